import type { Context } from '../context.ts';
import type { WorkerHealth } from '../http/health.ts';
import { shareInFlight, type MetricRegistrar } from '../http/metrics.ts';
import { countWaitingJobs } from './count-jobs.ts';
import { findJobLane } from './registry.ts';
import { countDeadJobs } from './remove-dead-jobs.ts';
import { countFailingRows } from './sweep.ts';

export function registerJobMetrics(
  ctx: Context,
  worker: WorkerHealth | null,
  metrics: MetricRegistrar,
): void {
  const lanes = async () => worker?.lanes?.() ?? [];
  const waitingJobs = shareInFlight(() => countWaitingJobs(ctx.db, findJobLane));
  metrics.gauge('leavebits_lane_proved', 'Whether a job lane has passed its self-check', ['lane'], async () =>
    (await lanes()).map(({ name, isProved }) => [{ lane: name }, isProved ? 1 : 0]),
  );
  metrics.gauge(
    'leavebits_lane_proof_age_seconds',
    'Seconds since this lane last finished a job; over a minute with free slots indicates a fault',
    ['lane'],
    async () =>
      (await lanes()).map(({ name, secondsSinceProof }) => [{ lane: name }, secondsSinceProof ?? Infinity]),
  );
  metrics.gauge(
    'leavebits_lane_restarts',
    'How often a lane was restarted in this process',
    ['lane'],
    async () => (await lanes()).map(({ name, restarts }) => [{ lane: name }, restarts]),
  );
  metrics.gauge(
    'leavebits_dead_jobs',
    'Jobs that have run out of attempts, by task; kept for a week',
    ['task'],
    async () => (await countDeadJobs(ctx.db)).map(({ task, count }) => [{ task }, count]),
  );
  metrics.gauge(
    'leavebits_failing_rows',
    'Rows that a sweep cannot process; retried soon, or dead-lettered and retried every few hours',
    ['sweep', 'state'],
    async () =>
      (await countFailingRows(ctx.db)).map(({ kind, state, count }) => [{ sweep: kind, state }, count]),
  );
  metrics.gauge(
    'leavebits_jobs_waiting',
    'Due jobs that are not running, by lane: all, and those waiting for over two minutes',
    ['lane', 'state'],
    async () =>
      (await waitingJobs()).flatMap(({ lane, due, late }) => [
        [{ lane, state: 'due' }, due] as const,
        [{ lane, state: 'late' }, late] as const,
      ]),
  );
  metrics.gauge(
    'leavebits_oldest_job_age_seconds',
    'How long the oldest due job of a lane has been waiting; 0 when none is',
    ['lane'],
    async () => (await waitingJobs()).map(({ lane, oldestSeconds }) => [{ lane }, oldestSeconds]),
  );
}
