import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { LaneName } from './lanes.ts';

interface Work {
  lane: LaneName;
  /** The job opens or destroys something, which cannot be undone. It does nothing while the time is not certain. */
  isIrrevocable?: boolean;
  /** The job is about payments. It does nothing where the service takes none. */
  isBilling?: boolean;
}

/** A job that a use case plans for one thing. It is tried many times. */
export interface QueuedJob<Payload> extends Work {
  payload: z.ZodType<Payload>;
  run(ctx: Context, payload: Payload): Promise<unknown>;
  /** The sweep that does its work when all its tries are used up. `alarm`: no sweep does, so a person is told. */
  sweptBy: string;
}

/** A job that runs by the clock, with one try: it comes again by itself. A use case may also plan it, without a payload. */
export interface Sweep extends Work {
  /** Minute, hour, day, month, weekday, in UTC. */
  at: string;
  run(ctx: Context): Promise<unknown>;
  /** Like that of a queued job. A sweep that says nothing alarms. */
  sweptBy?: string;
}

export type Job = QueuedJob<unknown> | Sweep;

/** The payload of each job of a `jobs.ts`. */
export type PayloadsByJob<Jobs> = {
  [Name in keyof Jobs]: Jobs[Name] extends QueuedJob<infer Payload> ? Payload : Record<string, never>;
};

/** Declares a job that use cases plan. */
export const defineJob = <Payload>(job: QueuedJob<Payload>) => job;

/** Declares a job that runs by the clock. */
export const defineSweep = (sweep: Sweep) => sweep;
