import { limits } from '#shared/domain/limits.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import type { EmailDate } from '#server/adapters/mail/email-dates.ts';
import {
  getReportTimeLinks,
  participantReason,
  reportedEventLabels,
  type ReportEmailFacts,
} from '../email-parts.ts';

/** For readers who had denied a report that didn't release anything. */
const SAID_SO = ' You had told us that it isn’t true. Thank you for speaking up.';

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
  const { owner, ownerInFull } = formatOwnerNames(report);
  const canReport = report.isReporter && !report.isSubmitter;
  const from = report.pausedUntil ? `, from ${report.pausedUntil.text}` : '';
  return {
    subject: `The report about ${owner} was refuted`,
    preheader: 'Someone answered that it isn’t true. Nothing was released.',
    heading: 'The report was refuted',
    paragraphs: [
      `Someone answered that the report of ${report.reportedAt.text} about the ${reportedEventLabels[report.reportType]} of ${ownerInFull} isn’t true. They used the link in our email to the owner, or were signed in to the account. The report has been cancelled, and nothing was released.${report.hasDenied ? SAID_SO : ''}`,
      `Usually it’s the owner who answers. If you can, please ask them in person or by phone. If they’re well, you don’t need to do anything.${describeLinksAfterRefutation(report)}`,
    ],
    links: getReportTimeLinks(report),
    why: participantReason,
    mistake: `If you know that the report is true, someone else has answered. Please speak to the other reporters. ${canReport ? 'You' : 'They'} can send a report again with ${canReport ? 'your own link' : 'their own links'}${from}.`,
  };
}

function describeLinksAfterRefutation({
  isReporter,
  isSubmitter,
  pausedUntil,
}: Pick<Parameters<typeof reportRefutedEmail>[0], 'isReporter' | 'isSubmitter' | 'pausedUntil'>): string {
  if (!isReporter) return ' You’re no longer one of their reporters, so your links no longer work.';
  return isSubmitter
    ? ` Your reporter links don’t work until the owner has decided whether you stay one of their reporters. If nobody signs in to their account for ${limits.suspensionSilentDays} days, your links work again.`
    : ` ${pausedUntil ? `Nobody can submit another report before ${pausedUntil.text}, because the owner has chosen a pause after a refutation. From then on, your reporter links work again.` : 'Your reporter links still work.'} Those of the person who reported don’t until the owner has decided about them.`;
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
  const { reporter, reportedAt } = report;
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = reportedEventLabels[report.reportType];
  const shared = {
    preheader: 'Nothing was released. You don’t need to do anything.',
    heading: 'The report was withdrawn',
    links: getReportTimeLinks(report),
  };
  switch (report.reader) {
    case 'owner':
      return {
        ...shared,
        subject: 'A report about you was withdrawn',
        paragraphs: [
          `${reporter} has withdrawn the report of ${reportedAt.text} about your ${event}. Nothing was released, and we’ve let your reporters know.`,
          'You don’t need to do anything. If you no longer trust this reporter, you can remove them in your release configuration. Their links will stop working immediately.',
        ],
        action: { label: 'Go to your home page', url: report.homeUrl },
        why: 'We email you when a report about you is withdrawn.',
        mistake: 'If you didn’t know about any of this, please ask the reporter.',
      };
    case 'reporter':
      return {
        ...shared,
        subject: `You’ve withdrawn your report about ${owner}`,
        paragraphs: [
          `Your report of ${reportedAt.text} about the ${event} of ${ownerInFull} has been cancelled. Nothing was released. We’ve let the owner and the other reporters know.`,
          'Your links still work, so you can report again if you ever need to. If you withdraw several reports, you’ll have to wait a week before the next one.',
        ],
        why: 'A report was withdrawn with your personal reporter link.',
        mistake:
          'If you didn’t withdraw it, someone else has your link. If the report was true, please report again and let the other reporters know.',
      };
    case 'denier':
    case 'other':
      return {
        ...shared,
        subject: `The report about ${owner} was withdrawn`,
        paragraphs: [
          `${reporter} has withdrawn the report of ${reportedAt.text} about the ${event} of ${ownerInFull}. Nothing was released.${report.reader === 'denier' ? SAID_SO : ''}`,
          'You don’t need to do anything. Your reporter links still work.',
        ],
        why: participantReason,
        mistake: 'If you know that the report was true, you can submit one yourself with your own link.',
      };
    default:
      return report.reader satisfies never;
  }
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
  const { owner, ownerInFull } = formatOwnerNames(report);
  const event = reportedEventLabels[report.reportType];
  const shared = {
    preheader: 'It wasn’t confirmed in time. Nothing was released.',
    heading: 'The report has expired',
    links: getReportTimeLinks(report),
  };
  if (isOwner)
    return {
      ...shared,
      subject: 'The report about you has expired',
      paragraphs: [
        `The report of ${report.reportedAt.text} about your ${event} wasn’t confirmed by enough reporters in time. Nothing was released.`,
        'Your reporters’ links still work, so they can submit another report if they need to.',
      ],
      why: 'We email you when a report about you expires.',
      mistake: `If you didn’t know about this report, please ask ${report.reporter}, who submitted it.`,
    };
  return {
    ...shared,
    subject: `The report about ${owner} has expired`,
    paragraphs: [
      `The report of ${report.reportedAt.text} about the ${event} of ${ownerInFull} wasn’t confirmed by enough reporters in time. Nothing was released.${hasDenied ? SAID_SO : ''}`,
      'Your reporter links still work, so you can submit another report if you need to.',
    ],
    why: participantReason,
    mistake:
      'If you know that the report is true, please speak to the other reporters and send a report again.',
  };
}
