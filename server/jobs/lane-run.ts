import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Logger } from '../http/log/logger.ts';
import type { Lane } from './lanes.ts';
import { PROBE_INTERVAL_MS, queueProbe } from './probes.ts';
import type { LaneVitals } from './lane-health.ts';

const POLL_EVERY_MS = SECOND_MS;

/** A running lane, until it is stopped or restarted. */
export interface LaneRun {
  pool: pg.Pool;
  signs(): LaneVitals;
  /** Stops accepting jobs. Resolves when the running ones are finished. */
  retire(): Promise<void>;
}

interface LaneRunOptions {
  lane: Lane;
  tasks: TaskList;
  /** The task that verifies that this run executes jobs. */
  probe: string;
  /** Used only by the queue; jobs have their own pool. Ended when the run is over. */
  pool: pg.Pool;
  logger: Logger;
  steadyMs: () => number;
  /** A slot has ended, so it runs nothing. As far as the queue knows, it may hold a job until it is unlocked. */
  onSlotEnded: (workerId: string) => void;
  /** A newer release has changed the queue's tables, which this process no longer understands. */
  onOutdated: () => void;
  onJobEnded: () => void;
  onFailedForGood: (job: { id: string; task: string; error: unknown }) => void;
}

/** Starts a lane's slots, which poll for jobs immediately. */
export function runLane(options: LaneRunOptions): LaneRun {
  const { lane, probe, pool, logger, steadyMs } = options;
  const signs: LaneVitals = {
    provedAt: null,
    startedAt: steadyMs(),
    lostSlots: 0,
    busySlots: 0,
    hasMissedAnswer: false,
  };
  let isRetired = false;

  const events = new EventEmitter() as WorkerEvents;
  events.on('worker:getJob:error', () => (signs.hasMissedAnswer = true));
  events.on('job:start', () => (signs.busySlots += 1));
  events.on('job:complete', () => {
    signs.busySlots -= 1;
    signs.provedAt = steadyMs();
    options.onJobEnded();
  });
  events.on('job:failed', ({ job, error }) =>
    options.onFailedForGood({ id: job.id, task: job.task_identifier, error }),
  );
  events.on('worker:stop', ({ worker, error }) => {
    if (error !== undefined || !isRetired) signs.lostSlots += 1;
    options.onSlotEnded(worker.workerId);
  });
  events.on('pool:gracefulShutdown', () => {
    if (!isRetired) options.onOutdated();
  });

  const slots = runTaskList(
    {
      events,
      concurrency: lane.slots,
      pollInterval: POLL_EVERY_MS,
      noHandleSignals: true,
      logger: createQueueLogger(logger),
    },
    { ...options.tasks, [probe]: () => queueProbe(pool, probe, PROBE_INTERVAL_MS) },
    pool,
  );
  return {
    pool,
    signs: () => ({ ...signs }),
    async retire() {
      isRetired = true;
      await slots.gracefulShutdown();
      await pool.end();
    },
  };
}

/** Routes the queue's log messages to our log. */
export function createQueueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    logger[pinoLevel(level)]({ err: meta?.['error'] }, message);
  });
}

/** The queue's per-job messages are only useful for debugging. */
function pinoLevel(level: string): 'error' | 'warn' | 'debug' {
  return level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
}
