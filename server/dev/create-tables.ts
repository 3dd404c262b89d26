import type pg from 'pg';

/** Creates tables in `dev`, a schema that production never has. Safe to run from several processes concurrently. */
export async function createDevTables(pool: pg.Pool, tables: string): Promise<void> {
  // The lock is released when this transaction commits. If it were released earlier, the next process wouldn't see the new
  // tables.
  await pool.query(`
    select pg_advisory_xact_lock(7305502);
    create schema if not exists dev;
    ${tables}`);
}
