import { hasDeclined } from '#shared/domain/reporters.ts';
import type { Database } from '../../../db/database.ts';
import { lastAnswerOf } from '../links/link-queries.ts';

/** Counts those of an owner's reporters who have not declined. */
export async function countWilling(
  db: Database,
  userId: number,
  reporters: readonly string[],
): Promise<number> {
  let willing = 0;
  for (const reporterEmail of reporters) {
    const last = await lastAnswerOf(db, { userId, reporterEmail });
    if (!hasDeclined(last?.answer ?? null)) willing += 1;
  }
  return willing;
}
