import type { ReportType } from '#shared/contracts/release.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import type { LockCondition } from '../access/rules.ts';

export interface ShareNoticeFacts extends OwnerNames {
  /** A permanent link to the recipient's own page. */
  link: string;
  kind: 'open' | 'locked';
  /** Whether it takes a card to read it. */
  isSealed?: boolean;
  /** Only for `locked`: the event or date that unlocks it. */
  lock?: { waitsFor: LockCondition['waitsFor']; opensAt: EmailDate | null };
}

/** Why a locked LeaveBit is now open. `confirmedBy` includes the reporter who submitted the report. */
export type OpeningReason =
  | { event: ReportType; confirmedBy: number; isReturned?: boolean; isSubstitute?: boolean }
  /**
   * It was restored to an open estate. `after` is the event of which an earlier email has notified the recipient; null if they
   * aren't an heir, who isn't told what happened.
   */
  | { event: 'return'; after: ReportType | null }
  /** The recipient is the substitute of someone who hasn't opened it. `after` as for a return. */
  | { event: 'turn'; after: ReportType | null }
  /** `after`: the event of which an earlier email has notified the recipient. Absent if none has. */
  | { event: 'date'; after?: ReportType }
  /** The owner changed the release rule. */
  | { event: 'owner' };

export interface OpeningNoticeFacts extends OwnerNames {
  /** The recipient's own page. */
  link: string;
  because: OpeningReason;
  /** After a release: the earliest date on which access can end. Null if unknown. */
  readableUntil: EmailDate | null;
  /** Whether it takes a card to read some of it. */
  hasSealed?: boolean;
}

const safeguards =
  'You don’t need an account. Before we show you anything, we’ll send a code to this address and ask you for it. ' +
  'We never ask for a password or for money.';

const keyCard = 'a key card: a printed page with a QR code and a key';

/** While the sender can still make a card. */
const isSealedNotice = `It’s sealed, so that nobody else can read it, not even we. To open it, you’ll also need ${keyCard}. If you haven’t been given one, please ask the sender for it.`;

const hasSealedNotice = `Some of it is sealed, so that nobody else can read it, not even we. To open that, you also need ${keyCard}. If you haven’t been given one, your page says whom to ask.`;

const whyChosen = 'Someone who keeps information with LeaveBits chose this address to receive it.';

const forStrangers =
  'If you don’t know this person, or think this was meant for someone else, you can ignore this email. ' +
  'Nothing is shown without a code sent to this address.';

/**
 * Tells a recipient that a LeaveBit has been shared with them. Says who shared it and when and where it can be read, but never
 * what it contains.
 */
export function shareNoticeEmail(notice: ShareNoticeFacts): EmailContent {
  const { link, lock } = notice;
  return {
    ...noticeWords(notice),
    action: {
      label: notice.kind === 'locked' ? 'See what’s being kept for you' : 'Open your page',
      url: link,
    },
    ...(lock?.opensAt ? { links: [createTimeZoneLink(lock.opensAt)] } : {}),
    why: whyChosen,
    mistake: forStrangers,
  };
}

function noticeWords(
  notice: ShareNoticeFacts,
): Pick<EmailContent, 'subject' | 'preheader' | 'heading' | 'paragraphs'> {
  const { kind, lock, isSealed = false } = notice;
  const { owner, ownerInFull } = formatOwnerNames(notice);
  switch (kind) {
    case 'open':
      return {
        subject: `${owner} has shared something with you`,
        preheader: isSealed
          ? 'You’ll need your key card to open it.'
          : 'You can now read it on your own private page.',
        heading: 'Something has been shared with you',
        paragraphs: [
          isSealed
            ? `${ownerInFull} has shared information with you through LeaveBits. It’s on your own private page.`
            : `${ownerInFull} has shared information with you through LeaveBits. You can now read it on your own private page.`,
          ...(isSealed ? [isSealedNotice] : []),
          safeguards,
        ],
      };
    case 'locked':
      return {
        subject: `${owner} is keeping something for you`,
        preheader: 'You don’t need to do anything now. Please keep this email.',
        heading: 'Something is being kept for you',
        paragraphs: [
          `${ownerInFull} is keeping information for you with LeaveBits. You can’t read it yet.`,
          `${whenItOpens(lock)} We’ll email you again when you can.`,
          ...(isSealed ? [isSealedNotice] : []),
          'You don’t need to do anything now. Please keep this email: the link in it stays the same.',
          'If you’d like, open the link and confirm your address, so that they can see it’s the right one.',
          safeguards,
        ],
      };
  }
}

