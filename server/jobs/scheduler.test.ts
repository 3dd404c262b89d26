import { parseCronItem } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { findLastCronMatch } from './last-cron-match.ts';
import { openDatabase } from '../db/database.ts';
import { queueDueSweeps, rescheduleMisdatedJobs, startScheduler } from './scheduler.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const item = (match: string) => parseCronItem({ task: 'a-sweep', match, identifier: 'a-sweep' });

it.each([
  ['each minute', '* * * * *', '10:00:30', '10:01:10', '10:01:00'],
  ['not again within its minute', '* * * * *', '10:01:00', '10:01:50', null],
  ['at its minute', '11 6 * * *', '06:10:00', '06:11:00', '06:11:00'],
  ['late, when its minute was missed', '11 6 * * *', '06:10:00', '09:30:00', '06:11:00'],
  ['once for many missed minutes', '* * * * *', '04:00:00', '09:30:20', '09:30:00'],
  ['not before its minute', '11 6 * * *', '06:12:00', '09:30:00', null],
])('is due %s', (_when, match, since, now, due) => {
  expect(findLastCronMatch(item(match), at(since), at(now))).toEqual(due && at(due));
});

describe('the plan of the sweeps', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    await app.ownersPool.query(
      'truncate graphile_worker._private_known_crontabs, graphile_worker._private_jobs',
    );
  });
  const plan = (time: string) => queueDueSweeps(app.ctx.db, [item('*/5 * * * *')], at(time));
  const planned = async () =>
    (await app.ctx.pool.query<{ max_attempts: number }>('select max_attempts from graphile_worker.jobs'))
      .rows;
  const work = 'delete from graphile_worker._private_jobs where attempts < max_attempts';

  it('begins with the next time, plans each once, and gives each one try', async () => {
    await plan('10:00:00');
    expect(await planned()).toEqual([]);
    await Promise.all([plan('10:05:00'), plan('10:05:00'), plan('10:05:01')]);
    expect(await planned()).toEqual([{ max_attempts: 1 }]);
    await app.ctx.pool.query(work);
    await plan('10:07:00');
    expect(await planned()).toEqual([]);
  });

  it('does not plan a second one while the first waits', async () => {
    await plan('10:00:00');
    for (const time of ['10:05:00', '10:10:00', '10:15:00']) await plan(time);
    expect(await planned()).toHaveLength(1);
  });

  it('keeps no more than the last one that failed', async () => {
    await plan('10:00:00');
    for (const time of ['10:05:00', '10:10:00', '10:15:00']) {
      await plan(time);
      await app.ctx.pool.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'e'");
    }
    expect(await planned()).toHaveLength(1);
  });

  it('has planned everything that it began to plan when it has stopped, so its database can be closed', async () => {
    const own = openDatabase(app.ctx.config.databaseUrl!, () => undefined);
    await startScheduler({ ...app.ctx, ...own }, [item('*/5 * * * *')]).stop();
    await own.pool.end();
    const { rows } = await app.ctx.pool.query(
      'select identifier from graphile_worker._private_known_crontabs',
    );
    expect(rows).toEqual([{ identifier: 'a-sweep' }]);
  });

  it('goes on after a clock that was years ahead', async () => {
    await plan('10:00:00');
    await app.ctx.pool.query(
      "update graphile_worker._private_known_crontabs set last_execution = '2036-01-01T00:00:00Z'",
    );
    await plan('10:06:00');
    expect(await planned()).toHaveLength(1);
  });

  it('does not let a job wait for a moment from a clock that was years ahead', async () => {
    const add = (key: string) =>
      app.ctx.pool.query(
        "select graphile_worker.add_job('send-mail', job_key := $1, run_at := now() + interval '1 hour')",
        [key],
      );
    await add('planned rightly');
    await add('planned by the wrong clock');
    await add('at work');
    await app.ctx.pool.query(
      `update graphile_worker._private_jobs set updated_at = now() + interval '10 years',
         run_at = now() + interval '10 years', locked_at = case when key = 'at work' then now() end
       where key <> 'planned rightly'`,
    );
    await rescheduleMisdatedJobs(app.ctx.db);
    const { rows } = await app.ctx.pool.query<{ key: string }>(
      'select key from graphile_worker._private_jobs where run_at <= now() and updated_at <= now()',
    );
    expect(rows).toEqual([{ key: 'planned by the wrong clock' }]);
  });
});
