import type { ReportType } from '#shared/contracts/release.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import type { EmailDate } from '../../adapters/mail/email-dates.ts';
import { writeEmail, type EmailWriter } from '../../adapters/mail/write-email.ts';
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

type Writer = EmailWriter<'mail-recipients'>;

/**
 * Tells a recipient that a LeaveBit has been shared with them. Says who shared it and when and where it can be read, but never
 * what it contains.
 */
export function shareNoticeEmail(notice: ShareNoticeFacts): EmailContent {
  const { link, lock } = notice;
  return writeEmail('mail-recipients', (writer) => {
    const { t, dateLink } = writer;
    return {
      ...writeNotice(notice, writer),
      action: { label: t(notice.kind === 'locked' ? 'seeWhatIsKept' : 'openPage'), url: link },
      ...(lock?.opensAt ? { links: [dateLink(lock.opensAt)] } : {}),
      why: t('whyChosen'),
      mistake: t('forStrangers'),
    };
  });
}

function writeNotice(
  notice: ShareNoticeFacts,
  writer: Writer,
): Pick<EmailContent, 'subject' | 'preheader' | 'heading' | 'paragraphs'> {
  const { t } = writer;
  const { isSealed = false } = notice;
  const { owner, ownerInFull } = formatOwnerNames(notice);
  const sealed = isSealed ? [t('sealedNotice')] : [];
  switch (notice.kind) {
    case 'open':
      return {
        subject: t('sharedSubject', { owner }),
        preheader: t(isSealed ? 'sharedSealedPreheader' : 'sharedPreheader'),
        heading: t('sharedHeading'),
        paragraphs: [
          t(isSealed ? 'sharedSealedNews' : 'sharedNews', { ownerInFull }),
          ...sealed,
          t('safeguards'),
        ],
      };
    case 'locked':
      return {
        subject: t('keptSubject', { owner }),
        preheader: t('keptPreheader'),
        heading: t('keptHeading'),
        paragraphs: [
          t('keptNews', { ownerInFull }),
          describeOpening(notice.lock, writer),
          ...sealed,
          t('keptKeepEmail'),
          t('keptConfirmAddress'),
          t('safeguards'),
        ],
      };
  }
}

