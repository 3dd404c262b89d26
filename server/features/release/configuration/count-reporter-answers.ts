import { hasReporterDeclined } from '#shared/domain/reporters.ts';
import type { Database } from '#server/db/database.ts';
import { findLastReporterAnswer } from '../links/queries.ts';

/** Counts an owner's reporters who have accepted, and those who have not declined. */
export async function countReporterAnswers(
  db: Database,
  userId: number,
  reporters: readonly string[],
): Promise<{ accepted: number; willing: number }> {
  let [accepted, willing] = [0, 0];
  for (const reporterEmail of reporters) {
    const answer = (await findLastReporterAnswer(db, { userId, reporterEmail }))?.answer ?? null;
    if (answer === 'accept') accepted += 1;
    if (!hasReporterDeclined(answer)) willing += 1;
  }
  return { accepted, willing };
}
