import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** The database, or a transaction on it: every query takes one as its first argument. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A pool of connections and the typed database over it. The caller ends the pool. */
export function openDatabase(
  connectionString: string,
  onIdleError: (error: Error) => void,
): { pool: pg.Pool; db: NodePgDatabase<typeof schema> } {
  const pool = new pg.Pool({ connectionString, max: 12, application_name: 'leavebits' });
  // A connection that dies while idle must not take the process along; the next query gets a new one.
  pool.on('error', onIdleError);
  // Nor one that dies while it is lent out: its query rejects, which is enough.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { pool, db: drizzle(pool, { schema }) };
}
