import { SECOND_MS } from '#shared/domain/durations.ts';
import { detectUploadStall } from '../rules.ts';

/** A longer gap between two ticks means that the computer slept: even hidden pages get timers at least once a minute. */
const SLEPT_MS = 90 * SECOND_MS;

export type UploadStall = NonNullable<ReturnType<typeof detectUploadStall>>;

/** Tracks one file's progress across all attempts. Times in milliseconds. */
export interface ProgressWatch {
  /** Starts a new attempt with a new time limit. */
  begin(now: number): void;
  /** The bytes sent by this attempt, counted from the start of the file. Returns true for a new maximum. */
  sent(bytes: number, now: number): boolean;
  /** Called once a second. Returns the stall, or null. */
  look(now: number): UploadStall | null;
  /** The user chose to continue or the network came back, so the five minutes start over. */
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
        // Nothing was sent during sleep, and no connection survives it.
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
