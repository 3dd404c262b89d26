import { setTimeout as delay } from 'node:timers/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, it, vi } from 'vitest';
import { queueMail } from '../../server/adapters/mail/outbox.ts';
import { queueJob } from '../../server/adapters/queue.ts';
import { computeMailConcurrencyLimits } from '../../server/features/mail/mail-concurrency-limiter.ts';
import { laneNames } from '../../server/jobs/lanes.ts';
import { removeDeadJobs } from '../../server/jobs/remove-dead-jobs.ts';
import { startDatabaseProxy } from '../support/processes/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import {
  queueSmallJobs,
  createMailGate,
  countJobsLeft,
  startWorkingProcess,
  type WorkingProcess,
} from '../support/processes/worker.ts';

// Each test has its own database and process, and spends most of its time waiting, so they run concurrently. They use no spies,
// because the start of one test restores those of all.

// The queue prints a stack trace for each lost slot.
const print = console.error;
beforeAll(() => void (console.error = () => undefined));
afterAll(() => void (console.error = print));

const ready = async (process: { server: Parameters<typeof supertest>[0] }) =>
  (await supertest(process.server).get('/readyz')).status;

const queueMails = (app: TestApp, count: number) =>
  app.ctx.db.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      await queueMail(app.ctx, tx, {
        to: `mail-${number}@example.org`,
        kind: 'share-notice',
        dedupeKey: `mail ${number}`,
        content: { subject: 's', preheader: 'p', heading: 'h', paragraphs: ['t'], why: 'w', mistake: 'm' },
      });
    }
  });
const accepted = (app: TestApp) =>
  app.ctx.pool.query("select from mails where state = 'accepted'").then(({ rowCount }) => rowCount);

/** The warnings that the process logs from now on. */
function listenToWarnings({ ctx: { logger } }: WorkingProcess) {
  const warn = vi.fn(logger.warn.bind(logger));
  logger.warn = warn;
  return warn;
}

it.concurrent(
  'every lane works again after the database went down while emails were being sent',
  async ({ expect }) => {
    await using app = await startTestApp();
    await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
    const gate = createMailGate();
    await using process = await startWorkingProcess(app, {
      databaseUrl: proxy.url,
      transport: gate.transport,
    });
    expect(await ready(process)).toBe(200);
    const sent = computeMailConcurrencyLimits(app.ctx.config.smtpConnections).othersOfDomain;
    await queueMails(app, sent);
    await expect.poll(gate.waiting).toBe(sent);

    proxy.cut();
    // The emails are accepted, but the result can't be stored.
    gate.open();
    await expect.poll(() => ready(process)).toBe(503);
    await delay(1500);
    expect(await ready(process)).toBe(503);
    proxy.mend();

    await expect.poll(() => ready(process), { timeout: 60_000 }).toBe(200);
    await expect.poll(() => accepted(app), { timeout: 60_000 }).toBe(sent);
    await queueSmallJobs(app, 5);
    await expect.poll(() => countJobsLeft(app), { timeout: 60_000 }).toEqual({});
    expect(process.hasExited()).toBe(false);
  },
);

it.concurrent('a job is still done when the response that assigned it is lost', async ({ expect }) => {
  await using app = await startTestApp();
  await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
  const databaseUrl = `${proxy.url}?query_timeout=3000`;
  await using process = await startWorkingProcess(app, { databaseUrl, only: ['mail'] });
  const count = async (rows: string) => (await app.ownersPool.query(`select from ${rows}`)).rowCount;

  // A slot is already polling when this job appears, so it gets the job and only the response is lost.
  const holder = await app.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('lock table graphile_worker._private_jobs in access exclusive mode');
  await holder.query("select graphile_worker.add_job('request-password-reset', payload := $1)", [
    { email: 'nobody@example.org', asker: '', channel: 'open' },
  ]);
  const asking =
    "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~* 'skip locked'";
  await expect.poll(() => count(asking)).toBeGreaterThan(0);
  proxy.loseAnswers();
  await holder.query('commit');
  holder.release();
  const held =
    "graphile_worker.jobs where task_identifier = 'request-password-reset' and locked_at is not null";
  await expect.poll(() => count(held)).toBe(1);

  proxy.mend();
  await expect.poll(() => countJobsLeft(app)).toEqual({});
  expect(process.hasExited()).toBe(false);
});

