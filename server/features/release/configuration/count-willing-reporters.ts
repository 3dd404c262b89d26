import { hasReporterDeclined } from '#shared/domain/reporters.ts';
import type { Database } from '#server/db/database.ts';
import { findLastReporterAnswer } from '../links/queries.ts';

/** Counts an owner's reporters who have not declined. */
export async function countWillingReporters(
  db: Database,
  userId: number,
  reporters: readonly string[],
): Promise<number> {
  let willing = 0;
  for (const reporterEmail of reporters) {
    const last = await findLastReporterAnswer(db, { userId, reporterEmail });
    if (!hasReporterDeclined(last?.answer ?? null)) willing += 1;
  }
  return willing;
}
