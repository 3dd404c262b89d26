import type { SafeStorage } from '#client/lib/browser-storage.ts';
import type { ClockReadings } from '#client/lib/dates.ts';
import { elapsedMs } from './idle-rules.ts';

const KEY = 'leavebits.lastActivity';
const WRITE_EVERY_MS = 500;

/** Tracks when the owner was last active in any tab of this browser. */
export interface CrossTabActivity {
  note(now: ClockReadings): void;
  /** Milliseconds since the last activity in any tab. */
  idleMs(now: ClockReadings): number;
}

/**
 * Tabs share their last activity through storage and read it on every check, because a message could reach a sleeping tab too
 * late. If the browser denies storage, each tab only tracks its own activity.
 */
export function createCrossTabActivity(
  storage: Pick<SafeStorage, 'get' | 'set'>,
  start: ClockReadings,
): CrossTabActivity {
  let last = start;
  let written: ClockReadings | null = null;
  let seen: string | null = null;

  function write(now: ClockReadings) {
    if (written && elapsedMs(written, now) < WRITE_EVERY_MS) return;
    written = now;
    seen = String(now.wall);
    storage.set(KEY, seen);
  }

  function lookAtOthers(now: ClockReadings) {
    const found = storage.get(KEY);
    // Skip a value that was already read: setting the clock back must not make it look recent.
    if (found === null || found === seen) return;
    seen = found;
    const wall = Math.min(Number(found), now.wall);
    const others = { wall, steady: now.steady - (now.wall - wall) };
    if (Number.isFinite(wall) && elapsedMs(others, now) < elapsedMs(last, now)) last = others;
  }

  write(start);
  return {
    note(now) {
      last = now;
      write(now);
    },
    idleMs(now) {
      lookAtOthers(now);
      return elapsedMs(last, now);
    },
  };
}
