import { MINUTE_MS } from '#shared/domain/durations.ts';

/** A lane has its own slots, so its jobs never wait behind those of another lane. */
export interface Lane {
  /** How many of its jobs a process runs at a time. */
  slots: number;
  /** All slots may be at work this long without one job ending. After that, they hang. */
  busyMs: number;
}

export const lanes = {
  /** Decisions about release. They wait for the database only. */
  deciding: { slots: 4, busyMs: MINUTE_MS },
  /** Calls to PayFast: a few answers at most, ten seconds for each. */
  payments: { slots: 2, busyMs: 2 * MINUTE_MS },
  /** The senders of mail, which take one slot, and the requests that lead to a mail. */
  mail: { slots: 4, busyMs: 5 * MINUTE_MS },
  /** The rest: clearing up, asking again, reminding. One sweep may take long over many rows. */
  upkeep: { slots: 3, busyMs: 30 * MINUTE_MS },
} satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as LaneName[];
