import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BoundedClient, connectionTimeouts } from './bounded-client.ts';
import { isDatabaseUnavailable, isDeadlock } from './database-unavailable.ts';

/** The database or a transaction on it. Every query function takes one as its first argument. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

const CONNECTIONS = 12;
const ATTEMPTS_AFTER_DEADLOCKS = 3;
const DEADLOCK_PAUSE_MS = 50;

/** A connection pool and the typed database over it. The caller must end the pool. */
export function openDatabase(
  connectionString: string,
  onLost: (error: Error) => void,
): { pool: pg.Pool; db: NodePgDatabase } {
  const pool = openServerPool(connectionString, onLost);
  return { pool, db: createDrizzleDatabase(pool) };
}

/** The pool of a server's connections. The caller must end it. */
export function openServerPool(connectionString: string, onLost: (error: Error) => void): pg.Pool {
  return openPool(connectionString, { max: CONNECTIONS, name: 'leavebits' }, onLost);
}

/** What to do after each transaction that is under way, by its session, which it shares with the transactions nested in it. */
const afterCommits = new WeakMap<object, Set<() => Promise<void>>>();

/**
 * Calls a function once the transaction has committed, before whoever asked for the transaction goes on. Without a transaction it is
 * called at once. Given to one transaction repeatedly, it is called once.
 * @param act must not throw. Isn't called if the process dies after the commit, so something else must make up for that.
 */
export async function callAfterCommit(tx: Database, act: () => Promise<void>): Promise<void> {
  const acts = afterCommits.get(tx._.session);
  if (acts) acts.add(act);
  else await act();
}

/** The typed database over a pool. Its transactions are repeated once after a deadlock, so their work must be repeatable. */
export function createDrizzleDatabase(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  const transact: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    const acts = new Set<() => Promise<void>>();
    let isLost = false;
    let result;
    try {
      result = await drizzle(client).transaction((tx) => {
        afterCommits.set(tx._.session, acts);
        return work(tx);
      }, config);
    } catch (error) {
      isLost = isDatabaseUnavailable(error);
      throw error;
    } finally {
      // drizzle-orm#6114: drizzle's own pooled transaction leaks the connection when `begin` fails.
      client.release(isLost);
    }
    for (const act of acts) await act();
    return result;
  };
  // PostgreSQL has rolled back one of two transactions that waited for each other, and the other one can go on. Our order of
  // locks (`lock-owner.ts`) makes this rare, but whoever was rolled back shouldn't notice.
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transact(work, config);
      } catch (error) {
        if (!isDeadlock(error) || attempt === ATTEMPTS_AFTER_DEADLOCKS) throw error;
        // Lets the other one take its locks first.
        await setTimeout(attempt * DEADLOCK_PAUSE_MS);
      }
    }
  };
  return db;
}

/** The database for a read-only command. The database itself rejects every write. The caller must end the pool. */
export function openReadOnlyDatabase(connectionString: string): { pool: pg.Pool; db: NodePgDatabase } {
  const options = '-c default_transaction_read_only=on';
  const pool = openPool(connectionString, { max: 3, name: 'leavebits-look', options }, () => undefined);
  return { pool, db: drizzle(pool) };
}

/**
 * A pool with a timeout for every kind of wait: connections, locks and responses. The caller must end it.
 * @param name the application name of its connections.
 * @param options PostgreSQL settings, in the format of its command line.
 */
export function openPool(
  connectionString: string,
  { max, name, options }: { max: number; name: string; options?: string },
  onLost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTimeouts,
    connectionString,
    max,
    application_name: name,
    ...(options !== undefined && { options }),
    Client: BoundedClient,
  });
  // A dying connection, idle or busy, must not crash the process. Its current query fails, and the next one gets a new
  // connection.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Reads everything from one database snapshot, so that a decision and the data it concerns are consistent. `work` receives a
 * read-only context on that snapshot.
 */
export function runInSnapshot<World extends { db: NodePgDatabase }, Result>(
  world: World,
  work: (snapshot: World) => Promise<Result>,
): Promise<Result> {
  return world.db.transaction((tx) => work({ ...world, db: tx }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
