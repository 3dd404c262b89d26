import type { OwnerNames } from '#shared/domain/names.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { inOwnTime, type LetterMoment } from '../../adapters/mail/letter-moment.ts';

/** A report, as the letters about it tell of it. */
export interface ReportFacts extends OwnerNames {
  /** To the owner with the name that the owner gave them, to others by the address alone. */
  reporter: string;
  reportType: ReportType;
  reportedAt: LetterMoment;
  expiresAt: LetterMoment;
  /** Whether that moment has passed, while a confirmation is missing. The owner can still refute. */
  isTimeOver: boolean;
}

/** The reported event, as a mail names it. */
export const reportedEvent = {
  death: 'death',
  incapacitation: 'permanent incapacitation',
} as const satisfies Record<ReportType, string>;

/** The link to the moment of the report in the reader's own time. */
export const whenReported = (report: ReportFacts) => [inOwnTime(report.reportedAt)];

/** A letter with a reporter's personal link says this. */
export const neverAsked = 'We never ask for a password or for money.';
