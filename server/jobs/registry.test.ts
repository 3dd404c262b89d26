import { afterEach, expect, it, vi } from 'vitest';
import { queueJob } from '../adapters/queue.ts';
import type { Database } from '../db/database.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { startWorkingProcess } from '../../tests/support/processes/worker.ts';
import { countDeadJobs, removeDeadJobs } from './remove-dead-jobs.ts';
import { createTaskList, jobsByName, findJobLane, sweepSchedule } from './registry.ts';

afterEach(() => void vi.restoreAllMocks());

it.each(Object.entries(jobsByName))(
  'a sweep or an alarm follows when the last try of %s fails',
  (_name, { sweptBy = 'alarm' }) => {
    expect(sweptBy === 'alarm' || sweepSchedule.some(({ task }) => task === sweptBy)).toBe(true);
  },
);

it('no two files declare a job of the same name, and every file is collected', () => {
  const files = import.meta.glob<Record<string, object>>(['./core-jobs.ts', '../features/*/jobs.ts'], {
    eager: true,
  });
  const declared = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.keys));
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.sort()).toEqual(Object.keys(jobsByName).sort());
});

it('only a declared job can be planned, and only with its payload', () => {
  const plans = (tx: Database) => [
    () => queueJob(tx, 'advance-report', { reportId: 1 }),
    () => queueJob(tx, 'announce-openings', {}),
    // @ts-expect-error nobody declares it
    () => queueJob(tx, 'no-such-job', {}),
    // @ts-expect-error its payload has another shape
    () => queueJob(tx, 'advance-report', { userId: 1 }),
  ];
  expect(plans).toBeDefined();
});

it('every job can be run, and has a lane', async () => {
  await using app = await startTestApp();
  const names = Object.keys(jobsByName).sort();
  expect(Object.keys(createTaskList(app.ctx)).sort()).toEqual(names);
  for (const name of names) expect(findJobLane(name)).toBeDefined();
});

it('a long sweep takes only one slot, however often its time comes', async () => {
  await using app = await startTestApp();
  const sweep = createTaskList(app.ctx)['advance-reports'] as (payload: unknown) => Promise<void>;
  const holder = await app.ctx.pool.connect();
  await holder.query('begin; lock table death_incapacitation_reports');
  let isOver = false;
  const first = sweep({}).finally(() => (isOver = true));
  try {
    for (let minute = 0; minute < 3; minute += 1) await sweep({});
    expect(isOver).toBe(false);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await first;
});

it('a job whose last try fails alarms a person, is counted, and is removed after a week', async () => {
  await using app = await startTestApp();
  const { pool, db } = app.ctx;
  const error = vi.spyOn(app.ctx.logger, 'error');
  const warn = vi.spyOn(app.ctx.logger, 'warn');
  // Both jobs need a different payload.
  for (const task of ['request-password-reset', 'advance-report']) {
    await pool.query('select graphile_worker.add_job($1, max_attempts := 1)', [task]);
  }
  {
    await using process = await startWorkingProcess(app, { only: ['mail', 'deciding'] });
    await expect.poll(() => countDeadJobs(db)).toHaveLength(2);
    expect(process.worker.isRunning()).toBe(true);
  }
  const alarmed = error.mock.calls.map(([facts]) => facts as { alarm?: string; task?: string });
  expect(alarmed.filter(({ alarm }) => alarm === 'job-failed').map(({ task }) => task)).toEqual([
    'request-password-reset',
  ]);
  expect(warn.mock.calls.map(([facts]) => facts)).toContainEqual(
    expect.objectContaining({ task: 'advance-report', sweptBy: 'advance-reports' }),
  );
  await removeDeadJobs(app.ctx);
  expect(await countDeadJobs(db)).toHaveLength(2);
  await pool.query("update graphile_worker._private_jobs set run_at = run_at - interval '8 days'");
  await removeDeadJobs(app.ctx);
  expect(await countDeadJobs(db)).toEqual([]);
});

it('a job that a newer one has replaced is removed, and not counted', async () => {
  await using app = await startTestApp();
  const { pool, db } = app.ctx;
  const add = () => pool.query("select graphile_worker.add_job('send-mail', job_key := 'the same')");
  const left = () => pool.query('select from graphile_worker.jobs').then(({ rowCount }) => rowCount);
  await add();
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'");
  await add();
  await pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  expect(await left()).toBe(2);
  expect(await countDeadJobs(db)).toEqual([]);
  await removeDeadJobs(app.ctx);
  expect(await left()).toBe(1);
});
