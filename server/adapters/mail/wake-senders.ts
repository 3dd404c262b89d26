import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Context } from '../../context.ts';
import { callAfterCommit, createDrizzleDatabase, type Database } from '../../db/database.ts';
import { createRedactedError } from '../../http/log/redact-error.ts';
import { buildQueueJobSql } from '../queue.ts';

type Wake = () => Promise<void>;

/** By logger: a process has one, and test apps share pools. */
const wakes = new WeakMap<Context['logger'], Wake>();
const wakesAtWork = new WeakMap<pg.Pool, () => boolean>();

/**
 * Lets the senders of this process be woken without a job while they are at work.
 * @param wake returns false if they aren't at work
 */
export function registerSenders({ pool }: Pick<Context, 'pool'>, wake: () => boolean): void {
  wakesAtWork.set(pool, wake);
}

/**
 * Wakes the mail senders once a transaction that queued emails has committed. A job in the transaction itself would cost it more than
 * the emails do: PostgreSQL commits transactions with a notification one by one, and each job takes two more commits. If the process
 * dies in between, the job `rescue-mails` finds the emails within a minute.
 */
export function wakeSendersAfterCommit(ctx: Pick<Context, 'pool' | 'logger'>, tx: Database): Promise<void> {
  const wake = wakes.get(ctx.logger) ?? createWake(ctx);
  wakes.set(ctx.logger, wake);
  return callAfterCommit(tx, wake);
}

/** Transactions that commit while a job is being queued share the next one. */
function createWake({ pool, logger }: Pick<Context, 'pool' | 'logger'>): Wake {
  const db = createDrizzleDatabase(pool);
  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function queue(): Promise<void> {
    try {
      // Nothing is lost with this job, so its commit needn't wait for the disk.
      await db.execute(sql`select set_config('synchronous_commit', 'off', true),
        ${buildQueueJobSql('send-mail', { payload: sql`'{}'::json`, key: sql`null` })}`);
    } catch (error) {
      logger.warn(
        { err: createRedactedError(error) },
        'the mail senders could not be woken; the next sweep will send the emails',
      );
    } finally {
      underWay = null;
    }
  }
  const start = () => (underWay = queue());
  return async () => {
    if (wakesAtWork.get(pool)?.()) return;
    if (underWay === null) return start();
    next ??= underWay.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
