import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { LaneName } from './lanes.ts';

interface Work {
  lane: LaneName;
  /** The job irrevocably releases or destroys something. It does nothing while the time is uncertain. */
  isIrrevocable?: boolean;
  /** The job concerns payments. It does nothing on a service that takes none. */
  isBilling?: boolean;
}

/** A job that a use case queues for one subject, with many attempts. */
export interface QueuedJob<Payload> extends Work {
  payload: z.ZodType<Payload>;
  run(ctx: Context, payload: Payload): Promise<unknown>;
  /** The sweep that takes over once all attempts have failed. `alarm`: none does, so operators are alerted. */
  sweptBy: string;
}

/** A scheduled job with a single attempt, because it recurs anyway. A use case may also queue it, without a payload. */
export interface Sweep extends Work {
  /** A cron pattern: minute, hour, day, month, weekday, in UTC. */
  at: string;
  run(ctx: Context): Promise<unknown>;
  /** As in `QueuedJob`. Defaults to `alarm`. */
  sweptBy?: string;
}

export type Job = QueuedJob<unknown> | Sweep;

/** The payload of each job in a `jobs.ts`. */
export type PayloadsByJob<Jobs> = {
  [Name in keyof Jobs]: Jobs[Name] extends QueuedJob<infer Payload> ? Payload : Record<string, never>;
};

export const defineJob = <Payload>(job: QueuedJob<Payload>) => job;

export const defineSweep = (sweep: Sweep) => sweep;
