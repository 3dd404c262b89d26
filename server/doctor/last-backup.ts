import type { Database } from '../db/database.ts';
import { lastBackup } from '../db/schema/index.ts';

/** When the last backup was made, by what `npm run backup` has noted in the database. Null: it noted nothing yet. */
export async function findLastBackupTime(db: Database): Promise<Date | null> {
  const [last] = await db.select({ takenAt: lastBackup.takenAt }).from(lastBackup);
  return last?.takenAt ?? null;
}
