import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** The database, or a transaction on it: every query takes one as its first argument. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A pool of connections and the typed database over it. The caller ends the pool. */
export function openDatabase(
  connectionString: string,
  onLost: (error: Error) => void,
): { pool: pg.Pool; db: NodePgDatabase<typeof schema> } {
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    application_name: 'leavebits',
    // A process that hangs in the middle of a transaction gives up its locks: a report waits for nobody for hours.
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that dies must not take the process along, neither idle nor at work: what was asked of it fails,
  // and the next query gets a new one.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } finally {
      // drizzle-orm#6114: its own pooled transaction keeps the connection for ever when `begin` fails.
      client.release();
    }
  };
  return { pool, db };
}
