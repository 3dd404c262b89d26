import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { keepAliveOptions } from './bounded-client.ts';
import { OperatorError } from '../operator-error.ts';
import { isSchemaUpToDate, MIGRATIONS_FOLDER } from './migration-history.ts';
import { PrimaryClient } from './primary-client.ts';

/** Thrown when the schema is out of date and the role may not migrate it. */
class NoMigrationsError extends OperatorError {
  constructor() {
    super(
      'LeaveBits cannot start: the database isn’t up to date, and this role isn’t allowed to change its tables. Run npm run roles, ' +
        'or set MIGRATION_DATABASE_URL to the role that owns them.',
    );
  }
}

/** The advisory lock for schema changes. Any constant works if every process uses the same one. */
export const MIGRATION_LOCK = 7_305_501;

/**
 * The job queue fetches the oldest job of any task, whereas a lane fetches only its own tasks. Without this index, an idle lane
 * would read every queued email's job whenever one is added, only to find none of its own.
 */
const JOBS_BY_TASK = `create index leavebits_jobs_by_task
  on graphile_worker._private_jobs (priority, run_at, task_id) where is_available`;
/** A role that owns no tables may run this query, but not even "create … if not exists". */
const HAS_JOBS_BY_TASK = `select to_regclass('graphile_worker.leavebits_jobs_by_task') is not null as "isThere"`;

/**
 * Migrates a database to the current schema, including the job queue's tables. Idempotent, and safe to run from several processes
 * concurrently. Throws PostgreSQL's error if a migration fails.
 * @throws NoMigrationsError if the schema is out of date and the role may not migrate it.
 * @throws DevelopmentDatabaseError, changing nothing, if a development version created the database.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  // A migration may be slow, so only an unreachable database aborts it.
  const client = new PrimaryClient({
    ...keepAliveOptions,
    connectionString,
    application_name: 'leavebits-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Rejects a database created by other migrations before writing anything to it.
    const isMigrated = await isSchemaUpToDate(client);
    if (!isMigrated) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await migrateQueue(connectionString);
    const { rows } = await client.query<{ isThere: boolean }>(HAS_JOBS_BY_TASK);
    if (!rows[0]!.isThere) await client.query(JOBS_BY_TASK);
  } catch (error) {
    throw isForbidden(error) ? new NoMigrationsError() : error;
  } finally {
    await client.end();
  }
}

async function migrateQueue(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ ...keepAliveOptions, connectionString, max: 1, Client: PrimaryClient });
  pgPool.on('error', () => undefined);
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

function isForbidden(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code === '42501';
}
