import { parseCronItems, type TaskList } from 'graphile-worker';
import type { JobPayloads } from '../adapters/queue.ts';
import type { Context } from '../context.ts';
import { accessJobs } from '../features/access/jobs.ts';
import { accountsJobs } from '../features/accounts/jobs.ts';
import { activityJobs } from '../features/activity/jobs.ts';
import { checkupJobs } from '../features/checkups/jobs.ts';
import { deletionJobs } from '../features/deletion/jobs.ts';
import { filesJobs } from '../features/files/jobs.ts';
import { leavebitsJobs } from '../features/leavebits/jobs.ts';
import { mailJobs } from '../features/mail/jobs.ts';
import { noticesJobs } from '../features/notices/jobs.ts';
import { recipientsJobs } from '../features/recipients/jobs.ts';
import { recoveryJobs } from '../features/recovery/jobs.ts';
import { releaseJobs } from '../features/release/jobs.ts';
import { retentionJobs } from '../features/retention/jobs.ts';
import { silenceJobs } from '../features/silence/jobs.ts';
import { storageJobs } from '../features/storage/jobs.ts';
import { subscriptionsJobs } from '../features/subscriptions/jobs.ts';
import { unopenedJobs } from '../features/unopened/jobs.ts';
import { uploadsJobs } from '../features/uploads/jobs.ts';
import { createRedactedError } from '../http/log/redact-error.ts';
import type { Job, Sweep } from './define-job.ts';
import { coreJobs } from './core-jobs.ts';
import type { LaneName } from './lanes.ts';

/** The jobs of every feature. A missing file is a compile error. */
const collected = {
  ...activityJobs,
  ...recoveryJobs,
  ...mailJobs,
  ...storageJobs,
  ...filesJobs,
  ...accessJobs,
  ...noticesJobs,
  ...subscriptionsJobs,
  ...deletionJobs,
  ...checkupJobs,
  ...silenceJobs,
  ...accountsJobs,
  ...leavebitsJobs,
  ...uploadsJobs,
  ...unopenedJobs,
  ...releaseJobs,
  ...recipientsJobs,
  ...retentionJobs,
  ...coreJobs,
} satisfies Record<keyof JobPayloads, Job>;

/** Every job, by name. */
export const jobsByName: Readonly<Record<string, Job>> = collected;

const isSweep = (job: Job): job is Sweep => 'at' in job;

/** The scheduled jobs, by name. */
export const sweeps = Object.entries(jobsByName).flatMap(([name, job]) =>
  isSweep(job) ? [{ name, ...job }] : [],
);

export const findJobLane = (name: string): LaneName | undefined => jobsByName[name]?.lane;

type Task = (payload: unknown) => Promise<void>;

/**
 * The functions that the queue calls, by job name.
 * @param isClockSound whether the time is certain. Irrevocable jobs do nothing until it is.
 */
export function createTaskList(ctx: Context, isClockSound = () => true): TaskList {
  const taskOf = (job: Job): Task => {
    const task: Task = isSweep(job)
      ? oneAtATime(() => job.run(ctx))
      : async (payload) => void (await job.run(ctx, job.payload.parse(payload)));
    return async (payload) => {
      if (job.isIrrevocable && !isClockSound()) return;
      if (job.isBilling && !ctx.config.takesPayments) return;
      // The queue stores a job's error message, so it must not contain any of the job's data.
      await task(payload).catch((error: unknown) => {
        throw createRedactedError(error);
      });
    };
  };
  return Object.fromEntries(Object.entries(jobsByName).map(([name, job]) => [name, taskOf(job)]));
}

/** A sweep triggered while it is running is rerun right afterwards, so that a slow sweep occupies only one slot of its lane. */
function oneAtATime(run: () => Promise<unknown>): Task {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await run();
      }
    } finally {
      isRunning = false;
    }
  };
}

/** The schedule of the sweeps, in UTC. */
export const sweepSchedule = parseCronItems(
  sweeps.map(({ name, at }) => ({ task: name, match: at, identifier: name })),
);
