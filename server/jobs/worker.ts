import { parseCronItems, type TaskList } from 'graphile-worker';
import { payloads, type JobPayloads } from '../adapters/queue.ts';
import type { Context } from '../context.ts';
import { withoutValues } from '../http/safe-error.ts';
import { queuedJobs, sweeps, type QueuedJob, type Sweep } from './table.ts';

type Task = (payload: unknown) => Promise<void>;

/**
 * Every job there is, by the name it is queued under.
 * @param isClockSound whether it is certain what time it is: what is irrevocable waits until it is.
 */
export function createTaskList(ctx: Context, isClockSound = () => true): TaskList {
  const tasks: Record<string, Task> = {};
  const declare = (name: string, { isIrrevocable }: { isIrrevocable?: boolean }, task: Task) => {
    tasks[name] = async (payload) => {
      if (isIrrevocable && !isClockSound()) return;
      // The queue keeps the message of a job's error: it must not hold what the job was about.
      await task(payload).catch((error: unknown) => {
        throw withoutValues(error);
      });
    };
  };
  for (const name of Object.keys(queuedJobs) as (keyof JobPayloads)[]) {
    const job = queuedJobs[name] as QueuedJob<unknown>;
    declare(name, job, async (payload) => void (await job.run(ctx, payloads[name].parse(payload))));
  }
  for (const [name, sweep] of Object.entries<Sweep>(sweeps)) {
    declare(
      name,
      sweep,
      oneAtATime(() => sweep.run(ctx)),
    );
  }
  return tasks;
}

/** What is asked for while it runs is done right after, once: a slow sweep takes one slot of a lane and not all. */
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

/** What runs by the clock, in UTC. */
export const schedule = parseCronItems(
  Object.entries<Sweep>(sweeps).map(([task, { at }]) => ({ task, match: at, identifier: task })),
);
