import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lastBackup } from '../../db/schema/index.ts';
import type { BackupResult } from './take-backup.ts';

/** Records a finished backup unless a later one is already recorded. */
export async function recordBackup(
  db: Database,
  { takenAt, bytes }: Pick<BackupResult, 'takenAt' | 'bytes'>,
): Promise<void> {
  await db
    .insert(lastBackup)
    .values({ takenAt, bytes })
    .onConflictDoUpdate({
      target: lastBackup.id,
      set: { takenAt, bytes },
      setWhere: lt(lastBackup.takenAt, sql`excluded.taken_at`),
    });
}
