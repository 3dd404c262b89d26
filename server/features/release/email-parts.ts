import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { createTimeZoneLink, type EmailDate } from '../../adapters/mail/email-dates.ts';

/** A report, as the letters about it tell of it. */
export interface ReportEmailFacts extends OwnerNames {
  /** To the owner with the name that the owner gave them, to others by the address alone. */
  reporter: string;
  reportType: ReportType;
  reportedAt: EmailDate;
  expiresAt: EmailDate;
  /** Whether that moment has passed, while a confirmation is missing. The owner can still refute. */
  isTimeOver: boolean;
}

/** The reported event, as a mail names it. */
export const reportedEventLabels = {
  death: 'death',
  incapacitation: 'permanent incapacitation',
} as const satisfies Record<ReportType, string>;

/** The link to the moment of the report in the reader's own time. */
export const getReportTimeLinks = (report: ReportEmailFacts) => [createTimeZoneLink(report.reportedAt)];

/** A letter with a reporter's personal link says this. */
export const antiPhishingSentence = 'We never ask for a password or for money.';
