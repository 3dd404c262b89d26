import type { ReportType } from '#shared/contracts/release.ts';
import type { ParticipantInvolvement } from '#shared/contracts/report-links.ts';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { createTimeZoneLink, type EmailDate } from '#server/adapters/mail/email-dates.ts';
import { writeEmail } from '#server/adapters/mail/write-email.ts';
import {
  createReportTimeLinks,
  getReportTimeLinks,
  reportedEventLabels,
  type ReportEmailFacts,
  type ReportEmailWriter,
} from '../email-parts.ts';

/**
 * Notifies reporters that the estate was opened after a report.
 * @param report.part what the reader did about it. For all that someone who denied it knows, the owner is alive.
 */
export function reportReleasedEmail(
  report: ReportEmailFacts & { part: ParticipantInvolvement },
): EmailContent {
  const { part, reportType: type } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    const facts = { date: date(report.reportedAt), type, ownerInFull };
    const shared = {
      subject: t('releasedSubject', { owner }),
      heading: t('releasedHeading'),
      links: createReportTimeLinks(report, writer),
      why: t('whyParticipant'),
    };
    if (part === 'denied')
      return {
        ...shared,
        preheader: t('releasedPreheaderDenied'),
        paragraphs: [t('releasedNewsDenied', facts), t('signInAndLock')],
        mistake: t('releasedMistakeDenied'),
      };
    return {
      ...shared,
      preheader: t('releasedPreheader'),
      paragraphs: [
        t(part === 'made' ? 'releasedNewsOwn' : 'releasedNews', facts),
        `${t(type === 'death' ? 'releasedSorryDeath' : 'releasedSorry')} ${t(afterRelease[part])}`,
      ],
      mistake: t(type === 'death' ? 'signInAndLock' : 'releasedIfWell'),
    };
  });
}

const afterRelease = {
  made: 'releasedMade',
  confirmed: 'releasedConfirmed',
  asked: 'releasedAsked',
} as const satisfies Record<Exclude<ParticipantInvolvement, 'denied'>, string>;

/** Sent to the owner's own mailbox when the estate opens, because they must find out if the report was false. */
export function estateOpenedEmail(report: ReportEmailFacts & { homeUrl: string }): EmailContent {
  return {
    subject: 'Your LeaveBits have been released',
    preheader:
      report.reportType === 'death'
        ? 'If you’re well, sign in and lock them again.'
        : 'Once you’re well again, sign in and lock them again.',
    heading: 'Your LeaveBits have been released',
    paragraphs: [
      `The report of ${report.reportedAt.text} about your ${reportedEventLabels[report.reportType]} was confirmed and wasn’t refuted in time. The people you chose can now read the LeaveBits you left for them in case of your death or incapacitation.`,
      report.reportType === 'death'
        ? 'If you’re well, sign in and lock everything again on your home page. Anything people have read in the meantime can’t be unread.'
        : 'Once you can look after your own affairs, sign in and press “I’m back” on your home page. Everything is locked again then, and you see who has read what.',
    ],
    action: { label: 'Sign in', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'You chose reporters who can report your death or permanent incapacitation, and they’ve done so.',
    mistake: `If you look after this mailbox for someone who ${report.reportType === 'death' ? 'has died' : 'can’t do so'}, you don’t need to do anything.`,
  };
}

/**
 * Notifies reporters that an opened estate was locked again. Anyone signed in can lock it, so the email doesn't say that the
 * owner is well.
 * @param report.isReporter whether the reader still is a reporter. They may have been removed while everything was open.
 */
export function releaseRevokedEmail(report: ReportEmailFacts & { isReporter: boolean }): EmailContent {
  return report.reportType === 'death' ? deathRevokedEmail(report) : ownerBackEmail(report);
}

type Revoked = Parameters<typeof releaseRevokedEmail>[0];

/** What a reporter can do about somebody else in the account. */
const writeNextReport = (isReporter: boolean, { t }: ReportEmailWriter) =>
  t(isReporter ? 'reportAgain' : 'othersCanReport');

/** Nobody made a mistake. Anyone signed in can say that the owner is back, so the reader is asked to make sure. */
function ownerBackEmail(report: Revoked): EmailContent {
  const { isReporter } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('backSubject', { owner }),
      preheader: t('backPreheader'),
      heading: t('backHeading'),
      paragraphs: [
        t('backNews', { ownerInFull, date: date(report.reportedAt) }),
        isReporter ? `${t('backThanks')} ${t('backLinks')}` : t('backThanks'),
        ...(isReporter ? [] : [t('removedSince')]),
      ],
      links: createReportTimeLinks(report, writer),
      why: t('whyParticipant'),
      mistake: `${t('backMistake')} ${writeNextReport(isReporter, writer)}`,
    };
  });
}

