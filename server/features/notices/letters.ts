import type { Letter } from '../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';
import type { Lock } from '../access/rules.ts';

export interface ShareNotice {
  ownerUsername: string;
  /** The recipient's own page. The link never changes. */
  link: string;
  /** `open` and `locked`: newly shared. `opened`: it was locked before and is open now. */
  kind: 'open' | 'locked' | 'opened';
  /** Only for `locked`: the event or date that it waits for. */
  lock?: { waitsFor: Lock['waitsFor']; opensAt: LetterMoment | null };
  /** Only for `opened`, after a release: it can be read at least until then. */
  readableUntil?: LetterMoment | null;
}

const safeguards =
  'You need no account. Before anything is shown, we send a code to this address and ask you for it. ' +
  'We never ask for a password or for money.';

/** Tells someone that a LeaveBit is shared with them. It names the owner, the time and the place, but never the content. */
export function shareNotice(notice: ShareNotice): Letter {
  const { ownerUsername, link, lock, readableUntil } = notice;
  return {
    ...noticeWords(notice),
    action: { label: notice.kind === 'locked' ? 'See what is kept for you' : 'Open your page', url: link },
    ...(lock?.opensAt ? { links: [inOwnTime(lock.opensAt)] } : {}),
    ...(readableUntil ? { links: [inOwnTime(readableUntil)] } : {}),
    why: `${ownerUsername} uses LeaveBits to keep information for others, and named this address to receive it.`,
    mistake:
      `If you do not know ${ownerUsername}, or think this was meant for someone else, you can ignore this email. ` +
      'Nothing is shown without a code sent to this address.',
  };
}

function noticeWords({
  ownerUsername,
  kind,
  lock,
  readableUntil,
}: ShareNotice): Pick<Letter, 'subject' | 'preheader' | 'heading' | 'paragraphs'> {
  switch (kind) {
    case 'open':
      return {
        subject: `${ownerUsername} has shared something with you`,
        preheader: 'You can read it now, on a page of your own.',
        heading: 'Something has been shared with you',
        paragraphs: [
          `${ownerUsername} has shared information with you through LeaveBits. You can read it now, on a page of your own.`,
          safeguards,
        ],
      };
    case 'locked':
      return {
        subject: `${ownerUsername} is keeping something for you`,
        preheader: 'There is nothing you need to do now. Please keep this email.',
        heading: 'Something is being kept for you',
        paragraphs: [
          `${ownerUsername} has put information in safekeeping for you with LeaveBits. It is closed for now.`,
          `${whenItOpens(ownerUsername, lock)} We will write to you again then.`,
          'There is nothing you need to do now. Please keep this email. Its link stays the same.',
          `If you like, open the link once and confirm your address. ${ownerUsername} can then see that it is the right one.`,
          safeguards,
        ],
      };
    case 'opened':
      return {
        subject: `Something ${ownerUsername} kept for you is now open`,
        preheader: 'You can read it when you are ready.',
        heading: 'What was kept for you is now open',
        paragraphs: [
          `${ownerUsername} put information in safekeeping for you with LeaveBits. It was closed until now. Now it is open.`,
          readableUntil
            ? `You can read it when you are ready. It stays open until ${readableUntil.text}. Please save what you want to keep. We will write to you again before it closes.`
            : 'You can read it when you are ready. It may not stay open forever, so please save what you want to keep.',
          safeguards,
        ],
      };
  }
}

function whenItOpens(ownerUsername: string, lock: ShareNotice['lock']): string {
  const waitsFor = lock?.waitsFor ?? null;
  switch (waitsFor) {
    case 'report':
      return (
        `It opens only after people ${ownerUsername} trusts have confirmed a death or a permanent incapacitation. ` +
        'We hope that this day is far away.'
      );
    case 'date':
      return lock?.opensAt ? `It opens on ${lock.opensAt.text}.` : 'It opens on a date that is not set yet.';
    case null:
      return 'It opens at a time that is not set yet.';
  }
}

/** Tells someone about several LeaveBits at once. @param link leads to the page with just these. */
export function shareSelection({ ownerUsername, link }: { ownerUsername: string; link: string }): Letter {
  return {
    subject: `${ownerUsername} sends you a link to what is kept for you`,
    preheader: 'You can see it on one page.',
    heading: 'Something is kept for you',
    paragraphs: [
      `${ownerUsername} keeps information for you with LeaveBits, and asked us to send you this link. It leads to one page with all of it.`,
      'Some of it may still be closed. The page says when it opens.',
      safeguards,
    ],
    action: { label: 'Open the page', url: link },
    why: `${ownerUsername} uses LeaveBits to keep information for others, and named this address to receive it.`,
    mistake:
      `If you do not know ${ownerUsername}, or think this was meant for someone else, you can ignore this email. ` +
      'Nothing is shown without a code sent to this address.',
  };
}
