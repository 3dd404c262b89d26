import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../db/schema/index.ts';

/**
 * Locks the report in force about an owner, so that a release of it waits until the transaction ends. The release then tells
 * everybody to whom the transaction has given something. Lock it before LeaveBits.
 * @returns its status. Null when there is none.
 */
export async function lockReportInForce(
  tx: Database,
  userId: number,
): Promise<'pending' | 'released' | null> {
  const [report] = await tx
    .select({ status: reports.status })
    .from(reports)
    .where(and(eq(reports.userId, userId), inArray(reports.status, ['pending', 'released'])))
    .for('update');
  return report?.status === 'pending' || report?.status === 'released' ? report.status : null;
}