function whenItOpens(lock: ShareNoticeFacts['lock']): string {
  const waitsFor = lock?.waitsFor ?? null;
  switch (waitsFor) {
    case 'report':
      return (
        'You’ll be able to read it only after people they trust have confirmed their death or permanent incapacitation. ' +
        'We hope that day is far away.'
      );
    case 'date':
      return lock?.opensAt
        ? `You’ll be able to read it on ${lock.opensAt.text}.`
        : 'The date hasn’t been set yet.';
    case null:
      return 'The time hasn’t been set yet.';
  }
}

/**
 * Tells a recipient that something locked for them is now open, and why. Says how many people confirmed a death, but never who.
 * The subject and preview don't mention the event, because others may see them on a lock screen.
 */
export function openingNoticeEmail({
  link,
  because,
  readableUntil,
  hasSealed = false,
  ...names
}: OpeningNoticeFacts): EmailContent {
  const { news, isCertain, ...words } = openingWords(formatOwnerNames(names), because);
  return {
    ...words,
    paragraphs: [...news, ...(hasSealed ? [hasSealedNotice] : []), howLong(readableUntil), safeguards],
    action: { label: 'Open your page', url: link },
    ...(readableUntil ? { links: [createTimeZoneLink(readableUntil)] } : {}),
    why: hasDied(because) ? whyLeft : whyChosen,
    mistake: isCertain
      ? forStrangers
      : `If you know that this person is well, please let them know immediately. They can sign in and lock everything again. ${forStrangers}`,
  };
}

const hasDied = (because: OpeningReason): boolean =>
  because.event === 'death' ||
  ((because.event === 'return' || because.event === 'turn' || because.event === 'date') &&
    because.after === 'death');

const whyLeft = 'Someone who kept information with LeaveBits chose this address to receive it.';

interface OpeningWords extends Pick<EmailContent, 'subject' | 'preheader' | 'heading'> {
  news: string[];
  /** False if it relies on what others have reported. */
  isCertain: boolean;
}

