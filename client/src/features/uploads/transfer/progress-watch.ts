import { SECOND_MS } from '#shared/domain/durations.ts';
import { standstill } from '../rules.ts';

/** Longer between two looks than this: the computer slept. Browsers look at hidden pages at least once a minute. */
const SLEPT_MS = 90 * SECOND_MS;

export type Standstill = NonNullable<ReturnType<typeof standstill>>;

/** Watches one file's progress through all tries. Moments in milliseconds. */
export interface ProgressWatch {
  /** A new try begins, which is given the time that tries have. */
  begin(now: number): void;
  /** Bytes sent by this try, counted from the file's start. True when it has come further than any before. */
  sent(bytes: number, now: number): boolean;
  /** Looked at once a second: what stands still, if anything does. */
  look(now: number): Standstill | null;
  /** Somebody chose to go on, or the network came back: the five minutes begin anew. */
  forgive(now: number): void;
}

export function createProgressWatch(size: number, start: number): ProgressWatch {
  let sentNow = 0;
  let furthest = 0;
  let changedAt = start;
  let gainedAt = start;
  let lookedAt = start;
  return {
    begin(now) {
      sentNow = 0;
      changedAt = now;
      lookedAt = now;
    },
    sent(bytes, now) {
      if (bytes !== sentNow) changedAt = now;
      sentNow = bytes;
      if (bytes <= furthest) return false;
      furthest = bytes;
      gainedAt = now;
      return true;
    },
    look(now) {
      const slept = now - lookedAt > SLEPT_MS ? now - lookedAt : 0;
      lookedAt = now;
      if (slept > 0) {
        // Nobody was there to send, and no connection outlives a sleep.
        gainedAt += slept;
        return 'silence';
      }
      const fraction = size === 0 ? 0 : sentNow / size;
      return standstill({ fraction, changedAt, gainedAt }, now);
    },
    forgive(now) {
      gainedAt = now;
    },
  };
}
