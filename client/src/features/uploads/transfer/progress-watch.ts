import { SECOND_MS } from '#shared/domain/durations.ts';
import { detectUploadStall } from '../rules.ts';

/** A longer gap between ticks means that the computer was asleep, because even hidden pages get timers at least once a minute. */
const SLEPT_MS = 90 * SECOND_MS;

export type UploadStall = NonNullable<ReturnType<typeof detectUploadStall>>;

/** Tracks a file's progress across all attempts. Times are in milliseconds. */
export interface ProgressWatch {
  /** Starts a new attempt and resets its time limits. */
  begin(now: number): void;
  /** Records this attempt's offset in the file. Returns whether it is a new maximum. */
  sent(bytes: number, now: number): boolean;
  /** Call once a second. Returns the stall, or null if there is none. */
  look(now: number): UploadStall | null;
  /** Restarts the upload's timeout, because the user has resumed it or the network is back. */
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
        // Nothing is sent during sleep, and no connection survives it.
        gainedAt += slept;
        return 'silence';
      }
      const fraction = size === 0 ? 0 : sentNow / size;
      return detectUploadStall({ fraction, changedAt, gainedAt }, now);
    },
    forgive(now) {
      gainedAt = now;
    },
  };
}
