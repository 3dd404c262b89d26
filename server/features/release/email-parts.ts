import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';
import type { EmailWriter } from '../../adapters/mail/write-email.ts';

/** The facts about a report that its emails state. */
export interface ReportEmailFacts extends OwnerNames {
  /** In emails to the owner, the name that the owner chose; in all others, only the address. */
  reporter: string;
  reportType: ReportType;
  reportedAt: EmailDate;
  expiresAt: EmailDate;
  /** Until when the owner is away, as they had said before the report. */
  awayUntil?: EmailDate | null;
  /** Whether that time has passed while a confirmation is still missing. The owner can still refute. */
  isTimeOver: boolean;
}

/** The reported event as named in emails. */
export const reportedEventLabels = {
  death: 'death',
  incapacitation: 'permanent incapacitation',
} as const satisfies Record<ReportType, string>;

/** The link that shows the time of the report in the reader's own time zone. */
export const getReportTimeLinks = (report: ReportEmailFacts) => [createTimeZoneLink(report.reportedAt)];

/** Writes emails about a report to reporters. Those to owners use its English. */
export type ReportEmailWriter = EmailWriter<'mail-reports'>;

/** Why the owner has more time than usual, to follow their deadline. Empty if they aren't away. */
export const explainTimeAway = (
  { awayUntil, isTimeOver }: ReportEmailFacts,
  { t, date }: ReportEmailWriter,
): string[] => (awayUntil && !isTimeOver ? [t('timeAway', { date: date(awayUntil) })] : []);

/** The same links for reporters, in their language. */
export const createReportTimeLinks = (report: ReportEmailFacts, { dateLink }: ReportEmailWriter) => [
  dateLink(report.reportedAt),
];
export const createDeadlineLinks = (report: ReportEmailFacts, writer: ReportEmailWriter) =>
  report.isTimeOver
    ? createReportTimeLinks(report, writer)
    : [writer.dateLink(report.expiresAt, 'deadlineInYourTimeZone')];

/** The link to the owner's deadline, or to the time of the report once that deadline has passed. */
export const getDeadlineLinks = (report: ReportEmailFacts) =>
  report.isTimeOver ? getReportTimeLinks(report) : [createTimeZoneLink(report.expiresAt, 'The deadline')];

/** The one action of every urgent email to the owner about a pending report. */
export const createRefuteAction = ({ refuteLink }: { refuteLink: string }) => ({
  label: 'I’m well: refute the report',
  url: refuteLink,
});

/** The footer of emails to whoever submitted the report. */
export const writeSubmitterFooter = ({ t }: ReportEmailWriter) => ({
  why: t('whySubmitter'),
  mistake: t('submitterMistake'),
});
