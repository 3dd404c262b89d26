import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { PROJECT } from '../project.ts';

export const MIGRATIONS_FOLDER = join(PROJECT, 'migrations');

/** Thrown for a database that a development version made, with other migrations than these. */
export class OldDatabaseError extends OperatorError {
  /** @param where names the database. @param settings what to set to begin with an empty one. */
  constructor(where: string, settings: string) {
    super(
      `LeaveBits cannot start: ${where} was made by a development version, and this version cannot read it. ` +
        `Nothing in it was changed. To begin with an empty one, ${settings}.`,
    );
  }
}

/**
 * Whether every migration has run on a database. Only reads.
 * @returns false also for a database on which none has run.
 * @throws OldDatabaseError when migrations have run on it, but not the baseline.
 */
export async function isUpToDate(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ name: string; isMigrated: boolean }>(
    `select current_database() as name, to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`,
  );
  const { name, isMigrated } = rows[0]!;
  if (!isMigrated) return false;
  const ran = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const hashes = new Set(ran.rows.map(({ hash }) => hash));
  const [baseline, ...later] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (hashes.size === 0) return false;
  if (hashes.has(baseline!.hash)) return later.every(({ hash }) => hashes.has(hash));
  throw new OldDatabaseError(
    `the database "${name}"`,
    'let DATABASE_URL name another database, or set DATA_DIR to another folder where the built-in one is used',
  );
}
