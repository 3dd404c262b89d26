import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { writeEmail } from '#server/adapters/mail/write-email.ts';
import {
  createDeadlineLinks,
  createRefuteAction,
  createReportTimeLinks,
  explainTimeAway,
  getDeadlineLinks,
  reportedEventLabels,
  writeSubmitterFooter,
  type ReportEmailFacts,
  type ReportEmailWriter,
} from '../email-parts.ts';
import type { OwnerWarningStage } from './warning-rules.ts';

/** How many others have denied the report. */
const writeDenials = ({ denials }: AskedFacts, { t }: ReportEmailWriter): string[] =>
  denials === 0 ? [] : [t('deniedByOthers', { denials })];

/** How many have confirmed, and how the reader's confirmation would count. */
function writeProgress(report: AskedFacts, { t }: ReportEmailWriter): string {
  const { requiredConfirmations: required, confirmations } = report;
  if (confirmations === 0) return t('progressNone', { required });
  if (confirmations >= required) return t('progressEnough', { required, confirmations });
  return t(confirmations + 1 === required ? 'progressLast' : 'progressNext', { required, confirmations });
}

const isConfirmed = ({ confirmations, requiredConfirmations }: AskedFacts) =>
  confirmations >= requiredConfirmations;

/** How long the owner has to refute, and what happens then. */
function writeDeadline(report: AskedFacts, writer: ReportEmailWriter): string[] {
  const { t, date } = writer;
  const { expiresAt, isTimeOver } = report;
  return [
    isTimeOver ? t('deadlinePassed') : t('deadline', { date: date(expiresAt) }),
    ...explainTimeAway(report, writer),
    isConfirmed(report)
      ? t(isTimeOver ? 'opensSoon' : 'opensAfterDeadline')
      : t(isTimeOver ? 'opensOnceConfirmed' : 'opensAfterThat'),
  ];
}

/** What a confirmation request tells a reporter. */
interface AskedFacts extends ReportEmailFacts {
  confirmLink: string;
  requiredConfirmations: number;
  /** How many have confirmed so far. */
  confirmations: number;
  /** How many others have denied the report. */
  denials: number;
  /** Whether the reader has declined to be a reporter. */
  hasDeclined: boolean;
  /** Whether the reader has denied this report, and had the email sent again. */
  hasDenied: boolean;
}

/** What saying that a report isn't true does. An owner who is away may have longer than the days that it adds. */
function writeDenying(
  { awayUntil, expiresAt, isTimeOver }: AskedFacts,
  { t, date }: ReportEmailWriter,
): string {
  const days = limits.denialDays;
  return awayUntil && !isTimeOver
    ? t('askedIfFalseBefore', { days, date: date(expiresAt) })
    : t('askedIfFalse', { days });
}

/** Asks another reporter to confirm. */
export function confirmationRequestEmail(report: AskedFacts): EmailContent {
  if (report.hasDenied) return deniedRequestEmail(report);
  const { reporter, reportType: type, hasDeclined } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const isEnough = isConfirmed(report);
  const isNeeded = !hasDeclined && !isEnough;
  return writeEmail('mail-reports', (writer) => {
    const { t, common, date } = writer;
    return {
      subject: t('askedSubject', { owner }),
      preheader: t(isNeeded ? 'askedPreheaderNeeded' : 'askedPreheader'),
      heading: t(isNeeded ? 'askedHeadingNeeded' : 'askedHeading'),
      paragraphs: [
        t('askedNews', { reporter, type, ownerInFull, date: date(report.reportedAt) }),
        [
          t(hasDeclined ? 'askedAfterDeclining' : 'askedAsReporter'),
          writeProgress(report, writer),
          ...writeDenials(report, writer),
          ...writeDeadline(report, writer),
        ].join(' '),
        `${t('askedIfTrue')} ${writeDenying(report, writer)}`,
        common('neverAsk'),
      ],
      action: { label: t('askedButton'), url: report.confirmLink },
      links: createDeadlineLinks(report, writer),
      why: common('whyReporter'),
      mistake: t(isEnough ? 'openingConfirmsNothing' : 'askedMistake'),
    };
  });
}

