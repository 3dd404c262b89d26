import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Lane } from './lanes.ts';
import { PROBE_INTERVAL_MS } from './probes.ts';

/** A free slot runs a probe within a second; a busy machine needs longer. */
const SLACK_MS = 15 * SECOND_MS;

/** The vital signs of a lane's run. Times are from the monotonic clock, in ms. */
export interface LaneVitals {
  startedAt: number;
  /** When a job last finished and the database recorded it. */
  provedAt: number | null;
  /** Slots that ended unprompted. The queue never replaces them. */
  lostSlots: number;
  busySlots: number;
  /**
   * A slot requested a job and got an error, although the queue may have assigned it one. If that was the run's first request,
   * the queue fails every later one with the same error.
   */
  hasMissedAnswer: boolean;
}

/**
 * The health of a lane's run: `starting` until its first job finishes, then `proved`. The other states are reasons to restart it.
 */
export type LaneHealth = 'starting' | 'proved' | 'slot-lost' | 'unanswered' | 'unproved';

export function getLaneHealth(signs: LaneVitals, { slots, busyMs }: Lane, now: number): LaneHealth {
  if (signs.lostSlots > 0) return 'slot-lost';
  if (signs.hasMissedAnswer) return 'unanswered';
  // A probe waits while all slots are busy. Any job that finishes then shows that the lane works.
  const patienceMs = signs.busySlots >= slots ? busyMs : PROBE_INTERVAL_MS + SLACK_MS;
  if (now - (signs.provedAt ?? signs.startedAt) > patienceMs) return 'unproved';
  return signs.provedAt === null ? 'starting' : 'proved';
}
