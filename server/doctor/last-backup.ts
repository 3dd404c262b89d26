import type { Database } from '../db/database.ts';
import { lastBackup } from '../db/schema/index.ts';

/** When the last backup was made, as recorded in the database by `npm run backup`. Null if none has been recorded. */
export async function findLastBackupTime(db: Database): Promise<Date | null> {
  const [last] = await db.select({ takenAt: lastBackup.takenAt }).from(lastBackup);
  return last?.takenAt ?? null;
}
