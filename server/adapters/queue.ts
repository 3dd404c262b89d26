import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobLimits } from '../limits.ts';

/** What each job is given, by its name. Every `jobs.ts` adds the jobs that it declares. */
export interface JobPayloads {}

/**
 * Plans a job in the caller's transaction: it exists once that commits, and not before.
 * @param options.key at most one job with this key waits at a time; a new one replaces it.
 * @param options.keepsPlace a waiting job that was never tried keeps its time and its place in the queue.
 */
export async function addJob<Task extends keyof JobPayloads>(
  tx: Database,
  task: Task,
  payload: JobPayloads[Task],
  options: { runAt?: Date; key?: string; keepsPlace?: boolean } = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${options.key ?? null}::text,
      job_key_mode := ${options.keepsPlace ? 'preserve_run_at' : 'replace'}::text,
      max_attempts := ${jobLimits.tries}::int
    )`);
}
