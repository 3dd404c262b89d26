import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { jobLimits } from '../limits.ts';
import { removeOrphanedProbes } from './probes.ts';

/** A job that has no attempts left and is not running. */
const isDead = sql`j.attempts >= j.max_attempts and j.locked_at is null`;

/** Counts jobs that will not be retried, by task. Excludes jobs replaced by newer ones, because they never failed. */
export async function countDeadJobs(db: Database): Promise<{ task: string; count: number }[]> {
  const { rows } = await db.execute<{ task: string; count: number }>(sql`
    select t.identifier as task, count(*)::int as count
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${isDead} and j.last_error is not null and t.identifier not like 'probe/%' group by 1`);
  return rows;
}

/**
 * Removes jobs that will not be retried: replaced ones immediately, failed ones after a week. A failed job is logged after its
 * last attempt, and again when it is removed.
 */
export async function removeDeadJobs({ db, pool, logger }: Context): Promise<void> {
  await removeOrphanedProbes(pool);
  const { rows } = await db.execute<{ id: string; task: string; last_error: string | null }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and ${isDead} and (j.last_error is null or j.run_at < now() - make_interval(days => ${jobLimits.deadJobRetentionDays}))
    returning j.id, t.identifier as task, j.last_error`);
  for (const { id, task, last_error: lastError } of rows) {
    if (lastError !== null)
      logger.warn({ jobId: id, task, lastError }, 'a job that failed a week ago was removed');
  }
}
