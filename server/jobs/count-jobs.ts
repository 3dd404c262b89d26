import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lanes, type LaneName } from './lanes.ts';

/** A job that has been waiting for this long is late, because its lane is stuck or overloaded. */
export const LATE_JOB_SECONDS = 120;

/** A lane's due jobs that are not running. */
export interface WaitingJobs {
  lane: LaneName;
  due: number;
  late: number;
  /** 0 if none is waiting. */
  oldestSeconds: number;
}

/** Counts waiting jobs by lane. Excludes probes, which belong to processes. @param laneOf the lane of a task. */
export async function countWaitingJobs(
  db: Database,
  laneOf: (task: string) => LaneName | undefined,
): Promise<WaitingJobs[]> {
  const { rows } = await db.execute<{ task: string; due: number; late: number; oldest: number }>(sql`
    select task_identifier as task, count(*)::int as due,
      count(*) filter (where run_at < now() - ${LATE_JOB_SECONDS} * interval '1 second')::int as late,
      extract(epoch from now() - min(run_at))::float8 as oldest
    from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now() and task_identifier not like 'probe/%'
    group by 1`);
  return (Object.keys(lanes) as LaneName[]).map((lane) => {
    const ofLane = rows.filter(({ task }) => laneOf(task) === lane);
    const sum = (part: 'due' | 'late') => ofLane.reduce((total, row) => total + row[part], 0);
    const oldestSeconds = Math.max(0, ...ofLane.map(({ oldest }) => oldest));
    return { lane, due: sum('due'), late: sum('late'), oldestSeconds };
  });
}
