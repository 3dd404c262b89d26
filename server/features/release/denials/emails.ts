import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import { createFormatter, writeEmail } from '#server/adapters/mail/write-email.ts';
import {
  createDeadlineLinks,
  createRefuteAction,
  getDeadlineLinks,
  reportedEventLabels,
  writeSubmitterFooter,
  type ReportEmailFacts,
  type ReportEmailWriter,
} from '../email-parts.ts';

/** What a denial means for a report, for its emails. */
interface DeniedFacts extends ReportEmailFacts {
  /** How many confirmations it needs now. */
  needed: number;
  /** How many reporters can still confirm or have confirmed. */
  possible: number;
}

type Translations = Pick<ReportEmailWriter, 't' | 'date'>;

/** For emails to owners. */
const english: Translations = { t: createFormatter('mail-reports', 'en'), date: ({ text }) => text };

/** What opens when after a denial. */
function describeDenial({ needed, possible, expiresAt }: DeniedFacts, { t, date }: Translations): string {
  const now = t('neededAfterDenial', { date: date(expiresAt), needed });
  return needed > possible ? `${now} ${t('tooFewAfterDenial', { days: limits.reportExpiresDays })}` : now;
}

/** Notifies the owner immediately that a reporter who was asked to confirm denied the report. */
export function reportDeniedOwnerEmail(
  report: DeniedFacts & { denier: string; hasReason: boolean; refuteLink: string },
): EmailContent {
  const { denier, reporter, reportedAt, expiresAt, hasReason } = report;
  return {
    subject: 'One of your reporters says that a report about you isn’t true',
    preheader: `If you’re well, refute it before ${expiresAt.text}.`,
    heading: 'One of your reporters says that it isn’t true',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. We asked ${denier} to confirm it, and they say that it isn’t true.${hasReason ? ' They told us why, and you can read it on the page where you refute the report.' : ''}`,
      `That gives you time. ${describeDenial(report, english)}`,
      `It doesn’t end the report. If you’re alive and well, please refute it before ${expiresAt.text}. You don’t need a password. You can also sign in and refute it on your home page.`,
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'We email you when one of your reporters says that a report about you isn’t true.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, please speak to both reporters. Please don’t refute a report that’s true.',
  };
}

/**
 * Tells whoever submitted a report that a reporter who was asked to confirm denied it, without saying who. Everyone must feel
 * free to deny, and reporters don't learn the addresses of others who haven't reported.
 * @param report.canTakeBack false once another reporter has confirmed it, or if the owner has removed the reader as a reporter
 */
export function reportDeniedSubmitterEmail(report: DeniedFacts & { canTakeBack: boolean }): EmailContent {
  const { canTakeBack } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('deniedSubject', { owner }),
      preheader: t('deniedPreheader'),
      heading: t('deniedHeading'),
      paragraphs: [
        t('deniedNews', { type: report.reportType, ownerInFull, date: date(report.reportedAt) }),
        `${t(canTakeBack ? 'deniedPendingOrWithdrawn' : 'deniedPending')} ${describeDenial(report, writer)}`,
        [t('speakToOthers'), ...(canTakeBack ? [t('deniedWithdraw')] : []), t('deniedIfTrue')].join(' '),
      ],
      links: createDeadlineLinks(report, writer),
      ...writeSubmitterFooter(writer),
    };
  });
}

/** Tells a reporter who hasn't denied a report that another one has, because their confirmation may be needed now. */
export function reportDeniedOthersEmail(report: DeniedFacts & { confirmations: number }): EmailContent {
  const { confirmations } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('moreTimeSubject', { owner }),
      preheader: t('moreTimePreheader'),
      heading: t('deniedHeading'),
      paragraphs: [
        t('moreTimeNews', { date: date(report.reportedAt), type: report.reportType, ownerInFull }),
        [t('stillPending'), describeDenial(report, writer), t('confirmationsSoFar', { confirmations })].join(
          ' ',
        ),
        `${t('speakToOthers')} ${t('whatToDoAsAsked')}`,
      ],
      links: createDeadlineLinks(report, writer),
      why: t('whyParticipant'),
      mistake: t('tellOwnerToRefute'),
    };
  });
}

/** What a report needs after a reporter withdrew their denial by confirming it. */
interface ReconsideredFacts extends ReportEmailFacts {
  /** How many confirmations it needs now. */
  needed: number;
  confirmations: number;
}

/** What opens when after a withdrawn denial. The days that it gave everyone stay. */
function describeWithdrawnDenial(
  { needed, confirmations, expiresAt, isTimeOver }: ReconsideredFacts,
  { t, date }: Translations,
): string {
  const end = isTimeOver ? t('changedTimeOver') : t('changedNothingBefore', { date: date(expiresAt) });
  return `${t('changedNumbers', { needed, confirmations })} ${end}`;
}

/** Notifies the owner that a reporter who had denied the report has confirmed it. */
export function denialWithdrawnOwnerEmail(
  report: ReconsideredFacts & { denier: string; deniedAt: EmailDate; refuteLink: string },
): EmailContent {
  const { denier, deniedAt, reporter, reportedAt, expiresAt, isTimeOver } = report;
  const refute = isTimeOver ? 'now' : `before ${expiresAt.text}`;
  return {
    subject: 'A reporter who said that a report about you isn’t true now confirms it',
    preheader: `If you’re well, refute it ${refute}.`,
    heading: 'One of your reporters has changed their answer',
    paragraphs: [
      `${reporter} reported your ${reportedEventLabels[report.reportType]} on ${reportedAt.text}. On ${deniedAt.text}, ${denier} told us that it isn’t true. Now they’ve confirmed it. They can’t change their answer again.`,
      `${describeWithdrawnDenial(report, english)} You can still read what they told us first, on the page where you refute the report.`,
      `If you’re alive and well, please refute it ${refute}. You don’t need a password. You can also sign in and refute it on your home page.`,
    ],
    action: createRefuteAction(report),
    links: getDeadlineLinks(report),
    why: 'We email you when one of your reporters changes their answer to a report about you.',
    mistake:
      'If you look after this mailbox for someone who has died or can no longer respond, you don’t need to do anything. Please don’t refute a report that’s true.',
  };
}

/**
 * Tells the other people involved in a report that a reporter who had denied it has confirmed it, without saying who.
 * @param report.reader who gets this email. A `denier` still denies the report.
 * @param report.denials how many others still deny it, without the reader
 */
export function denialWithdrawnReporterEmail(
  report: ReconsideredFacts & { reader: 'submitter' | 'denier' | 'other'; denials: number },
): EmailContent {
  const { reader, denials, reportType: type } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    return {
      subject: t('changedSubject', { owner }),
      preheader: t('changedPreheader'),
      heading: t('changedHeading'),
      paragraphs: [
        t(reader === 'submitter' ? 'changedNewsToSubmitter' : 'changedNews', {
          type,
          ownerInFull,
          date: date(report.reportedAt),
        }),
        [
          t('stillPending'),
          describeWithdrawnDenial(report, writer),
          ...(denials === 0 ? [] : [t('changedStillDenied', { denials })]),
        ].join(' '),
        t(whatToDoAfterWithdrawal[reader]),
      ],
      links: createDeadlineLinks(report, writer),
      ...(reader === 'submitter'
        ? writeSubmitterFooter(writer)
        : { why: t('whyParticipant'), mistake: t('tellOwnerToRefute') }),
    };
  });
}

const whatToDoAfterWithdrawal = {
  submitter: 'decisionFollows',
  denier: 'changedToDenier',
  other: 'whatToDoAsAsked',
} as const;