function deathRevokedEmail(report: Revoked): EmailContent {
  const { isReporter } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('lockedSubject', { owner }),
      preheader: t('lockedPreheader'),
      heading: t('lockedHeading'),
      paragraphs: [
        t('lockedNews', { date: date(report.reportedAt), ownerInFull }),
        ...(isReporter ? [] : [t('removedSince')]),
        isReporter ? `${t('lockedAskOwner')} ${t('lockedLinks')}` : t('lockedAskOwner'),
      ],
      links: createReportTimeLinks(report, writer),
      why: t('whyParticipant'),
      mistake: `${t('lockedMistake')} ${writeNextReport(isReporter, writer)}`,
    };
  });
}

/**
 * Notifies the owner that everything a report opened is locked again and that PayFast has stopped any charging. Doubles as
 * a warning in case someone else did it.
 */
export function estateRelockedEmail(
  report: ReportEmailFacts & {
    homeUrl: string;
    /** Null if the release ended no agreement. `link`: the payment page. */
    chargingEnded: { paidUntil: EmailDate; isOver: boolean; link: string } | null;
    /** Set if something was taken back from substitutes. */
    takenBack?: { wasRead: boolean } | null;
  },
): EmailContent {
  const { chargingEnded } = report;
  const isBack = report.reportType === 'incapacitation';
  const locked = [
    `The LeaveBits that were released after the report of ${report.reportedAt.text} are locked again. We’ve let your recipients and reporters know${isBack ? ' that you’re back' : ''}.`,
    `Anything people have read in the meantime can’t be unread.${isBack ? ' Your activity log says who read what, and what nobody read. Only you can see it.' : ''}`,
    ...(report.takenBack ? [describeTakenBack(report.takenBack)] : []),
  ];
  const title = isBack ? 'Welcome back: everything is locked again' : 'Everything is locked again';
  const common = {
    subject: title,
    heading: title,
    why: `Someone who’s signed in to your account has ${isBack ? 'told us that you’re back, and ' : ''}locked the LeaveBits that a report about you had released.`,
    mistake:
      'If this wasn’t you, someone else can use your account. Please reset your password on the sign-in page.',
  };
  if (!chargingEnded) {
    return {
      ...common,
      preheader: 'We’ve let your recipients and reporters know.',
      paragraphs: locked,
      action: { label: 'Go to your home page', url: report.homeUrl },
      links: getReportTimeLinks(report),
    };
  }
  const { paidUntil, isOver, link } = chargingEnded;
  return {
    ...common,
    preheader: 'You’ll need to set up your payment again.',
    paragraphs: [
      ...locked,
      'When your LeaveBits were released, we asked PayFast, our payment provider, to stop charging your card. That can’t be undone. PayFast won’t charge you again unless you set up the payment again.',
      isOver
        ? `Your LeaveBits were paid until ${paidUntil.text}, so nobody can open them for now, but they’re safe. You’ll be able to use them again as soon as you set up the payment on your payment page.`
        : `Your LeaveBits are paid until ${paidUntil.text}. To keep using them after that, please set up the payment again on your payment page.`,
      'You enter your card details at PayFast, never here. We never ask for card details or a password by email or by phone.',
    ],
    action: { label: 'Set up the payment', url: link },
    links: [createTimeZoneLink(paidUntil, 'The end of the paid period')],
  };
}

