import { sql } from 'drizzle-orm';
import type { ParsedCronItem } from 'graphile-worker';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { findLastCronMatch } from './last-cron-match.ts';

const LOOKED_AT_EVERY_MS = 5 * SECOND_MS;
/** The database dates jobs, and all processes follow its clock. */
const CLOCK_SLACK = sql`interval '1 minute'`;

export interface Scheduler {
  /** Stops scheduling, after waiting for any run in progress. */
  stop(): Promise<void>;
}

/**
 * Queues the scheduled jobs. Every process does this, and one of them queues the jobs for a given minute. A job that came due
 * several times while nothing ran is queued once. After a failure the next check catches up, so this schedule survives a database
 * outage, unlike the queue's own.
 */
export function startScheduler(ctx: Context, schedule: ParsedCronItem[]): Scheduler {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= rescheduleMisdatedJobs(ctx.db)
      .then(() => queueDueSweeps(ctx.db, schedule, ctx.clock.now()))
      .catch((error: unknown) => ctx.logger.warn({ err: error }, 'scheduled jobs could not be queued'))
      .finally(() => (looking = null));
  };
  const timer = setInterval(look, LOOKED_AT_EVERY_MS);
  look();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/**
 * Makes jobs due that a fast clock scheduled, possibly years ahead. Jobs check their own conditions, so running one too early is
 * harmless.
 */
export async function rescheduleMisdatedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where updated_at > now() + ${CLOCK_SLACK} and locked_at is null),
      run_at := now())`);
}

/**
 * Queues each sweep that has come due since its last run, as recorded in the queue's own table. A new sweep starts at its next
 * scheduled time. A queued sweep has one attempt, and isn't queued again while it waits.
 */
export async function queueDueSweeps(db: Database, schedule: ParsedCronItem[], now: Date): Promise<void> {
  const { rows } = await db.execute<{ identifier: string; at: string }>(
    sql`select identifier, coalesce(last_execution, known_since) as at from graphile_worker._private_known_crontabs`,
  );
  const lastRun = new Map(rows.map(({ identifier, at }) => [identifier, new Date(at)]));
  for (const item of schedule) {
    const known = lastRun.get(item.identifier);
    // A wrong clock recorded a run in the future.
    const since = known && known > now ? new Date(0) : known;
    const due = since ? findLastCronMatch(item, since, now) : null;
    if (known && !due) continue;
    await planOne(db, item.task, item.identifier, { known: known ?? null, at: due, now });
  }
}

async function planOne(
  db: Database,
  task: string,
  identifier: string,
  { known, at, now }: { known: Date | null; at: Date | null; now: Date },
): Promise<void> {
  const key = `sweep/${identifier}`;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      known === null
        ? sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
              values (${identifier}, ${now.toISOString()}::timestamptz) on conflict do nothing`
        : sql`update graphile_worker._private_known_crontabs set last_execution = ${at!.toISOString()}::timestamptz
              where identifier = ${identifier}
                and date_trunc('milliseconds', coalesce(last_execution, known_since)) = ${known.toISOString()}::timestamptz`,
    );
    if (rowCount === 0 || at === null) return;
    // The outcome of its last run no longer matters.
    await tx.execute(sql`select graphile_worker.remove_job(key) from graphile_worker.jobs
      where key = ${key} and attempts >= max_attempts and locked_at is null`);
    await tx.execute(sql`select graphile_worker.add_job(${task}::text, job_key := ${key}::text,
      job_key_mode := 'preserve_run_at', max_attempts := 1)`);
  });
}
