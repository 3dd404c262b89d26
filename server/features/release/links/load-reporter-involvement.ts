import type { ReporterInvolvement } from '#shared/contracts/report-links.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainError } from '#server/http/domain-error.ts';
import { findConfirmationRequest } from './queries.ts';
import { hasDeniedReport, type ReportRow } from '../queries.ts';
import { getReporterInvolvement, getRefuterRole } from './rules.ts';
import { unusableLinkError, pendingReportLinkError } from './link-errors.ts';

export async function loadReporterInvolvement(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<ReporterInvolvement> {
  const asked = await findConfirmationRequest(db, report.id, email);
  return getReporterInvolvement(report, email, asked, await hasDeniedReport(db, report.id, email));
}

/** The error for a reporter's own link that a report in force blocks. It says what they have done about that report. */
export async function linkBlockedByReportError(
  db: Database,
  report: ReportRow,
  email: string,
): Promise<DomainError> {
  return report.status === 'pending'
    ? pendingReportLinkError(await loadReporterInvolvement(db, report, email))
    : unusableLinkError(report.status, getRefuterRole(report));
}
