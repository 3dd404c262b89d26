import { setTimeout as delay } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import type pg from 'pg';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Logger } from '../../http/log/logger.ts';

const RETRY_MS = 100;
/** Longer than a request that was asked to stop needs to store what it has received. */
const WAIT_MS = 15 * SECOND_MS;
const CHANNEL = 'upload_wanted';

/**
 * Serializes requests per upload across all processes, using PostgreSQL advisory locks. A single connection holds all of a
 * process's locks, so they are released if the process dies. A waiting request asks the holder to stop, using NOTIFY across
 * processes. The locks only reduce contention: `appendToUpload` itself ensures that two writers never mix bytes.
 */
export function createUploadLocks(pool: pg.Pool, logger: Logger): Locker {
  /** This process's requests that hold an upload's lock, or wait for another process to release it. */
  const held = new Map<string, { askToStop: RequestRelease; isWaiting: boolean }>();
  let connection: Promise<LockConnection> | null = null;

  async function connect(): Promise<LockConnection> {
    const client = await pool.connect();
    client.on('notification', ({ payload }) => {
      // A waiting request also receives its own notification.
      const holder = held.get(payload ?? '');
      if (holder && !holder.isWaiting) void holder.askToStop();
    });
    client.once('error', (error: Error) => {
      client.on('error', () => undefined);
      logger.warn({ err: error }, 'the connection that holds the upload locks was lost');
      connection = null;
      client.release(true);
      for (const { askToStop } of held.values()) void askToStop();
    });
    await client.query(`listen ${CHANNEL}`);
    return { client, query: inTurn(client) };
  }

  async function takeInDatabase(id: string, signal: AbortSignal): Promise<boolean> {
    for (let waitedMs = 0; waitedMs < WAIT_MS && !signal.aborted; waitedMs += RETRY_MS) {
      connection ??= connect();
      connection.catch(() => (connection = null));
      const { query } = await connection;
      const { rows } = await query('select pg_try_advisory_lock($1) as taken', [keyOf(id)]);
      if (rows[0]?.['taken'] === true) return true;
      await query('select pg_notify($1, $2)', [CHANNEL, id]);
      await delay(RETRY_MS);
    }
    return false;
  }

  /** Drops an upload's lock in this process. Closes the connection after the last one, which releases all locks. */
  async function drop(id: string): Promise<void> {
    held.delete(id);
    if (held.size > 0 || !connection) return;
    const closing = connection;
    connection = null;
    await closing.then(
      ({ client }) => {
        client.removeAllListeners('error').on('error', () => undefined);
        client.release(true);
      },
      () => undefined,
    );
  }

  async function take(id: string, signal: AbortSignal, askToStop: RequestRelease): Promise<boolean> {
    for (let waitedMs = 0; held.has(id); waitedMs += RETRY_MS) {
      if (waitedMs >= WAIT_MS || signal.aborted) return false;
      await held.get(id)?.askToStop();
      await delay(RETRY_MS);
    }
    const request = { askToStop, isWaiting: true };
    held.set(id, request);
    try {
      request.isWaiting = !(await takeInDatabase(id, signal));
      return !request.isWaiting;
    } finally {
      if (request.isWaiting) await drop(id);
    }
  }

  async function give(id: string): Promise<void> {
    const lent = await connection?.catch(() => null);
    await lent?.query('select pg_advisory_unlock($1)', [keyOf(id)]).catch(() => undefined);
    await drop(id);
  }

  return {
    newLock: (id): Lock => ({
      async lock(signal, requestRelease) {
        if (await take(id, signal, requestRelease)) return;
        throw new DomainError(
          'locked',
          'We’re still saving part of this upload. Please try again in a moment.',
        );
      },
      unlock: () => give(id),
    }),
  };
}

type Row = Record<string, unknown>;

interface LockConnection {
  client: pg.PoolClient;
  query: (text: string, values: unknown[]) => Promise<pg.QueryResult<Row>>;
}

/** A connection runs one query at a time, so concurrent requests queue. */
function inTurn(client: pg.PoolClient): LockConnection['query'] {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const answer = last.then(() => client.query<Row>(text, values));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Negative keys, which no other lock uses. Upload ids are positive. */
function keyOf(id: string): string {
  return `-${/^\d{1,16}$/.test(id) ? id : '0'}`;
}
