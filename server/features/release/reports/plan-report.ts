import { addJob } from '../../../adapters/queue.ts';
import type { Database } from '../../../db/database.ts';

/** Plans the next look at a report, at once or at `runAt`. A report has at most one planned look. */
export function planReport(tx: Database, reportId: number, runAt?: Date): Promise<void> {
  return addJob(tx, 'advance-report', { reportId }, { key: `report:${reportId}`, runAt });
}
