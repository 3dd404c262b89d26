import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobLimits } from '../limits.ts';

/** The payload of each job, by name. Every `jobs.ts` adds the jobs it declares. */
export interface JobPayloads {}

/**
 * Queues a job in the caller's transaction; the job exists only once that commits.
 * @param options.key at most one waiting job has this key; a new one replaces it.
 */
export async function queueJob<Task extends keyof JobPayloads>(
  tx: Database,
  task: Task,
  payload: JobPayloads[Task],
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  const { runAt, key } = options;
  await tx.execute(
    sql`select ${buildQueueJobSql(task, {
      payload: sql`${JSON.stringify(payload)}::json`,
      key: sql`${key ?? null}`,
      runAt,
    })}`,
  );
}

/** Removes the jobs that have one of these values in their payload. A running job is removed when it ends. */
export async function removeJobsByPayloadValue(tx: Database, values: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from graphile_worker._private_jobs j where j.locked_at is null and exists (
      select from json_each_text(case json_typeof(j.payload) when 'object' then j.payload else '{}'::json end) as given
      where given.value = any(${sql.param([...values])}::text[]))`);
}

/** The SQL call that queues a job, for a query that queues one per row. The options are those of `queueJob`. */
export function buildQueueJobSql(
  task: keyof JobPayloads,
  { payload, key, runAt }: { payload: SQL; key: SQL; runAt?: Date },
): SQL {
  return sql`graphile_worker.add_job(
      ${task}::text,
      payload := ${payload},
      run_at := ${runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${key}::text,
      max_attempts := ${jobLimits.maxAttempts}::int
    )`;
}
