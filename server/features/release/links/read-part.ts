import type { ReporterPart } from '#shared/contracts/report-links.ts';
import type { Database } from '../../../db/database.ts';
import type { DomainError } from '../../../http/domain-error.ts';
import { findRequest } from './link-queries.ts';
import { hasDenied, type ReportRow } from '../queries.ts';
import { partOf, refuterOf } from './rules.ts';
import { linkRefused, linkWaits } from './link-refused.ts';

/** What a reporter has done about a pending report. */
export async function readPart(db: Database, report: ReportRow, email: string): Promise<ReporterPart> {
  const asked = await findRequest(db, report.id, email);
  return partOf(report, email, asked, await hasDenied(db, report.id, email));
}

/** Makes the error for a reporter's own link that a report keeps from its use. They read what they have done about it. */
export async function keptByReport(db: Database, report: ReportRow, email: string): Promise<DomainError> {
  return report.status === 'pending'
    ? linkWaits(await readPart(db, report, email))
    : linkRefused(report.status, refuterOf(report));
}
