import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { reachability } from './bounded-client.ts';
import { isUpToDate, MIGRATIONS_FOLDER } from './history.ts';

/** The advisory lock of whoever changes the tables. Any constant works if every process uses the same one. */
export const MIGRATION_LOCK = 7_305_501;

/**
 * The queue looks for the oldest job of any task. A lane looks only for its own tasks. Without this index, an idle lane reads
 * every waiting mail to find that none of them is its own, and does so whenever a job is added.
 */
const JOBS_BY_TASK = `create index if not exists leavebits_jobs_by_task
  on graphile_worker._private_jobs (priority, run_at, task_id) where is_available`;

/**
 * Brings a database up to date: the project's tables and the job queue's. Safe to run from several
 * processes at once, and again. Throws what PostgreSQL says when a migration fails.
 * @throws OldDatabaseError, and changes nothing, when a development version made the database.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  // A migration may take long. Only an unreachable database ends it.
  const client = new pg.Client({ ...reachability, connectionString, application_name: 'leavebits-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Refuses a database that other migrations have made, before anything is written to it.
    const isMigrated = await isUpToDate(client);
    if (!isMigrated) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await runMigrations({ connectionString });
    await client.query(JOBS_BY_TASK);
  } finally {
    await client.end();
  }
}