function openingWords(
  { owner, ownerInFull }: ReturnType<typeof formatOwnerNames>,
  because: OpeningReason,
): OpeningWords {
  switch (because.event) {
    case 'death':
      return {
        subject: `You can now read what ${owner} left for you`,
        preheader: 'There’s no hurry. You can read it when you feel ready.',
        heading: 'Something was left for you',
        news: [
          `We’re writing with sad news. ${people(because.confirmedBy)} chosen for this have confirmed that ${ownerInFull} has died. If you hadn’t heard, we’re sorry that you’re learning this from an email. Please accept our condolences.`,
          because.isSubstitute
            ? 'They left information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you feel ready.'
            : 'Information was left for you with LeaveBits, and you can now read it on your own private page. There’s no hurry. You can read it when you feel ready.',
          ...(because.isReturned ? [wasRemoved] : []),
        ],
        isCertain: false,
      };
    case 'incapacitation':
      return {
        subject: `You can now read what ${owner} is keeping for you`,
        preheader: 'There’s no hurry. You can read it when you’re ready.',
        heading: 'Something was kept for you',
        news: [
          `We’re writing with sad news. ${people(because.confirmedBy)} chosen for this have confirmed that ${ownerInFull} is permanently incapacitated. If you hadn’t heard, we’re sorry that you’re learning this from an email. We wish you both strength.`,
          because.isSubstitute
            ? 'They kept information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you’re ready.'
            : 'Information was kept for you with LeaveBits in case this happened, and you can now read it on your own private page. There’s no hurry. You can read it when you’re ready.',
          ...(because.isReturned ? [wasRemoved] : []),
        ],
        isCertain: false,
      };
    case 'return': {
      const what = (name: string) =>
        `${because.after === 'death' ? `${name} left` : `${name} keeps`} for you`;
      return {
        subject: `More of what ${what(owner)} can be read now`,
        preheader: 'There’s no hurry. You can read it when you’re ready.',
        heading: 'There’s more for you to read',
        news: [
          `More of what ${what(ownerInFull)} with LeaveBits can be read now, on your own private page. It had been removed a short time ago, and is back. There’s no hurry. You can read it when you’re ready.`,
        ],
        isCertain: because.after === null,
      };
    }
    case 'turn':
      return {
        subject: `You can now read something from ${owner}`,
        preheader: 'There’s no hurry. You can read it when you’re ready.',
        heading: 'Something has been passed on to you',
        news: [
          `${ownerInFull} ${because.after === 'death' ? 'left' : 'keeps'} information with LeaveBits for someone who hasn’t opened it, and asked that you receive it in that case. You can now read it on your own private page. There’s no hurry. You can read it when you’re ready.`,
        ],
        isCertain: because.after === null,
      };
    case 'date':
      if (because.after === 'death') {
        return {
          subject: `You can now read more of what ${owner} left for you`,
          preheader: 'There’s no hurry. You can read it when you feel ready.',
          heading: 'The day they chose has come',
          news: [
            `Before their death, ${ownerInFull} set aside something more for you with LeaveBits, and chose the day when you could read it. That day has come. You can now read it on your own private page. There’s no hurry. You can read it when you feel ready.`,
          ],
          isCertain: false,
        };
      }
      return {
        subject: `You can now read what ${owner} kept for you`,
        preheader: 'The day they chose has come.',
        heading: 'The day has come',
        news: [
          `${ownerInFull} set aside information for you with LeaveBits and chose the day when you could read it. That day has come. You can now read it on your own private page.`,
        ],
        isCertain: true,
      };
    case 'owner':
      return {
        subject: `You can now read what ${owner} is keeping for you`,
        preheader: 'They’ve decided that you can read it now.',
        heading: 'You can read it now',
        news: [
          `${ownerInFull} keeps information for you with LeaveBits. It was locked until now, but they’ve decided to share it with you. You can now read it on your own private page.`,
        ],
        isCertain: true,
      };
    default:
      return because satisfies never;
  }
}

const wasRemoved = 'Some of it had been removed a short time ago, and is back.';

const howLong = (readableUntil: EmailDate | null): string =>
  readableUntil
    ? `You can read it until ${readableUntil.text}. Please save anything you want to keep. We’ll email you again before it closes.`
    : 'It may not be available forever, so please save anything you want to keep.';

/** An owner has up to five reporters. */
const people = (count: number): string =>
  `${['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? count} people`;

/** Asks a recipient to open their page and verify their address, without saying anything about what is stored for them. */
export function reminderEmail({ link, ...names }: OwnerNames & { link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `${owner} would like you to visit your page`,
    preheader: 'It takes a minute or two. You don’t need to do anything else.',
    heading: 'Please visit your page',
    paragraphs: [
      `${ownerInFull} keeps information for you with LeaveBits, and would like you to visit your page and confirm your address, so that they can see it’s the right one.`,
      'It takes a minute or two. Some of it may still be locked. The page says when you’ll be able to read it.',
      safeguards,
    ],
    action: { label: 'Open your page', url: link },
    why: whyChosen,
    mistake: forStrangers,
  };
}

