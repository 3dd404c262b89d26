import type pg from 'pg';

/** Makes tables in `dev`, a schema of its own that production never has. Any number of processes may at once. */
export async function prepareDevTables(pool: pg.Pool, tables: string): Promise<void> {
  // One transaction, whose lock goes only once it is committed: before, the next one would not see what it made.
  await pool.query(`
    select pg_advisory_xact_lock(7305502);
    create schema if not exists dev;
    ${tables}`);
}
