import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { keepAliveOptions } from './bounded-client.ts';
import { OperatorError } from '../operator-error.ts';
import { isSchemaUpToDate, MIGRATIONS_FOLDER } from './migration-history.ts';

/** Thrown when the schema is out of date and the role may not change it. */
class NoMigrationsError extends OperatorError {
  constructor() {
    super(
      'LeaveBits cannot start: the database is not up to date, and this role may not change its tables. Run npm run roles, ' +
        'or let MIGRATION_DATABASE_URL name the role that owns them.',
    );
  }
}

/** The advisory lock for schema changes. Any constant works if every process uses the same one. */
export const MIGRATION_LOCK = 7_305_501;

/**
 * The queue selects the oldest job of any task, whereas a lane selects only its own tasks. Without this index, an idle lane would
 * read every waiting mail to find that none is its own, each time a job is added.
 */
const JOBS_BY_TASK = `create index leavebits_jobs_by_task
  on graphile_worker._private_jobs (priority, run_at, task_id) where is_available`;
/** A role that owns no tables may query this, but may not even run "create … if not exists". */
const HAS_JOBS_BY_TASK = `select to_regclass('graphile_worker.leavebits_jobs_by_task') is not null as "isThere"`;

/**
 * Brings a database up to date: the project's tables and the job queue's. Idempotent and safe to run from several processes at
 * once. Throws PostgreSQL's error if a migration fails.
 * @throws NoMigrationsError if it is out of date and the role may not change that.
 * @throws DevelopmentDatabaseError, changing nothing, if a development version created the database.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  // A migration may be slow. Only an unreachable database aborts it.
  const client = new pg.Client({
    ...keepAliveOptions,
    connectionString,
    application_name: 'leavebits-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Rejects a database that other migrations have created, before anything is written to it.
    const isMigrated = await isSchemaUpToDate(client);
    if (!isMigrated) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await runMigrations({ connectionString });
    const { rows } = await client.query<{ isThere: boolean }>(HAS_JOBS_BY_TASK);
    if (!rows[0]!.isThere) await client.query(JOBS_BY_TASK);
  } catch (error) {
    throw isForbidden(error) ? new NoMigrationsError() : error;
  } finally {
    await client.end();
  }
}

function isForbidden(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code === '42501';
}
