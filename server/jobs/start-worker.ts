import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { queueJob } from '../adapters/queue.ts';
import type { Context } from '../context.ts';
import { waitForMailsInFlight } from '../features/mail/send-due-mails.ts';
import type { WorkerHealth } from '../http/health.ts';
import { laneNames, lanes, type LaneName } from './lanes.ts';
import { startScheduler } from './scheduler.ts';
import { watchLane, type WatchedLane } from './watchdog.ts';
import { createTaskList, jobsByName, findJobLane, sweepSchedule } from './registry.ts';

/** How long startup waits for every lane to demonstrate that it works. The watchdog restarts one that doesn't. */
const PROVED_WITHIN_MS = 10 * SECOND_MS;

export interface Worker extends WorkerHealth {
  /** Stops accepting jobs and lets the running ones finish. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  databaseUrl: string;
  /** See `createTaskList`. */
  isClockSound?: () => boolean;
  /** Ends the process, so that the supervisor restarts it. */
  exit: () => void;
  /** Limits the lanes, in tests. */
  only?: LaneName[];
  /** A monotonic count of ms. */
  steadyMs?: () => number;
}

/** Starts the lanes and monitors them. Any number of processes can run them. */
export async function startWorker(ctx: Context, options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, isClockSound, exit, only = laneNames, steadyMs } = options;
  const all = createTaskList(ctx, isClockSound);
  const processId = ctx.random.uuid();
  let isGivenUp = false;
  const giveUp = (reason: string) => {
    if (isGivenUp) return;
    isGivenUp = true;
    ctx.logger.fatal(
      { alarm: 'worker-given-up', reason },
      'the jobs of this process are stuck: exiting so that the supervisor restarts it',
    );
    exit();
  };
  const watched = new Map<LaneName, WatchedLane>();
  for (const name of only) {
    const ofLane = Object.entries(all).filter(([task]) => findJobLane(task) === name);
    watched.set(
      name,
      watchLane({
        name,
        lane: lanes[name],
        tasks: Object.fromEntries(ofLane),
        processId,
        databaseUrl,
        logger: ctx.logger,
        steadyMs,
        giveUp,
        onFailedForGood: (job) => logFailedForGood(ctx, job),
      }),
    );
  }
  const every = [...watched.values()];
  await Promise.race([
    Promise.all(every.map(({ proved }) => proved)),
    delay(PROVED_WITHIN_MS, null, { ref: false }),
  ]);
  const scheduler = startScheduler(ctx, sweepSchedule);
  // A killed process may have left emails behind. Otherwise they would wait for the minutely sweep.
  queueJob(ctx.db, 'send-mail', {}).catch((error: unknown) =>
    ctx.logger.warn({ err: error }, 'the mail senders could not be woken'),
  );
  return {
    isRunning: () => !isGivenUp && every.every((lane) => lane.isProved()),
    lanes: () =>
      [...watched].map(([name, lane]) => ({
        name,
        isProved: lane.isProved(),
        secondsSinceProof: lane.secondsSinceProof(),
        restarts: lane.restarts(),
      })),
    async stop() {
      await Promise.all([scheduler.stop(), ...every.map((lane) => lane.stop())]);
      await waitForMailsInFlight(ctx);
    },
  };
}

/** Logs that a job's last attempt failed. An operator must intervene if no sweep takes over, or if the job is itself a sweep. */
function logFailedForGood(
  { logger }: Context,
  { id, task, error }: { id: string; task: string; error: unknown },
): void {
  const sweptBy = jobsByName[task]?.sweptBy ?? 'alarm';
  const facts = { jobId: id, task, err: error };
  if (sweptBy === 'alarm') logger.error({ alarm: 'job-failed', ...facts }, 'a job has failed permanently');
  else logger.warn({ ...facts, sweptBy }, 'a job ran out of attempts; its sweep takes over');
}
