import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Lane } from './lanes.ts';
import { PROBE_INTERVAL_MS } from './probes.ts';

/** A free slot takes a probe within a second; a busy machine needs longer. */
const SLACK_MS = 15 * SECOND_MS;

/** The signs of a lane's run. Times are of the steady clock, in ms. */
export interface LaneVitals {
  startedAt: number;
  /** When a job last came to an end, and the database knew of it. */
  provedAt: number | null;
  /** Slots that ended although nobody asked them to. The queue never replaces one. */
  lostSlots: number;
  busySlots: number;
  /**
   * A slot asked for a job and got an error. The queue may still have given it a job. If it was the first question
   * of the run, the queue answers every later one with the same error.
   */
  hasMissedAnswer: boolean;
}

/** The health of a lane's run: `starting` until its first job is finished, then `proved`. The rest are reasons to restart it. */
export type LaneHealth = 'starting' | 'proved' | 'slot-lost' | 'unanswered' | 'unproved';

export function getLaneHealth(signs: LaneVitals, { slots, busyMs }: Lane, now: number): LaneHealth {
  if (signs.lostSlots > 0) return 'slot-lost';
  if (signs.hasMissedAnswer) return 'unanswered';
  // A probe waits while all slots are at work. Then each job that ends is a proof.
  const patienceMs = signs.busySlots >= slots ? busyMs : PROBE_INTERVAL_MS + SLACK_MS;
  if (now - (signs.provedAt ?? signs.startedAt) > patienceMs) return 'unproved';
  return signs.provedAt === null ? 'starting' : 'proved';
}
