import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import { writeEmail } from '#server/adapters/mail/write-email.ts';
import {
  createReportTimeLinks,
  getReportTimeLinks,
  reportedEventLabels,
  type ReportEmailFacts,
  type ReportEmailWriter,
} from '../email-parts.ts';

/**
 * Notifies reporters that their report was refuted. Anyone with the owner's mailbox or session can refute, so the email doesn't say
 * that the owner is well.
 * @param report.isReporter whether the reader still is a reporter
 * @param report.isSubmitter whether it was the reader's report, so that their links are suspended
 * @param report.hasDenied whether the reader had denied it
 * @param report.pausedUntil until when nobody can report, as the owner has set. Null if there is no such pause
 */
export function reportRefutedEmail(
  report: ReportEmailFacts & {
    isReporter: boolean;
    isSubmitter: boolean;
    hasDenied: boolean;
    pausedUntil: EmailDate | null;
  },
): EmailContent {
  const { isReporter, isSubmitter, hasDenied, pausedUntil, reportType: type } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    const news = t('refutedNews', { date: date(report.reportedAt), type, ownerInFull });
    const who = isReporter && !isSubmitter ? 'you' : 'others';
    return {
      subject: t('refutedSubject', { owner }),
      preheader: t('refutedPreheader'),
      heading: t('refutedHeading'),
      paragraphs: [
        hasDenied ? `${news} ${t('thanksForDenying')}` : news,
        [t('refutedAskOwner'), ...describeLinksAfterRefutation(report, writer)].join(' '),
      ],
      links: createReportTimeLinks(report, writer),
      why: t('whyParticipant'),
      mistake: `${t('refutedIfTrue')} ${
        pausedUntil ? t(canReportAgainFrom[who], { date: date(pausedUntil) }) : t(canReportAgain[who])
      }`,
    };
  });
}

const canReportAgain = { you: 'refutedYouCan', others: 'refutedOthersCan' } as const;
const canReportAgainFrom = { you: 'refutedYouCanFrom', others: 'refutedOthersCanFrom' } as const;

function describeLinksAfterRefutation(
  {
    isReporter,
    isSubmitter,
    pausedUntil,
  }: Pick<Parameters<typeof reportRefutedEmail>[0], 'isReporter' | 'isSubmitter' | 'pausedUntil'>,
  { t, date }: ReportEmailWriter,
): string[] {
  if (!isReporter) return [t('refutedNoReporter')];
  if (isSubmitter) return [t('refutedSuspended', { days: limits.suspensionSilentDays })];
  return [
    pausedUntil ? t('refutedPause', { date: date(pausedUntil) }) : t('refutedLinksWork'),
    t('refutedSubmitterSuspended'),
  ];
}

/**
 * Acknowledges the owner's refutation. Doubles as a warning in case someone else did it.
 * @param report.confirmers the other reporters who had confirmed it, and are still reporters
 */
export function refutationReceivedEmail(
  report: ReportEmailFacts & {
    homeUrl: string;
    takesPayments: boolean;
    isReporter: boolean;
    confirmers: readonly string[];
  },
): EmailContent {
  const { confirmers } = report;
  const needed = report.takesPayments;
  const always = report.takesPayments ? ', even without either' : '';
  return {
    subject: 'You’ve refuted the report',
    preheader: 'Nothing was released. Everything is as it was.',
    heading: 'The report has been cancelled',
    paragraphs: [
      `The report ${report.reporter} submitted on ${report.reportedAt.text} has been cancelled. Nothing was released, and we’ve let your reporters know.`,
      report.isReporter
        ? `Was it a mistake, or do you no longer trust this reporter? Please decide on your home page whether they stay. Until then, their links don’t work, so they can neither report nor confirm anything.${needed ? ' To remove them, you need a free period or a subscription.' : ''} You can refute any report${always}.`
        : `They’re no longer one of your reporters. You can refute any report${always}.`,
      ...(confirmers.length > 0
        ? [
            `${new Intl.ListFormat('en-US').format(confirmers)} had confirmed the report. They may have been deceived, so their links still work. If you no longer trust ${confirmers.length === 1 ? 'them' : 'one of them'}, remove them in your release configuration.`,
          ]
        : []),
    ],
    action: { label: 'Go to your home page', url: report.homeUrl },
    links: getReportTimeLinks(report),
    why: 'Someone who can read your email or is signed in to your account has refuted a report about you.',
    mistake:
      'If this wasn’t you, someone else can use your mailbox or your account. Please change both passwords.',
  };
}

