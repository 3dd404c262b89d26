import { MINUTE_MS } from '#shared/domain/durations.ts';

/** A lane has its own slots, so its jobs never wait behind those of another lane. */
export interface Lane {
  /** Max jobs that a process runs concurrently. */
  slots: number;
  /** All slots may be busy for this long without any job finishing. After that, they are considered hung. */
  busyMs: number;
}

export const lanes = {
  /** Release decisions. They wait only for the database. */
  deciding: { slots: 4, busyMs: MINUTE_MS },
  /** Requests to PayFast: a few per job, up to ten seconds each. */
  payments: { slots: 2, busyMs: 2 * MINUTE_MS },
  /** The mail senders, which occupy one slot, and the requests that lead to an email. */
  mail: { slots: 4, busyMs: 5 * MINUTE_MS },
  /** The rest: cleanup, follow-ups, reminders. A sweep over many rows may take a long time. */
  upkeep: { slots: 3, busyMs: 30 * MINUTE_MS },
} satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as LaneName[];
