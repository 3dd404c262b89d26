import type { Database } from '#server/db/database.ts';
import { findConfirmationRequest } from '../links/queries.ts';
import type { ReportRow } from '../queries.ts';

/**
 * What a report in force means for a reporter: a pending one that they made, that they were asked to confirm or that they were not
 * asked about, or one that opened the estate.
 */
export type ReporterSituation = 'made' | 'asked' | 'unasked' | 'open';

/** @param report pending or released */
export async function findReporterSituation(
  tx: Database,
  report: ReportRow,
  email: string,
): Promise<ReporterSituation> {
  if (report.status === 'released') return 'open';
  if (report.reporterEmail === email) return 'made';
  return (await findConfirmationRequest(tx, report.id, email)) ? 'asked' : 'unasked';
}
