import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { jobLimits } from '../limits.ts';
import { removeOrphanedProbes } from './probes.ts';

/** A job that has no attempts left and is not running. */
const isDead = sql`attempts >= max_attempts and locked_at is null`;

/** Counts jobs that will not be retried, by task. Excludes jobs replaced by newer ones, because they never failed. */
export async function countDeadJobs(db: Database): Promise<{ task: string; count: number }[]> {
  const { rows } = await db.execute<{ task: string; count: number }>(sql`
    select task_identifier as task, count(*)::int as count from graphile_worker.jobs
    where ${isDead} and last_error is not null and task_identifier not like 'probe/%' group by 1`);
  return rows;
}

/**
 * Removes jobs that will not be retried: replaced ones immediately, failed ones after a week. A failed job is logged after its
 * last attempt, and again when it is removed.
 */
export async function removeDeadJobs({ db, pool, logger }: Context): Promise<void> {
  await removeOrphanedProbes(pool);
  const { rows } = await db.execute<{ id: string; task: string; last_error: string | null }>(sql`
    with dead as (select id, task_identifier as task, last_error from graphile_worker.jobs
        where ${isDead} and (last_error is null or run_at < now() - make_interval(days => ${jobLimits.deadJobRetentionDays}))),
      removed as (select id from graphile_worker.complete_jobs(array(select id from dead)))
    select dead.* from dead join removed using (id)`);
  for (const { id, task, last_error: lastError } of rows) {
    if (lastError !== null)
      logger.warn({ jobId: id, task, lastError }, 'a job that failed a week ago was removed');
  }
}
