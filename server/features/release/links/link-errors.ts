import type { RefuterRole } from '#shared/contracts/release.ts';
import type {
  ActiveInvolvement,
  ReportLinkErrorReason,
  ReporterInvolvement,
} from '#shared/contracts/report-links.ts';
import { DomainError } from '#server/http/domain-error.ts';

/** One sentence per reason. The pages give details. */
const sentences = {
  unknown: 'This link is not valid. It may have been copied incompletely, or withdrawn.',
  pending: 'A report has already been submitted and is being decided.',
  released: 'The report has been decided: what was kept has been opened.',
  refuted: 'This report was refuted or taken back.',
  expired: 'This report has expired.',
  revoked: 'The owner has locked everything again after this report.',
} as const satisfies Record<ReportLinkErrorReason, string>;

/**
 * The error (404) for a link that cannot be used, with the reason, which the holder of a real link may know. Reveals nothing
 * about a made-up link.
 * @param refutedBy who ended a report that is `refuted`
 */
export function unusableLinkError(
  reason: ReportLinkErrorReason,
  refutedBy: RefuterRole | null = null,
  another: OtherReportDetails = {},
): DomainError {
  return new DomainError('not-found', sentences[reason], {
    details: { reason, ...(refutedBy && { refutedBy }), ...another },
  });
}

/**
 * The same for a reporter's own link while a report is pending.
 * @param yourPart what this reporter has done about it
 */
export function pendingReportLinkError(yourPart: ReporterInvolvement): DomainError {
  return new DomainError('not-found', sentences.pending, {
    details: { reason: 'pending' satisfies ReportLinkErrorReason, yourPart },
  });
}

/** What the holder of an ended report's link learns about another, pending report. */
export interface OtherReportDetails {
  /** For the owner. */
  another?: true;
  /** For a reporter who was asked to confirm: what they have done about the other report. */
  anotherPart?: ActiveInvolvement;
}

/** Whether a link is unknown. Guessing links can reveal no more than this. */
export function isUnknownLinkError(error: unknown): boolean {
  return (
    error instanceof DomainError && error.details['reason'] === ('unknown' satisfies ReportLinkErrorReason)
  );
}
