import { addJob } from '../../../adapters/queue.ts';
import type { Database } from '../../../db/database.ts';

/** Has a report looked at again, at once or at a moment; it has at most one such look planned. */
export function planReport(tx: Database, reportId: number, runAt?: Date): Promise<void> {
  return addJob(tx, 'advance-report', { reportId }, { key: `report:${reportId}`, runAt });
}
