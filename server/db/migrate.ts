import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { reachability } from './bounded-client.ts';
import { isUpToDate, MIGRATIONS_FOLDER } from './history.ts';

/** Any constant works if every process uses the same one. */
const MIGRATION_LOCK = 7_305_501;

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
    await isUpToDate(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await runMigrations({ connectionString });
  } finally {
    await client.end();
  }
}