/**
 * Notifies everyone involved in a report that its reporter has withdrawn it.
 * @param report.reader who gets this email. A `denier` had denied the report.
 */
export function reportWithdrawnEmail(
  report: ReportEmailFacts & { reader: 'owner' | 'reporter' | 'denier' | 'other'; homeUrl: string },
): EmailContent {
  const { reporter, reportedAt, reportType: type, reader } = report;
  if (reader === 'owner')
    return {
      subject: 'A report about you was withdrawn',
      preheader: 'Nothing was released. You don’t need to do anything.',
      heading: 'The report was withdrawn',
      paragraphs: [
        `${reporter} has withdrawn the report of ${reportedAt.text} about your ${reportedEventLabels[type]}. Nothing was released, and we’ve let your reporters know.`,
        'You don’t need to do anything. If you no longer trust this reporter, you can remove them in your release configuration. Their links will stop working immediately.',
      ],
      action: { label: 'Go to your home page', url: report.homeUrl },
      links: getReportTimeLinks(report),
      why: 'We email you when a report about you is withdrawn.',
      mistake: 'If you didn’t know about any of this, please ask the reporter.',
    };
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    const shared = {
      preheader: t('withdrawnPreheader'),
      heading: t('withdrawnHeading'),
      links: createReportTimeLinks(report, writer),
    };
    if (reader === 'reporter')
      return {
        ...shared,
        subject: t('withdrawnBySelfSubject', { owner }),
        paragraphs: [
          t('withdrawnBySelfNews', { date: date(reportedAt), type, ownerInFull }),
          t('withdrawnBySelfNext'),
        ],
        why: t('withdrawnBySelfWhy'),
        mistake: t('withdrawnBySelfMistake'),
      };
    const news = t('withdrawnNews', { reporter, date: date(reportedAt), type, ownerInFull });
    return {
      ...shared,
      subject: t('withdrawnSubject', { owner }),
      paragraphs: [reader === 'denier' ? `${news} ${t('thanksForDenying')}` : news, t('withdrawnNext')],
      why: t('whyParticipant'),
      mistake: t('withdrawnMistake'),
    };
  });
}

/**
 * Notifies everyone involved in a report that it wasn't confirmed in time.
 * @param isOwner whether the report is about the reader
 * @param hasDenied whether the reader had denied it
 */
export function reportExpiredEmail({
  isOwner,
  hasDenied,
  ...report
}: ReportEmailFacts & { isOwner: boolean; hasDenied: boolean }): EmailContent {
  const { reportType: type } = report;
  if (isOwner)
    return {
      subject: 'The report about you has expired',
      preheader: 'It wasn’t confirmed in time. Nothing was released.',
      heading: 'The report has expired',
      paragraphs: [
        `The report of ${report.reportedAt.text} about your ${reportedEventLabels[type]} wasn’t confirmed by enough reporters in time. Nothing was released.`,
        'Your reporters’ links still work, so they can submit another report if they need to.',
      ],
      links: getReportTimeLinks(report),
      why: 'We email you when a report about you expires.',
      mistake: `If you didn’t know about this report, please ask ${report.reporter}, who submitted it.`,
    };
  const { owner, ownerInFull } = formatOwnerNames(report);
  return writeEmail('mail-reports', (writer) => {
    const { t, date } = writer;
    const news = t('expiredNews', { date: date(report.reportedAt), type, ownerInFull });
    return {
      subject: t('expiredSubject', { owner }),
      preheader: t('expiredPreheader'),
      heading: t('expiredHeading'),
      paragraphs: [hasDenied ? `${news} ${t('thanksForDenying')}` : news, t('expiredNext')],
      links: createReportTimeLinks(report, writer),
      why: t('whyParticipant'),
      mistake: t('expiredMistake'),
    };
  });
}
