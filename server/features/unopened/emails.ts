import type { ReportType } from '#shared/contracts/release.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';

/** What a substitute has received, for an owner's email. Both people as the owner knows them. */
interface Turn {
  from: string;
  to: string;
  leavebits: number;
}

/** So many pairs of people are named in an email. */
const SHOWN_TURNS = 20;

/** Lets a living owner know that substitutes have received what someone hasn't opened. Names people and counts, and no content. */
export function passedOnEmail({
  turns,
  signInUrl,
}: {
  turns: readonly Turn[];
  signInUrl: string;
}): EmailContent {
  const shown = turns
    .slice(0, SHOWN_TURNS)
    .map(
      ({ from, to, leavebits }) =>
        `${to} can now read ${leavebits === 1 ? 'a LeaveBit' : `${leavebits} LeaveBits`} that ${from} hasn’t opened.`,
    );
  const others = turns.length - shown.length;
  return {
    subject: 'Something that wasn’t opened was passed on',
    preheader: 'As you chose, someone else can now read it as well.',
    heading: 'It’s someone else’s turn',
    paragraphs: [
      'As you chose, someone else has received what wasn’t opened. Whoever hasn’t opened it was reminded, and can still read it.',
      ...shown,
      ...(others > 0 ? [`It’s the same for ${others} more. Your activity log has all of them.`] : []),
      'If that’s not what you want, sign in and remove the recipient. What they’ve read by then can’t be unread. You may also want to ask whether the address of whoever hasn’t opened it is still right.',
    ],
    action: { label: 'Sign in', url: signInUrl },
    why: 'You have a LeaveBits account, and chose who receives what someone doesn’t open. Your activity log has the details.',
    mistake:
      'If you didn’t choose this, someone else can use your account. Please reset your password on the sign-in page.',
  };
}

/** What opened something that was passed on. */
export interface PassedOnBy {
  release: boolean;
  date: boolean;
}

/**
 * The same after a release. Whoever reads the mailbox then may not be the owner, so it says neither who nor how much: that is in
 * the account.
 */
export function passedOnAfterReleaseEmail({
  signInUrl,
  by,
  reportType,
}: {
  signInUrl: string;
  by: PassedOnBy;
  reportType: ReportType;
}): EmailContent {
  const isDeath = reportType === 'death';
  const what = by.release
    ? `Something that was released after a report about you${by.date ? ', and something that opened on a date you chose,' : ''}`
    : 'Something that opened on a date you chose';
  const stays = by.date
    ? ' What a date had opened stays with them, and your activity log says who it is.'
    : '';
  return {
    subject: 'Something that wasn’t opened was passed on',
    preheader: by.release
      ? isDeath
        ? 'If you’re well, sign in and lock everything again.'
        : 'Once you’re well again, sign in and press “I’m back”.'
      : 'As you chose, someone else can now read it as well.',
    heading: 'Something was passed on',
    paragraphs: [
      `${what} hasn’t been opened by whoever it was for. As you chose, someone else can now read it as well.`,
      by.release
        ? `${isDeath ? 'If you’re well, sign in and lock everything again on your home page. The report there says who received something, and locking everything' : 'Once you can look after your own affairs, sign in and press “I’m back” on your home page. The report there says who received something, and being back'} takes it back from them.${stays} Anything people have read in the meantime can’t be unread.`
        : `A date opened it, so the report about you has nothing to do with it, and ${isDeath ? 'locking everything again' : '“I’m back”'} doesn’t lock it. Your activity log says who received it.`,
    ],
    action: { label: 'Sign in', url: signInUrl },
    why: 'You chose who receives what someone doesn’t open.',
    mistake:
      'If you look after this mailbox for someone who has died or can’t do so, you don’t need to do anything.',
  };
}
