import type pg from 'pg';

/** Makes tables in `dev`, a schema that production never has. Any number of processes may do this at the same time. */
export async function createDevTables(pool: pg.Pool, tables: string): Promise<void> {
  // The lock ends with the commit of this transaction. If it ended earlier, the next process would not see the new tables.
  await pool.query(`
    select pg_advisory_xact_lock(7305502);
    create schema if not exists dev;
    ${tables}`);
}