function describeOpening(lock: ShareNoticeFacts['lock'], { t, date }: Writer): string {
  const waitsFor = lock?.waitsFor ?? null;
  switch (waitsFor) {
    case 'report':
      return t('keptUntilReport');
    case 'date':
      return lock?.opensAt ? t('keptUntilDate', { date: date(lock.opensAt) }) : t('keptDateUnset');
    case null:
      return t('keptTimeUnset');
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
  return writeEmail('mail-recipients', (writer) => {
    const { t, dateLink } = writer;
    const { news, isCertain, ...words } = writeOpening(names, because, writer);
    return {
      ...words,
      paragraphs: [
        ...news,
        ...(hasSealed ? [t('sealedPart')] : []),
        describeAccessEnd(readableUntil, writer),
        t('safeguards'),
      ],
      action: { label: t('openPage'), url: link },
      ...(readableUntil ? { links: [dateLink(readableUntil)] } : {}),
      why: t(hasDied(because) ? 'whyChosenBefore' : 'whyChosen'),
      mistake: isCertain ? t('forStrangers') : `${t('openedIfWell')} ${t('forStrangers')}`,
    };
  });
}

const hasDied = (because: OpeningReason): boolean =>
  because.event === 'death' ||
  ((because.event === 'return' || because.event === 'turn' || because.event === 'date') &&
    because.after === 'death');

interface OpeningWords extends Pick<EmailContent, 'subject' | 'preheader' | 'heading'> {
  news: string[];
  /** False if it relies on what others have reported. */
  isCertain: boolean;
}

function writeOpening(names: OwnerNames, because: OpeningReason, { t }: Writer): OpeningWords {
  const { owner, ownerInFull } = formatOwnerNames(names);
  switch (because.event) {
    case 'death':
      return {
        subject: t('openedAfterDeathSubject', { owner }),
        preheader: t('noHurryFeelReady'),
        heading: t('openedAfterDeathHeading'),
        news: [
          t('openedAfterDeathNews', { people: because.confirmedBy, ownerInFull }),
          t(because.isSubstitute ? 'openedAfterDeathSubstitute' : 'openedAfterDeathWhat'),
          ...(because.isReturned ? [t('openedWasRemoved')] : []),
        ],
        isCertain: false,
      };
    case 'incapacitation':
      return {
        subject: t('openedKeptSubject', { owner }),
        preheader: t('noHurryReady'),
        heading: t('openedAfterIncapacitationHeading'),
        news: [
          t('openedAfterIncapacitationNews', { people: because.confirmedBy, ownerInFull }),
          t(because.isSubstitute ? 'openedAfterIncapacitationSubstitute' : 'openedAfterIncapacitationWhat'),
          ...(because.isReturned ? [t('openedWasRemoved')] : []),
        ],
        isCertain: false,
      };
    case 'return': {
      const hasLeft = because.after === 'death';
      return {
        subject: t(hasLeft ? 'returnedLeftSubject' : 'returnedKeptSubject', { owner }),
        preheader: t('noHurryReady'),
        heading: t('returnedHeading'),
        news: [t(hasLeft ? 'returnedLeftNews' : 'returnedKeptNews', { ownerInFull })],
        isCertain: because.after === null,
      };
    }
    case 'turn':
      return {
        subject: t('turnSubject', { owner }),
        preheader: t('noHurryReady'),
        heading: t('turnHeading'),
        news: [t(because.after === 'death' ? 'turnLeftNews' : 'turnKeptNews', { ownerInFull })],
        isCertain: because.after === null,
      };
    case 'date':
      if (because.after === 'death') {
        return {
          subject: t('dateAfterDeathSubject', { owner }),
          preheader: t('noHurryFeelReady'),
          heading: t('dateAfterDeathHeading'),
          news: [t('dateAfterDeathNews', { ownerInFull })],
          isCertain: false,
        };
      }
      return {
        subject: t('dateSubject', { owner }),
        preheader: t('datePreheader'),
        heading: t('dateHeading'),
        news: [t('dateNews', { ownerInFull })],
        isCertain: true,
      };
    case 'owner':
      return {
        subject: t('openedKeptSubject', { owner }),
        preheader: t('openedByOwnerPreheader'),
        heading: t('openedByOwnerHeading'),
        news: [t('openedByOwnerNews', { ownerInFull })],
        isCertain: true,
      };
    default:
      return because satisfies never;
  }
}

const describeAccessEnd = (readableUntil: EmailDate | null, { t, date }: Writer): string =>
  readableUntil ? t('readableUntil', { date: date(readableUntil) }) : t('readableForNow');

/** Asks a recipient to open their page and verify their address, without saying anything about what is stored for them. */
export function reminderEmail({ link, ...names }: OwnerNames & { link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t }) => ({
    subject: t('reminderSubject', { owner }),
    preheader: t('reminderPreheader'),
    heading: t('reminderHeading'),
    paragraphs: [t('reminderNews', { ownerInFull }), t('reminderEffort'), t('safeguards')],
    action: { label: t('openPage'), url: link },
    why: t('whyChosen'),
    mistake: t('forStrangers'),
  }));
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
  return writeEmail('mail-recipients', (writer) => {
    const { t, date, dateLink } = writer;
    const shared = {
      subject: t('unopenedSubject', { owner }),
      heading: t('unopenedHeading'),
      action: { label: t('openPage'), url: link },
      why: t('unopenedWhy'),
      mistake: t('forStrangers'),
    };
    const news = t('unopenedNews', { ownerInFull });
    const sealed = hasSealed ? [t('sealedPart')] : [];
    const end = describeAccessEnd(readableUntil, writer);
    if (!passingOn)
      return {
        ...shared,
        preheader: t('noHurryReady'),
        paragraphs: [`${news} ${t('noHurry')}`, ...sealed, end, t('unopenedDecline'), t('safeguards')],
        ...(readableUntil ? { links: [dateLink(readableUntil)] } : {}),
      };
    const { from } = passingOn;
    return {
      ...shared,
      preheader: t('unopenedPreheader'),
      paragraphs: [
        news,
        from ? t('unopenedPassingOn', { date: date(from) }) : t('unopenedPassedOn'),
        ...sealed,
        end,
        t('unopenedDeclineForSubstitute'),
        t('safeguards'),
      ],
      ...(from
        ? { links: [dateLink(from, readableUntil ? 'firstDateInYourTimeZone' : undefined)] }
        : readableUntil
          ? { links: [dateLink(readableUntil)] }
          : {}),
    };
  });
}

/**
 * Tells a recipient about several LeaveBits at the same time.
 * @param link leads to a page with only these LeaveBits
 */
export function shareSelectionEmail({ link, ...names }: OwnerNames & { link: string }): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t }) => ({
    subject: t('selectionSubject', { owner }),
    preheader: t('selectionPreheader'),
    heading: t('selectionHeading'),
    paragraphs: [t('selectionNews', { ownerInFull }), t('selectionLocked'), t('safeguards')],
    action: { label: t('selectionButton'), url: link },
    why: t('whyChosen'),
    mistake: t('forStrangers'),
  }));
}

/**
 * Tells a recipient that another address has replaced theirs. Names neither the new address, which the old mailbox may not be
 * meant to know, nor anything stored.
 */
export function recipientMovedEmail(names: OwnerNames): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t }) => ({
    subject: t('movedSubject', { owner }),
    preheader: t('movedPreheader'),
    heading: t('movedHeading'),
    paragraphs: [t('movedNews', { ownerInFull }), t('movedExpected'), t('movedUnexpected')],
    why: t('movedWhy'),
    mistake: t('movedMistake'),
  }));
}
