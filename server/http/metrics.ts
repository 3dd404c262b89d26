import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Router, type Request, type RequestHandler } from 'express';
import { sql, type SQL } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../context.ts';
import { countFailingRows } from '../jobs/sweep.ts';
import { mailEventCounter } from '../features/bounces/count-mail-events.ts';
import { countQueuedMails, mailOutcomeCounter } from '../features/mail/count-mails.ts';
import { serviceHeartbeat } from '../db/schema/index.ts';
import { isInRecovery } from '../features/recovery/is-in-recovery.ts';
import { loadStorageLimits } from '../features/storage/load-storage-limits.ts';
import { countReportsByState } from '../features/release/reports/count-reports.ts';
import { countWaitingJobs } from '../jobs/count-jobs.ts';
import { findJobLane } from '../jobs/registry.ts';
import { rejectedNotificationCounter } from '../features/subscriptions/notifications/itn-routes.ts';
import { securityEventCounter } from './log/security-log.ts';
import { countDeadJobs } from '../jobs/remove-dead-jobs.ts';
import type { WorkerHealth } from './health.ts';
import { getRoutePattern } from './log/logger.ts';

/** Prometheus itself waits ten seconds. */
const READ_WITHIN_MS = 5 * SECOND_MS;

/** GET /metrics for Prometheus, and the middleware that measures requests. Both require `METRICS_TOKEN`. */
export function createMetrics(
  ctx: Context,
  worker: WorkerHealth,
): { measure: RequestHandler; routes: Router } | null {
  const { metricsToken } = ctx.config;
  if (metricsToken === null) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  /** A gauge with rows from the database. If the database is unavailable it has no rows, and other metrics still work. */
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Promise<(readonly [Record<Label, string>, number])[]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of (await inTime(name, read)) ?? []) this.set(labels, value);
      },
    });
  /** The same for a single number. NaN while it cannot be read, because 0 would be wrong. */
  const number = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await inTime(name, read)) ?? NaN);
      },
    });
  const inTime = <T>(metric: string, read: () => Promise<T>): Promise<T | null> =>
    Promise.race([read(), delay(READ_WITHIN_MS, null, { ref: false })]).catch((error: unknown) => {
      ctx.logger.warn({ err: error, metric }, 'a metric could not be read');
      return null;
    });
  const lanes = async () => worker.lanes?.() ?? [];
  const waitingJobs = shared(() => countWaitingJobs(ctx.db, findJobLane));
  const queuedMails = shared(() => countQueuedMails(ctx.db));
  gauge('leavebits_lane_proved', 'Whether a lane of jobs has proved that it works', ['lane'], async () =>
    (await lanes()).map(({ name, isProved }) => [{ lane: name }, isProved ? 1 : 0]),
  );
  gauge(
    'leavebits_lane_proof_age_seconds',
    'Seconds since this lane last finished a job; more than a minute with free slots is a fault',
    ['lane'],
    async () =>
      (await lanes()).map(({ name, secondsSinceProof }) => [{ lane: name }, secondsSinceProof ?? Infinity]),
  );
  gauge('leavebits_lane_restarts', 'How often a lane was restarted in this process', ['lane'], async () =>
    (await lanes()).map(({ name, restarts }) => [{ lane: name }, restarts]),
  );
  gauge(
    'leavebits_dead_jobs',
    'Jobs whose tries are used up, by task; they stay for a week',
    ['task'],
    async () => (await countDeadJobs(ctx.db)).map(({ task, count }) => [{ task }, count]),
  );
  gauge(
    'leavebits_failing_rows',
    'Rows that a sweep cannot process: retried soon, or dead-lettered and retried every few hours',
    ['sweep', 'state'],
    async () =>
      (await countFailingRows(ctx.db)).map(({ kind, state, count }) => [{ sweep: kind, state }, count]),
  );
  gauge(
    'leavebits_jobs_waiting',
    'Jobs that are due and that nobody works on, by lane: all, and those that have waited for two minutes',
    ['lane', 'state'],
    async () =>
      (await waitingJobs()).flatMap(({ lane, due, late }) => [
        [{ lane, state: 'due' }, due] as const,
        [{ lane, state: 'late' }, late] as const,
      ]),
  );
  gauge(
    'leavebits_oldest_job_age_seconds',
    'How long the oldest job of a lane has waited since it was due; 0 when none waits',
    ['lane'],
    async () => (await waitingJobs()).map(({ lane, oldestSeconds }) => [{ lane }, oldestSeconds]),
  );
  gauge('leavebits_mails_queued', 'Mails that wait to be sent or tried again, by lane', ['lane'], async () =>
    (await queuedMails()).map(({ lane, count }) => [{ lane }, count]),
  );
  gauge(
    'leavebits_mail_try_late_seconds',
    'Seconds since the oldest due mail should have been attempted; 0 when none is due. Mails waiting for a scheduled retry don’t count',
    ['lane'],
    async () => (await queuedMails()).map(({ lane, oldestSeconds }) => [{ lane }, oldestSeconds]),
  );
  gauge(
    'leavebits_payments',
    'Notifications of PayFast by what became of them; a person must look at contradiction, rejected and an old pending one',
    ['verdict'],
    () => countBy(ctx, sql`select verdict as label, count(*) from payments group by 1`, 'verdict'),
  );
  gauge(
    'leavebits_reports',
    'Pending reports: all, those whose window runs, those whose owner could not be warned within a day, those that should have opened an hour ago. And those that have opened an estate',
    ['state'],
    async () => Object.entries(await countReportsByState(ctx)).map(([state, count]) => [{ state }, count]),
  );

  gauge(
    'leavebits_storage_bytes',
    'Bytes used, and the most that new files may take: of the set total, and of the disk of the embedded database',
    ['store', 'kind'],
    async () =>
      (await loadStorageLimits(ctx)).flatMap(({ name, usedBytes, maxBytes }) => [
        [{ store: name, kind: 'used' }, usedBytes] as const,
        [{ store: name, kind: 'most' }, maxBytes] as const,
      ]),
  );
  registry.registerMetric(mailOutcomeCounter);
  registry.registerMetric(mailEventCounter);
  registry.registerMetric(rejectedNotificationCounter);
  registry.registerMetric(securityEventCounter);
  number(
    'leavebits_recovery',
    '1 while the product is in recovery: nothing irrevocable happens until an operator ends it',
    async () => ((await isInRecovery(ctx.db)) ? 1 : 0),
  );
  number(
    'leavebits_clock_sound',
    '1 while this process trusts the clock; 0 while it releases, destroys and expires nothing',
    async () => (ctx.clock.isSound() ? 1 : 0),
  );
  number(
    'leavebits_last_beat_age_seconds',
    'Seconds since the last heartbeat of any process; more than a minute means that none is serving',
    async () => {
      const [heartbeat] = await ctx.db.select().from(serviceHeartbeat);
      return heartbeat ? (ctx.clock.now().getTime() - heartbeat.beatAt.getTime()) / 1000 : NaN;
    },
  );

  const routes = Router();
  routes.get('/metrics', async (req, res) => {
    if (!isBearer(req, metricsToken)) {
      res.status(401).json({ message: 'This page needs a bearer token.' });
      return;
    }
    res.type(registry.contentType).send(await registry.metrics());
  });
  const measure: RequestHandler = (req, res, next) => {
    const stop = durations.startTimer();
    res.once('finish', () =>
      stop({ method: req.method, route: getRoutePattern(req), status: res.statusCode }),
    );
    next();
  };
  return { measure, routes };
}

/** Shares one read among concurrent callers: all metrics of one scrape are read at once. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => (underWay ??= read().finally(() => (underWay = null)));
}

async function countBy<Label extends string>(
  { db }: Context,
  query: SQL,
  label: Label,
): Promise<[Record<Label, string>, number][]> {
  const { rows } = await db.execute<{ label: string; count: string }>(query);
  return rows.map((row) => [{ [label]: row.label } as Record<Label, string>, Number(row.count)]);
}

function isBearer(req: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.get('Authorization') ?? ''), digest(`Bearer ${token}`));
}
