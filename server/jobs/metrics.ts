import type { Context } from '../context.ts';
import type { WorkerHealth } from '../http/health.ts';
import { shareInFlight, type MetricRegistrar } from '../http/metrics.ts';
import { countWaitingJobs } from './count-jobs.ts';
import { findJobLane } from './registry.ts';
import { countDeadJobs } from './remove-dead-jobs.ts';
import { countFailingRows } from './sweep.ts';

export function registerJobMetrics(ctx: Context, worker: WorkerHealth, metrics: MetricRegistrar): void {
  const lanes = async () => worker.lanes?.() ?? [];
  const waitingJobs = shareInFlight(() => countWaitingJobs(ctx.db, findJobLane));
  metrics.gauge(
    'leavebits_lane_proved',
    'Whether a lane of jobs has proved that it works',
    ['lane'],
    async () => (await lanes()).map(({ name, isProved }) => [{ lane: name }, isProved ? 1 : 0]),
  );
  metrics.gauge(
    'leavebits_lane_proof_age_seconds',
    'Seconds since this lane last finished a job; more than a minute with free slots is a fault',
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
    'Jobs whose tries are used up, by task; they stay for a week',
    ['task'],
    async () => (await countDeadJobs(ctx.db)).map(({ task, count }) => [{ task }, count]),
  );
  metrics.gauge(
    'leavebits_failing_rows',
    'Rows that a sweep cannot process: retried soon, or dead-lettered and retried every few hours',
    ['sweep', 'state'],
    async () =>
      (await countFailingRows(ctx.db)).map(({ kind, state, count }) => [{ sweep: kind, state }, count]),
  );
  metrics.gauge(
    'leavebits_jobs_waiting',
    'Jobs that are due and that nobody works on, by lane: all, and those that have waited for two minutes',
    ['lane', 'state'],
    async () =>
      (await waitingJobs()).flatMap(({ lane, due, late }) => [
        [{ lane, state: 'due' }, due] as const,
        [{ lane, state: 'late' }, late] as const,
      ]),
  );
  metrics.gauge(
    'leavebits_oldest_job_age_seconds',
    'How long the oldest job of a lane has waited since it was due; 0 when none waits',
    ['lane'],
    async () => (await waitingJobs()).map(({ lane, oldestSeconds }) => [{ lane }, oldestSeconds]),
  );
}