const describeTakenBack = ({ wasRead }: { wasRead: boolean }): string =>
  `Something that wasn’t opened had gone to someone you chose for that case. It’s no longer shared with them. If there’s ever another release, it’s for the people you named first again, and goes to someone else only after the time you chose. ${
    wasRead
      ? 'Some of it had been read by then. Your activity log says by whom.'
      : 'None of it had been read by then. Your activity log says whom it had gone to.'
  }`;

/**
 * Notifies a recipient that the LeaveBits opened for them are locked again.
 * @param facts.isHeir whether something is still kept for them
 * @param facts.wasSubstitute whether they had received something in place of somebody who hadn't opened it. They aren't its recipient anymore
 */
export function recipientLockedAgainEmail({
  link,
  reportType,
  isHeir = true,
  wasSubstitute = false,
  ...names
}: OwnerNames & {
  link: string;
  reportType: ReportType;
  isHeir?: boolean;
  wasSubstitute?: boolean;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return writeEmail('mail-recipients', ({ t, common }) => {
    const shared = {
      action: { label: t(isHeir ? 'seeWhatIsKept' : 'openPage'), url: link },
      why: t('whyChosen'),
    };
    const forSubstitutes = wasSubstitute ? [t('takenBackFromSubstitute')] : [];
    if (reportType === 'incapacitation') {
      const news = t('backNews', { ownerInFull });
      return {
        ...shared,
        subject: t('backSubject', { owner }),
        preheader: t('backPreheader'),
        heading: t('backHeading'),
        paragraphs: [isHeir ? `${news} ${t('backStillKept')}` : news, ...forSubstitutes, t('backAsk')],
        mistake: t('backMistake'),
      };
    }
    return {
      ...shared,
      subject: t('lockedSubject', { owner }),
      preheader: t('lockedPreheader'),
      heading: t('lockedHeading'),
      paragraphs: [
        t(isHeir ? 'lockedNews' : 'lockedNewsForFormer', { ownerInFull }),
        ...forSubstitutes,
        t('lockedAsk'),
      ],
      mistake: common('ignoreUnknownPerson'),
    };
  });
}

/**
 * Asks a reporter whether they can reach recipients whose mailboxes reject our email. Doesn't reveal what those recipients were
 * left.
 * @param people each with the name that the owner chose
 */
export function unreachableRecipientsEmail({
  people,
  readableUntil,
  pageUrl,
  supportEmail,
  ...names
}: OwnerNames & {
  people: readonly string[];
  readableUntil: EmailDate | null;
  pageUrl: string;
  supportEmail: string | null;
}): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(names);
  const count = people.length;
  return writeEmail('mail-reports', ({ t, date, dateLink, list }) => ({
    subject: t('unreachedSubject', { owner }),
    preheader: t('unreachedPreheader', { count }),
    heading: t('unreachedHeading', { count }),
    paragraphs: [
      count <= SHOWN_PEOPLE
        ? t('unreachedNews', { ownerInFull, count, people: list(people) })
        : t('unreachedNewsMore', {
            ownerInFull,
            people: people.slice(0, SHOWN_PEOPLE).join(', '),
            more: count - SHOWN_PEOPLE,
          }),
      t('unreachedAsk', { count }),
      t('unreachedMailbox'),
      [
        t('unreachedRetry'),
        ...(readableUntil ? [t('unreachedUntil', { date: date(readableUntil) })] : []),
        ...(supportEmail ? [t('unreachedSupport', { email: supportEmail })] : []),
      ].join(' '),
    ],
    action: { label: t('unreachedButton'), url: pageUrl },
    ...(readableUntil ? { links: [dateLink(readableUntil)] } : {}),
    why: t('unreachedWhy'),
    mistake: t('unreachedMistake', { count }),
  }));
}

const SHOWN_PEOPLE = 20;
