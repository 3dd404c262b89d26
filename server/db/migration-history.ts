import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { PROJECT_DIR } from '../project-dir.ts';

export const MIGRATIONS_FOLDER = join(PROJECT_DIR, 'migrations');

/** Thrown for a database that a development version created with different migrations. */
export class DevelopmentDatabaseError extends OperatorError {
  /** @param where names the database. @param settings what to set in order to start with an empty one. */
  constructor(where: string, settings: string) {
    super(
      `LeaveBits cannot start: ${where} was created by a development version, and this version can’t read it. ` +
        `Nothing in it was changed. To start with an empty one, ${settings}.`,
    );
  }
}

/**
 * Whether every migration has been applied to a database. Read-only.
 * @returns false also if none has been applied.
 * @throws DevelopmentDatabaseError if migrations have been applied, but not the baseline.
 */
export async function isSchemaUpToDate(client: pg.ClientBase | pg.Pool): Promise<boolean> {
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
  throw new DevelopmentDatabaseError(
    `the database "${name}"`,
    'set DATABASE_URL to another database, or set DATA_DIR to another folder if you use the built-in one',
  );
}

/** A migration, as recorded in a backup. */
interface MigrationName {
  name: string;
  hash: string;
}

/**
 * The last migration of an up-to-date database.
 * @throws OperatorError if it is not up to date, or a newer version has changed it.
 */
export async function loadLastMigration(client: pg.ClientBase): Promise<MigrationName> {
  if (!(await isSchemaUpToDate(client))) {
    throw new OperatorError('This database isn’t up to date. Start LeaveBits once, then run this again.');
  }
  const { rows } = await client.query<{ ran: string }>(
    'select count(distinct hash) as ran from drizzle.__drizzle_migrations',
  );
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (Number(rows[0]!.ran) > known.length) {
    throw new OperatorError('A newer version of LeaveBits has migrated this database. Use that version.');
  }
  return { name: journal().entries.at(-1)!.tag, hash: known.at(-1)!.hash };
}

/**
 * Creates the tables of a given migration in an empty database, inside the caller's transaction. This version must know the
 * migration.
 */
export async function runMigrationsUpTo(client: pg.ClientBase, hash: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const last = known.findIndex((migration) => migration.hash === hash);
  if (last < 0) throw new Error('there is no such migration');
  // In the format of the migration runner.
  await client.query(
    `create schema if not exists drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of known.slice(0, last + 1)) {
    for (const statement of migration.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
  }
}

export function isKnownMigration(hash: string): boolean {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).some(
    (migration) => migration.hash === hash,
  );
}

function journal(): { entries: { tag: string }[] } {
  return JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')) as ReturnType<
    typeof journal
  >;
}