it.concurrent('reports the lanes while the database is down', async ({ expect }) => {
  await using app = await startTestApp({ METRICS_TOKEN: 'a token of some length' });
  await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
  await using process = await startWorkingProcess(app, { databaseUrl: proxy.url });
  const read = async () => {
    const request = supertest(process.server)
      .get('/metrics')
      .set('Authorization', 'Bearer a token of some length');
    return (await request.expect(200)).text;
  };
  await app.ctx.pool.query("select graphile_worker.add_job('advance-report', max_attempts := 1)");
  await expect.poll(read).toContain('leavebits_dead_jobs{task="advance-report"} 1');
  const before = await read();
  for (const lane of laneNames) expect(before).toContain(`leavebits_lane_proved{lane="${lane}"} 1`);
  expect(before).toContain('leavebits_reports{state="pending"} 0');

  proxy.cut();
  const away = await read();
  expect(away).toContain('leavebits_lane_proof_age_seconds{lane="deciding"}');
  expect(away).not.toContain('leavebits_reports{');
  proxy.mend();
});

it.concurrent(
  'logs once a minute, not at every attempt, that a lane could not be started',
  async ({ expect }) => {
    await using app = await startTestApp();
    await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
    await using process = await startWorkingProcess(app, { databaseUrl: proxy.url, only: ['mail'] });
    const warn = listenToWarnings(process);
    const said = () => warn.mock.calls.filter(([, words]) => words === 'a job lane could not be started');
    proxy.cut();
    await expect.poll(() => said().length).toBe(1);
    await delay(3500);
    expect(said()).toHaveLength(1);
    proxy.mend();
    await expect.poll(() => process.worker.isRunning()).toBe(true);
  },
);

it.concurrent(
  'a lost slot is noticed even while the other slots of its lane keep working',
  async ({ expect }) => {
    await using app = await startTestApp();
    await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
    await using process = await startWorkingProcess(app, { databaseUrl: proxy.url, only: ['mail'] });
    const holder = await app.ctx.pool.connect();
    await holder.query('begin; lock table users');
    await app.ctx.db.transaction((tx) =>
      queueJob(tx, 'request-password-reset', {
        email: 'nobody@example.org',
        asker: 'nobody',
        channel: 'open',
      }),
    );
    const blocked = "select from pg_locks where not granted and relation = 'users'::regclass";
    await expect.poll(async () => (await app.ctx.pool.query(blocked)).rowCount).toBe(1);
    proxy.cut();
    await delay(500);
    await holder.query('rollback');
    holder.release();
    proxy.mend();
    await expect.poll(() => process.worker.lanes?.()[0]).toMatchObject({ isProved: true, restarts: 1 });
    await expect.poll(() => countJobsLeft(app)).toEqual({});
  },
);

it.concurrent(
  'a process exits if none of its jobs run although the database is responding',
  async ({ expect }) => {
    await using app = await startTestApp();
    let aheadMs = 0;
    await using process = await startWorkingProcess(app, {
      only: ['deciding'],
      steadyMs: () => performance.now() + aheadMs,
    });
    const pool = app.ownersPool;
    expect(await ready(process)).toBe(200);
    await pool.query('alter table graphile_worker._private_jobs rename to jobs_away');
    aheadMs += 46_000;
    expect(await ready(process)).toBe(503);
    const failed = listenToWarnings(process);
    await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0);
    expect(process.hasExited()).toBe(false);
    aheadMs += 121_000;
    await expect.poll(() => process.hasExited()).toBe(true);
    expect(await ready(process)).toBe(503);
    await pool.query('alter table graphile_worker.jobs_away rename to _private_jobs');
  },
);

it.concurrent('starts working once a database that was down at startup is available', async ({ expect }) => {
  await using app = await startTestApp();
  await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
  proxy.cut();
  const starting = startWorkingProcess(app, { databaseUrl: proxy.url });
  await delay(2500);
  proxy.mend();
  await using process = await starting;
  await expect.poll(() => process.worker.isRunning()).toBe(true);
  await queueSmallJobs(app, 5);
  await expect.poll(() => countJobsLeft(app)).toEqual({});
});

it.concurrent(
  'leaves no probe behind when it stops, and removes the probes of killed processes',
  async ({ expect }) => {
    await using app = await startTestApp();
    const { pool } = app.ctx;
    const probes = async () => {
      const { rows } = await pool.query<{ whose: string; jobs: number }>(
        `select split_part(t.identifier, '/', 2) as whose, count(j.*)::int as jobs from graphile_worker._private_tasks t
       left join graphile_worker._private_jobs j on j.task_id = t.id
       where t.identifier like 'probe/%' group by t.identifier`,
      );
      return rows;
    };
    const old = "job_key := 'old', run_at := now() - interval '2 hours'";
    await pool.query(`select graphile_worker.add_job('probe/killed/mail/3', ${old})`);
    {
      await using process = await startWorkingProcess(app);
      await removeDeadJobs(process.ctx);
      const living = await probes();
      expect(living).toHaveLength(laneNames.length);
      expect(new Set(living.map(({ jobs }) => jobs))).toEqual(new Set([1]));
      expect(living.map(({ whose }) => whose)).not.toContain('killed');
    }
    expect(await probes()).toEqual([]);
  },
);
