import { MINUTE_MS } from '#shared/domain/durations.ts';

/** A lane has workers of its own, so that its jobs never wait behind those of another. */
export interface Lane {
  /** How many jobs of it a process runs at a time. */
  slots: number;
  /** How long all its slots may be at work without one job coming to an end: beyond that, they hang. */
  busyMs: number;
}

export const lanes = {
  /** What decides about release. It waits for the database only. */
  deciding: { slots: 4, busyMs: MINUTE_MS },
  /** What waits for PayFast: at most a few answers, each for ten seconds. */
  payments: { slots: 2, busyMs: 2 * MINUTE_MS },
  /** Mails, and the requests that lead to one. A mail server is waited for up to a minute at a time. */
  mail: { slots: 4, busyMs: 5 * MINUTE_MS },
  /** The rest: what is swept out, asked again or reminded of. One sweep may take long over many rows. */
  upkeep: { slots: 3, busyMs: 30 * MINUTE_MS },
} satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as LaneName[];
