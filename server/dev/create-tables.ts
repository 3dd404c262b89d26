import type pg from 'pg';

/** Creates tables in `dev`, a schema that production never has. Safe to run from any number of processes at once. */
export async function createDevTables(pool: pg.Pool, tables: string): Promise<void> {
  // The lock is released with the commit of this transaction. Any earlier, and the next process would not see the new tables.
  await pool.query(`
    select pg_advisory_xact_lock(7305502);
    create schema if not exists dev;
    ${tables}`);
}