/** The same link for a reporter who has denied the report. They know about it, so nothing is asked of them. */
function deniedRequestEmail(report: AskedFacts): EmailContent {
  const { reporter, reportType: type, requiredConfirmations: required, confirmations } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, common, date } = writer;
    return {
      subject: t('deniedLinkSubject', { owner }),
      preheader: t('deniedLinkPreheader'),
      heading: t('deniedLinkHeading'),
      paragraphs: [
        t('deniedLinkNews', { reporter, type, ownerInFull, date: date(report.reportedAt) }),
        [
          t('stillPending'),
          t('deniedLinkProgress', { required, confirmations }),
          ...writeDenials(report, writer),
          ...writeDeadline(report, writer),
        ].join(' '),
        t(isConfirmed(report) ? 'deniedLinkNextConfirmed' : 'deniedLinkNext'),
        common('neverAsk'),
      ],
      action: { label: t('deniedLinkButton'), url: report.confirmLink },
      links: createDeadlineLinks(report, writer),
      why: common('whyReporter'),
      mistake: t('openingConfirmsNothing'),
    };
  });
}

/** Confirms to a reporter that their report was received, and says what happens next. */
export function reportReceivedEmail(
  report: ReportEmailFacts & { requiredConfirmations: number },
): EmailContent {
  const { reportType: type, requiredConfirmations: required } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('receivedSubject', { owner }),
      preheader: t('receivedPreheader'),
      heading: t('receivedHeading'),
      paragraphs: [
        t('receivedNews', { type, ownerInFull, date: date(report.reportedAt) }),
        [
          t('receivedNext', { required, date: date(report.expiresAt) }),
          ...explainTimeAway(report, writer),
          t('opensAfterThat'),
        ].join(' '),
        t('receivedWithdraw'),
      ],
      links: createDeadlineLinks(report, writer),
      ...writeSubmitterFooter(writer),
    };
  });
}

/**
 * Warns the owner. This is the most important email, so it must be understood at a glance.
 * @param report.expiresAt the owner's deadline, which a final notice can extend beyond the window
 * @param report.isConfirmed whether enough other reporters have already confirmed
 * @param report.isLate whether the window has passed
 */
export function ownerWarningEmail(
  report: ReportEmailFacts & {
    refuteLink: string;
    stage: OwnerWarningStage;
    isConfirmed: boolean;
    isLate: boolean;
  },
): EmailContent {
  const { reporter, expiresAt } = report;
  const subject = {
    first: 'Are you well? Someone has submitted a report about you',
    half: report.isLate
      ? 'Reminder: a report about you is waiting for your response'
      : 'Reminder: half of your time to refute a report has passed',
    last: 'Last reminder: your time to refute a report is running out',
    final: 'Final notice: a report about you has been confirmed',
  }[report.stage];
  const afterwards = report.isConfirmed
    ? 'Enough of your other reporters have confirmed it, so your LeaveBits will be released after that.'
    : 'After that, your LeaveBits will be released once enough of your other reporters have confirmed.';
  return {
    subject,
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'If you’re well, please refute this report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} to LeaveBits on ${report.reportedAt.text}.`,
      `If this isn’t true, open the page and press the button there. You don’t need a password. You have until ${expiresAt.text}. If this email reached you late, you have more time, and the page says how much. ${afterwards}`,
      'You can also sign in and refute the report on your home page. We never ask for your password by email.',
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'You chose reporters who can report your death or permanent incapacitation, and one of them has done so.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}

/** Notifies reporters that the report is delayed because we haven't been able to warn the owner. */
export function reportDelayedEmail(report: ReportEmailFacts): EmailContent {
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('delayedSubject', { owner }),
      preheader: t('delayedPreheader'),
      heading: t('delayedHeading'),
      paragraphs: [
        t('delayedNews', { date: date(report.reportedAt), type: report.reportType, ownerInFull }),
        t('delayedNext'),
        t('delayedNothingElse'),
      ],
      links: createReportTimeLinks(report, writer),
      why: t('whyParticipant'),
      mistake: t('delayedMistake'),
    };
  });
}

/**
 * Notifies the owner immediately that enough reporters have confirmed. It has a refute link, but isn't a warning: no release
 * depends on it.
 */
export function reportConfirmedEmail(report: ReportEmailFacts & { refuteLink: string }): EmailContent {
  const { reporter, reportedAt, expiresAt } = report;
  return {
    subject: 'Enough of your reporters have confirmed a report about you',
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'Enough reporters have confirmed the report',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. Enough of your other reporters have now confirmed it.`,
      `Unless you refute the report, your LeaveBits will be released on ${expiresAt.text} or later.`,
      'If you’re well, please refute it now. You don’t need a password. You can also sign in and refute it on your home page.',
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'We email you when enough of your reporters have confirmed a report about you.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}
