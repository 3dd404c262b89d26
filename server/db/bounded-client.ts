import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Database } from './database.ts';
import { isStaleStatementError, createStatementNamer } from './prepared-statements.ts';
import { PrimaryClient } from './primary-client.ts';

/** For connecting, or for getting an idle connection from the pool. */
const CONNECT_WITHIN_MS = 10 * SECOND_MS;
/** The database itself aborts longer lock waits and statements. */
const LOCK_WITHIN_MS = 8 * SECOND_MS;
const STATEMENT_WITHIN_MS = 12 * SECOND_MS;
/** An unresponsive database enforces no timeout, so we stop waiting shortly after its timeout. */
const GRACE_MS = 3 * SECOND_MS;
/** For statements known to be slow. */
const LONG_STATEMENT_WITHIN_MS = 15 * 60 * SECOND_MS;

/** Options with which every connection detects that its peer is gone. */
export const keepAliveOptions = {
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND_MS,
} satisfies pg.ClientConfig;

/** The timeouts of connections that serve requests and jobs. */
export const connectionTimeouts = {
  ...keepAliveOptions,
  lock_timeout: LOCK_WITHIN_MS,
  statement_timeout: STATEMENT_WITHIN_MS,
  query_timeout: STATEMENT_WITHIN_MS + GRACE_MS,
  // A process that hangs in a transaction loses its locks, so that it can't block a report for hours.
  idle_in_transaction_session_timeout: 60 * SECOND_MS,
} satisfies pg.ClientConfig;

/** The longer response timeout inside `withLongStatementTimeout`. */
const patience = new AsyncLocalStorage<number>();

type Query = (...given: unknown[]) => unknown;

/**
 * A connection that is closed when a response is overdue, because the next query would wait behind it, or when it has a stale
 * prepared statement. Frequent statements are prepared.
 */
export class BoundedClient extends PrimaryClient {
  /** Shared across the process, because all connections send the same statements. */
  protected static named = createStatementNamer();

  constructor(config?: pg.ClientConfig) {
    super(config);
    const { named } = new.target;
    const query = this.query.bind(this) as Query;
    this.query = ((what: unknown, ...rest: unknown[]) => {
      const answer = query(withPatience(named(what, rest[0])), ...rest);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutIfUseless(error));
      return answer;
    }) as typeof this.query;
  }

  #cutIfUseless(error: unknown): void {
    const isLate = error instanceof Error && error.message === 'Query read timeout';
    if (!isLate && !isStaleStatementError(error)) return;
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
 * Runs slow work in a transaction, such as removing many files. Each statement may take a quarter of an hour. Inside the caller's
 * transaction, the database applies that limit to later statements too.
 */
export function withLongStatementTimeout<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return patience.run(LONG_STATEMENT_WITHIN_MS + GRACE_MS, () =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(LONG_STATEMENT_WITHIN_MS)}, true)`,
      );
      return work(tx);
    }),
  );
}
