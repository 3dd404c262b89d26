import type {
  ParticipantInvolvement,
  ReporterInvolvement,
  ReportLinkErrorReason,
} from '#shared/contracts/report-links.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { findReportRowInForce, type OwnerRow, type ReportRow } from '../queries.ts';
import { findConfirmationRequest } from './queries.ts';
import { getReportEnding, getReporterInvolvement } from './rules.ts';

const PENDING = 'A report has already been submitted and is pending.';
/** One sentence per reason. The pages give the details. */
const sentences = {
  unknown: 'This link isn’t valid. It may not have been copied in full, or it may have been withdrawn.',
  subject: 'Another report about you is pending.',
  made: PENDING,
  asked: PENDING,
  confirmed: PENDING,
  denied: PENDING,
  uninvolved: PENDING,
  suspended: 'This link doesn’t work until the owner has decided about it.',
  released: 'The report was confirmed, and the LeaveBits have been released.',
  refuted: 'This report was refuted.',
  withdrawn: 'This report was withdrawn.',
  expired: 'This report has expired.',
  revoked: 'Everything was locked again after this report.',
} as const satisfies Record<ReportLinkErrorReason, string>;

/**
 * The error (404) for an unusable link, including the reason, which the holder of a real link may know. Reveals nothing about a
 * made-up link.
 */
export const unusableLinkError = (reason: ReportLinkErrorReason, owner?: OwnerNames): DomainError =>
  new DomainError('not-found', sentences[reason], { details: { reason, ...owner } });

/** The error for a reporter's own link while a report in force blocks it. It names the owner, as the page of a working link does. */
export async function linkBlockedByReportError(
  ctx: Context,
  db: Database,
  { report, owner, email }: { report: ReportRow; owner: OwnerRow; email: string },
): Promise<DomainError> {
  return unusableLinkError(
    getReportEnding(report) ?? (await loadReporterInvolvement(db, report, email)),
    getOwnerNames(ctx, owner),
  );
}

/**
 * The error for the refute link of a report that has ended. Another pending report takes precedence, because the owner must not
 * miss it.
 */
export async function refuteLinkEndedError(db: Database, report: ReportRow): Promise<DomainError> {
  const other = await findOtherPendingReport(db, report);
  return unusableLinkError(other ? 'subject' : (getReportEnding(report) ?? 'unknown'));
}

/**
 * The error for the confirmation link of a report that has ended. Another report in which the reporter is involved takes
 * precedence.
 * @param email of the reporter who was asked
 */
export async function confirmLinkEndedError(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<DomainError> {
  const { anotherPart } = await loadInvolvementInOtherReport(db, report, email);
  return unusableLinkError(anotherPart ?? getReportEnding(report) ?? 'unknown');
}

export async function loadReporterInvolvement(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<ReporterInvolvement> {
  const asked = await findConfirmationRequest(db, report.id, email);
  return getReporterInvolvement(report, email, asked);
}

/** What a reporter has done about another pending report. Empty if they aren't involved in it. */
export async function loadInvolvementInOtherReport(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<{ anotherPart?: ParticipantInvolvement }> {
  const other = await findOtherPendingReport(db, report);
  const part = other && (await loadReporterInvolvement(db, other, email));
  return part && part !== 'uninvolved' ? { anotherPart: part } : {};
}

/** The report about the same owner that is now pending instead. */
async function findOtherPendingReport(db: Database, { id, userId }: ReportRow): Promise<ReportRow | null> {
  const inForce = await findReportRowInForce(db, userId);
  return inForce?.status === 'pending' && inForce.id !== id ? inForce : null;
}
