import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

/** The facts about a report that its emails state. */
export interface ReportEmailFacts extends OwnerNames {
  /** In emails to the owner, the name that the owner chose; in all others, only the address. */
  reporter: string;
  reportType: ReportType;
  reportedAt: EmailDate;
  expiresAt: EmailDate;
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

/** Why somebody who was part of a report gets an email. Also true after they were removed as a reporter. */
export const participantReason =
  'You submitted this report or were asked to confirm it, as a trusted reporter.';

/** Included in every email with a reporter's personal link. */
export const antiPhishingSentence = 'We never ask for a password or for money.';
