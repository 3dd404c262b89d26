import type { SafeStorage } from '../../../lib/browser-storage.ts';
import type { Mark } from '../../../lib/dates.ts';
import { elapsed } from './idle-rules.ts';

const KEY = 'leavebits.lastActivity';
const WRITE_EVERY_MS = 500;

/** When the owner was last active in any tab of this browser. */
export interface SharedActivity {
  note(now: Mark): void;
  /** Ms without activity in any tab. */
  idleMs(now: Mark): number;
}

/**
 * The tabs share through storage, and read it at each look. A message could reach a sleeping tab too late. Where the
 * browser refuses storage, each tab is on its own.
 */
export function shareActivity(storage: Pick<SafeStorage, 'get' | 'set'>, start: Mark): SharedActivity {
  let last = start;
  let written: Mark | null = null;
  let seen: string | null = null;

  function write(now: Mark) {
    if (written && elapsed(written, now) < WRITE_EVERY_MS) return;
    written = now;
    seen = String(now.wall);
    storage.set(KEY, seen);
  }

  function lookAtOthers(now: Mark) {
    const found = storage.get(KEY);
    // An unchanged value says nothing new, even after the clock was set back.
    if (found === null || found === seen) return;
    seen = found;
    const wall = Math.min(Number(found), now.wall);
    const others = { wall, steady: now.steady - (now.wall - wall) };
    if (Number.isFinite(wall) && elapsed(others, now) < elapsed(last, now)) last = others;
  }

  write(start);
  return {
    note(now) {
      last = now;
      write(now);
    },
    idleMs(now) {
      lookAtOthers(now);
      return elapsed(last, now);
    },
  };
}