/**
 * Reminds a recipient that something is open and that they haven't opened it. Says neither what it is nor why it is open, because
 * not everyone is told about a death. Whoever has a substitute learns that there is one and when it's their turn, but not who.
 * @param passingOn.from when someone else can read it as well. Null if they already can, or will in a moment
 */
export function unopenedReminderEmail({
  link,
  readableUntil,
  passingOn,
  hasSealed = false,
  ...names
}: OwnerNames &
  Pick<OpeningNoticeFacts, 'link' | 'readableUntil' | 'hasSealed'> & {
    passingOn: { from: EmailDate | null } | null;
  }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const shared = {
    subject: `Something from ${owner} is waiting for you`,
    heading: 'Something is waiting for you',
    action: { label: 'Open your page', url: link },
    why: 'Someone who uses LeaveBits chose this address to receive it. We remind you of it three times at most.',
    mistake: forStrangers,
  };
  const news = `There’s information for you from ${ownerInFull} that you haven’t opened yet. You can read it on your own private page.`;
  if (!passingOn)
    return {
      ...shared,
      preheader: 'There’s no hurry. You can read it when you’re ready.',
      paragraphs: [
        `${news} There’s no hurry.`,
        ...(hasSealed ? [hasSealedNotice] : []),
        howLong(readableUntil),
        'If you’d rather not read it, you don’t need to do anything. If you don’t want it at all, your page has a way to say so.',
        safeguards,
      ],
      ...(readableUntil ? { links: [createTimeZoneLink(readableUntil)] } : {}),
    };
  const { from } = passingOn;
  const passedOn = from
    ? `They chose someone who receives it as well if you don’t open it. Anything that you haven’t opened by ${from.text} can then be read by that person, too. You lose nothing: you can still read it after that day.`
    : 'They chose someone who receives it as well if you don’t open it. Some of it can now be read by that person, too, or will be soon. You lose nothing: you can still read all of it.';
  return {
    ...shared,
    preheader: 'You can read it on your own private page.',
    paragraphs: [
      news,
      passedOn,
      ...(hasSealed ? [hasSealedNotice] : []),
      howLong(readableUntil),
      'If you’d rather not read it, you can leave it unopened. If you don’t want it at all, your page has a way to say so. Then nobody receives it in your place.',
      safeguards,
    ],
    ...(from
      ? { links: [createTimeZoneLink(from, readableUntil ? 'The first date' : undefined)] }
      : readableUntil
        ? { links: [createTimeZoneLink(readableUntil)] }
        : {}),
  };
}

/**
 * Tells a recipient about several LeaveBits at the same time.
 * @param link leads to a page with only these LeaveBits
 */
export function shareSelectionEmail({ link, ...names }: OwnerNames & { link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `${owner} sent you a link to information for you`,
    preheader: 'It’s all on one page.',
    heading: 'There’s information for you',
    paragraphs: [
      `${ownerInFull} keeps information for you with LeaveBits and asked us to send you this link. It leads to one page with all of it.`,
      'Some of it may still be locked. The page says when you’ll be able to read it.',
      safeguards,
    ],
    action: { label: 'Open the page', url: link },
    why: whyChosen,
    mistake: forStrangers,
  };
}

/**
 * Tells a recipient that another address has replaced theirs. Names neither the new address, which the old mailbox may not be
 * meant to know, nor anything stored.
 */
export function recipientMovedEmail(names: OwnerNames): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return {
    subject: `${owner} now has a different address for you`,
    preheader: 'What they keep for you goes to that address from now on.',
    heading: 'This address has been replaced',
    paragraphs: [
      `${ownerInFull} keeps information for you with LeaveBits, and has replaced this address with a different one. From now on, it can only be opened with the new address.`,
      'If you’ve changed your address, you don’t need to do anything.',
      `If you didn’t expect this, please call the sender or ask in person. They have three days to undo it with one click.`,
    ],
    why: 'The sender uses LeaveBits to keep information for other people, and had chosen this address to receive it.',
    mistake: 'If you don’t know the sender, you can ignore this email.',
  };
}
