import { SECOND_MS } from '#shared/domain/durations.ts';
import { detectUploadStall } from '../rules.ts';

/**
 * A longer time between two looks means that the computer slept. Browsers look at hidden pages at least once a
 * minute.
 */
const SLEPT_MS = 90 * SECOND_MS;

export type UploadStall = NonNullable<ReturnType<typeof detectUploadStall>>;

/** Watches one file's progress over all tries. Moments in milliseconds. */
export interface ProgressWatch {
  /** A new try begins, with a new time limit. */
  begin(now: number): void;
  /** The bytes that this try has sent, counted from the file's start. Returns true for a new maximum. */
  sent(bytes: number, now: number): boolean;
  /** Called once a second. Returns what stands still, or null. */
  look(now: number): UploadStall | null;
  /** A person chose to go on, or the network came back: the five minutes begin again. */
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
        // Nothing was sent during the sleep, and no connection survives it.
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
