import { callOwner, type OwnerNames } from '#shared/domain/names.ts';
import type { Letter } from '../../adapters/mail/layout.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';
import type { Lock } from '../access/rules.ts';

export interface ShareNotice extends OwnerNames {
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
  const { link, lock, readableUntil } = notice;
  const { owner } = callOwner(notice);
  return {
    ...noticeWords(notice),
    action: { label: notice.kind === 'locked' ? 'See what is kept for you' : 'Open your page', url: link },
    ...(lock?.opensAt ? { links: [inOwnTime(lock.opensAt)] } : {}),
    ...(readableUntil ? { links: [inOwnTime(readableUntil)] } : {}),
    why: `${owner} uses LeaveBits to keep information for others, and named this address to receive it.`,
    mistake:
      `If you do not know ${owner}, or think this was meant for someone else, you can ignore this email. ` +
      'Nothing is shown without a code sent to this address.',
  };
}

function noticeWords(notice: ShareNotice): Pick<Letter, 'subject' | 'preheader' | 'heading' | 'paragraphs'> {
  const { kind, lock, readableUntil } = notice;
  const { owner, ownerInFull } = callOwner(notice);
  switch (kind) {
    case 'open':
      return {
        subject: `${owner} has shared something with you`,
        preheader: 'You can read it now, on a page of your own.',
        heading: 'Something has been shared with you',
        paragraphs: [
          `${ownerInFull} has shared information with you through LeaveBits. You can read it now, on a page of your own.`,
          safeguards,
        ],
      };
    case 'locked':
      return {
        subject: `${owner} is keeping something for you`,
        preheader: 'There is nothing you need to do now. Please keep this email.',
        heading: 'Something is being kept for you',
        paragraphs: [
          `${ownerInFull} has put information in safekeeping for you with LeaveBits. It is closed for now.`,
          `${whenItOpens(owner, lock)} We will write to you again then.`,
          'There is nothing you need to do now. Please keep this email. Its link stays the same.',
          `If you like, open the link once and confirm your address. ${owner} can then see that it is the right one.`,
          safeguards,
        ],
      };
    case 'opened':
      return {
        subject: `Something ${owner} kept for you is now open`,
        preheader: 'You can read it when you are ready.',
        heading: 'What was kept for you is now open',
        paragraphs: [
          `${ownerInFull} put information in safekeeping for you with LeaveBits. It was closed until now. Now it is open.`,
          readableUntil
            ? `You can read it when you are ready. It stays open until ${readableUntil.text}. Please save what you want to keep. We will write to you again before it closes.`
            : 'You can read it when you are ready. It may not stay open forever, so please save what you want to keep.',
          safeguards,
        ],
      };
  }
}

function whenItOpens(owner: string, lock: ShareNotice['lock']): string {
  const waitsFor = lock?.waitsFor ?? null;
  switch (waitsFor) {
    case 'report':
      return (
        `It opens only after people ${owner} trusts have confirmed a death or a permanent incapacitation. ` +
        'We hope that this day is far away.'
      );
    case 'date':
      return lock?.opensAt ? `It opens on ${lock.opensAt.text}.` : 'It opens on a date that is not set yet.';
    case null:
      return 'It opens at a time that is not set yet.';
  }
}

/** Tells someone about several LeaveBits at once. @param link leads to the page with just these. */
export function shareSelection({ link, ...names }: OwnerNames & { link: string }): Letter {
  const { owner, ownerInFull } = callOwner(names);
  return {
    subject: `${owner} sends you a link to what is kept for you`,
    preheader: 'You can see it on one page.',
    heading: 'Something is kept for you',
    paragraphs: [
      `${ownerInFull} keeps information for you with LeaveBits, and asked us to send you this link. It leads to one page with all of it.`,
      'Some of it may still be closed. The page says when it opens.',
      safeguards,
    ],
    action: { label: 'Open the page', url: link },
    why: `${owner} uses LeaveBits to keep information for others, and named this address to receive it.`,
    mistake:
      `If you do not know ${owner}, or think this was meant for someone else, you can ignore this email. ` +
      'Nothing is shown without a code sent to this address.',
  };
}
