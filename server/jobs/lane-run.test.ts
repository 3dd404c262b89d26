import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startTestApp } from '../../tests/support/test-app.ts';
import { openPool } from '../db/database.ts';
import { runLane } from './lane-run.ts';

it('a run that cannot record the end of a job reports the lost slot, finishes its other jobs, and can end', async () => {
  await using app = await startTestApp();
  const database = app.ownersPool;
  // The queue prints a stack trace for a lost slot.
  vi.spyOn(console, 'error').mockReturnValue();
  const ends = new Map<string, () => void>();
  const tasks = Object.fromEntries(
    ['first', 'second', 'third', 'fourth'].map((task) => [
      task,
      () => new Promise<void>((resolve) => void ends.set(task, resolve)),
    ]),
  );
  const name = 'leavebits-lane-under-test';
  const endedSlots: string[] = [];
  const run = runLane({
    lane: { slots: 4, busyMs: 60_000 },
    tasks,
    probe: 'probe/lane-under-test',
    pool: openPool(app.ctx.config.databaseUrl!, { max: 3, name }, () => undefined),
    logger: app.ctx.logger,
    steadyMs: () => performance.now(),
    onSlotEnded: (id) => void endedSlots.push(id),
    onOutdated: () => undefined,
    onJobEnded: () => undefined,
    onFailedForGood: () => undefined,
  });
  const query = async (text: string, values?: unknown[]) =>
    (await database.query<Record<string, unknown>>(text, values)).rows;
  await query('select graphile_worker.add_job(task) from unnest($1::text[]) task', [Object.keys(tasks)]);
  await expect.poll(() => ends.size).toBe(4);

  // The connection is lost while the database records the end of the first job.
  const holder = await database.connect();
  await holder.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
  ends.get('first')!();
  const breakConnection = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = $1 and wait_event_type = 'Lock' and query ~ '^delete'`;
  await expect.poll(() => query(breakConnection, [name])).toHaveLength(1);
  await holder.query('rollback');
  holder.release();
  await expect.poll(() => run.signs().lostSlots).toBe(1);

  const unfinished = async () =>
    (await query('select task_identifier as task from graphile_worker.jobs order by id')).map(
      ({ task }) => task,
    );
  for (const task of ['second', 'third', 'fourth']) {
    ends.get(task)!();
    await expect.poll(unfinished).not.toContain(task);
  }
  expect(await Promise.race([run.retire().then(() => 'ended'), delay(20_000, 'still running')])).toBe(
    'ended',
  );

  expect(await unfinished()).toEqual(['first']);
  await query('select graphile_worker.force_unlock_workers($1)', [endedSlots]);
  expect(await query('select locked_by from graphile_worker.jobs')).toEqual([{ locked_by: null }]);
});
