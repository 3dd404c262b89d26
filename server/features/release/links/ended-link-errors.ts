import type { ReportLinkErrorReason } from '#shared/contracts/report-links.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainError } from '#server/http/domain-error.ts';
import { findReportRowInForce, type ReportRow } from '../queries.ts';
import { getRefuterRole } from './rules.ts';
import { unusableLinkError, type OtherReportDetails } from './link-errors.ts';
import { loadReporterInvolvement } from './load-reporter-involvement.ts';

/**
 * The error for the refute link of a report that has ended. Mentions any other pending report, so that the owner does not
 * miss it.
 */
export async function refuteLinkEndedError(
  db: Database,
  report: ReportRow,
  reason: ReportLinkErrorReason,
): Promise<DomainError> {
  const another = await findAnother(db, report);
  return unusableLinkError(reason, getRefuterRole(report), another ? { another: true } : {});
}

/**
 * The error for the confirmation link of a report that has ended.
 * @param email of the reporter who was asked
 */
export async function confirmLinkEndedError(
  db: Database,
  report: ReportRow,
  email: string,
  reason: ReportLinkErrorReason,
): Promise<DomainError> {
  return unusableLinkError(
    reason,
    getRefuterRole(report),
    await loadInvolvementInOtherReport(db, report, email),
  );
}

/** What a reporter has done about another report. Empty for those not involved in it. */
export async function loadInvolvementInOtherReport(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<Pick<OtherReportDetails, 'anotherPart'>> {
  const another = await findAnother(db, report);
  const part = another && (await loadReporterInvolvement(db, another, email));
  return part && part !== 'uninvolved' ? { anotherPart: part } : {};
}

/** The report about the same owner that is pending instead of this one. */
async function findAnother(db: Database, { id, userId }: ReportRow): Promise<ReportRow | null> {
  const inForce = await findReportRowInForce(db, userId);
  return inForce?.status === 'pending' && inForce.id !== id ? inForce : null;
}
