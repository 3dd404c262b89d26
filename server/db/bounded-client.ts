import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Database } from './database.ts';

/** For a new connection, and for one of the pool's that is free. */
const CONNECT_WITHIN_MS = 10 * SECOND_MS;
/** What the database itself ends: a wait for a lock, and a statement. */
const LOCK_WITHIN_MS = 8 * SECOND_MS;
const STATEMENT_WITHIN_MS = 12 * SECOND_MS;
/** A peer that has fallen silent ends nothing: we stop listening a little after it should have. */
const GRACE_MS = 3 * SECOND_MS;
/** For statements that are known to take long. */
const LONG_STATEMENT_WITHIN_MS = 15 * 60 * SECOND_MS;

/** How every connection notices that its peer is gone. */
export const reachability = {
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND_MS,
} satisfies pg.ClientConfig;

/** The limits of a connection that serves requests and jobs. */
export const limitsOfConnections = {
  ...reachability,
  lock_timeout: LOCK_WITHIN_MS,
  statement_timeout: STATEMENT_WITHIN_MS,
  query_timeout: STATEMENT_WITHIN_MS + GRACE_MS,
  // A process that hangs in the middle of a transaction gives up its locks: a report waits for nobody for hours.
  idle_in_transaction_session_timeout: 60 * SECOND_MS,
} satisfies pg.ClientConfig;

/** How long the answers that are waited for just now may take, where that is longer than usual. */
const patience = new AsyncLocalStorage<number>();

type Query = (...given: unknown[]) => unknown;

/** A connection that is cut as soon as one of its answers is late: what was asked next would wait behind it. */
export class BoundedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((what: unknown, ...rest: unknown[]) => {
      const answer = query(withPatience(what), ...rest);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutIfLate(error));
      return answer;
    }) as typeof this.query;
  }

  #cutIfLate(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

function withPatience(what: unknown): unknown {
  const query_timeout = patience.getStore();
  if (query_timeout === undefined) return what;
  if (typeof what === 'string') return { text: what, query_timeout };
  const isConfig = typeof what === 'object' && what !== null && !('submit' in what);
  return isConfig ? { ...what, query_timeout } : what;
}

/**
 * Does in a transaction what may take long, such as removing many files: each of its statements has a quarter of an hour.
 * In a transaction of the caller's, its later statements have that time too, as far as the database is concerned.
 */
export function patiently<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return patience.run(LONG_STATEMENT_WITHIN_MS + GRACE_MS, () =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(LONG_STATEMENT_WITHIN_MS)}, true)`,
      );
      return work(tx);
    }),
  );
}
