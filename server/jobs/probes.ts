import type pg from 'pg';
import { SECOND_MS } from '#shared/domain/durations.ts';

/** How often a lane demonstrates that it can execute a job. */
export const PROBE_INTERVAL_MS = 30 * SECOND_MS;
/** A probe that has waited this long belongs to a dead process. */
const FORGOTTEN_AFTER = "interval '1 hour'";

/**
 * The task for one run of a lane in one process, which no other run can perform. One job of it is always waiting, and each queues
 * the next.
 * @param whose the process and the lane, as `process/lane`, which is the same for all runs of the lane.
 */
export const getProbeTask = (whose: string, run: number) => `probe/${whose}/${run}`;

export async function queueProbe(pool: pg.Pool, task: string, delayMs: number): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job($1, job_key := $1, max_attempts := 10, priority := -1,
       run_at := now() + $2 * interval '1 millisecond')`,
    [task, delayMs],
  );
}

/** Whether some process runs jobs: the next probe of one of its lanes is due within the interval, or has just become due. */
export async function isWorkerRunning(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like 'probe/%' and j.run_at > now() - $1 * interval '1 millisecond' limit 1`,
    [2 * PROBE_INTERVAL_MS],
  );
  return rowCount === 1;
}

export async function removeLaneProbes(pool: pg.Pool, whose: string): Promise<void> {
  await remove(pool, 't.identifier like $1', [`probe/${whose}/%`]);
}

export async function removeOrphanedProbes(pool: pg.Pool): Promise<void> {
  const isAlive = `exists (select from graphile_worker._private_jobs j
    where j.task_id = t.id and j.run_at > now() - ${FORGOTTEN_AFTER})`;
  await remove(pool, `t.identifier like 'probe/%' and not ${isAlive}`);
}

async function remove(pool: pg.Pool, isMeant: string, values: unknown[] = []): Promise<void> {
  await pool.query(
    `with meant as (select t.id from graphile_worker._private_tasks t where ${isMeant}),
       gone as (delete from graphile_worker._private_jobs j using meant where j.task_id = meant.id)
     delete from graphile_worker._private_tasks t using meant where t.id = meant.id`,
    values,
  );
}
