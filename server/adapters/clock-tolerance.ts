import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';

/** A clock that jumps ahead of the uptime by more than this has been set manually. */
const AHEAD_MS = HOUR_MS;
/** A clock that moves back by more than this has been set manually. */
const BACK_MS = MINUTE_MS;
/** If no process has been serving for longer than this, an operator must confirm the clock at startup. */
const AWAY_MS = 30 * 24 * HOUR_MS;
/** The maximum drift between two accurate clocks, in ms per ms. */
const DRIFT = 0.0005;
/** The tolerance adapts slightly faster than the clocks can drift. */
const CREEP = 2 * DRIFT;

/**
 * A reading of the database's clock and the machine's uptime, in ms. The uptime cannot be set, and keeps counting during sleep.
 */
export interface DatabaseClockReading {
  databaseMs: number;
  uptimeMs: number;
  /** How often an operator has confirmed the database's clock. */
  confirmations: number;
}

/** How far the database's clock may be ahead of the uptime at the next reading. */
export interface ClockTolerance {
  fromMs: number;
  untilMs: number;
  /** The uptime at the last reading within tolerance. */
  sinceMs: number;
  confirmations: number;
}

/** The direction in which a clock was set. */
export type ClockJump = 'ahead' | 'back';

/** The tolerance before a process's first reading. Only the last stored heartbeat, if any, bounds what time it can be. */
export function createInitialTolerance(
  { uptimeMs, confirmations }: DatabaseClockReading,
  lastBeatMs: number | null,
): ClockTolerance {
  const band = { sinceMs: uptimeMs, confirmations };
  if (lastBeatMs === null) return { ...band, fromMs: -Infinity, untilMs: Infinity };
  const offset = lastBeatMs - uptimeMs;
  return { ...band, fromMs: offset - BACK_MS, untilMs: offset + AWAY_MS };
}

/**
 * Checks a reading against the tolerance. A reading outside it leaves the tolerance unchanged, so the clock stays in doubt until
 * it's back in range or an operator confirms it.
 */
export function checkClockTolerance(
  band: ClockTolerance,
  look: DatabaseClockReading,
): { band: ClockTolerance; jump: ClockJump | null; isConfirmed: boolean } {
  const { uptimeMs, confirmations } = look;
  const offset = look.databaseMs - uptimeMs;
  const elapsed = Math.max(0, uptimeMs - band.sinceMs);
  const isConfirmed = confirmations > band.confirmations;
  const isAhead = offset > band.untilMs + elapsed * DRIFT;
  const isBack = offset < band.fromMs - elapsed * DRIFT;
  if (!isConfirmed && (isAhead || isBack)) {
    return { band: { ...band, confirmations }, jump: isAhead ? 'ahead' : 'back', isConfirmed };
  }
  const around = { fromMs: offset - BACK_MS, untilMs: offset + AHEAD_MS };
  const followed = {
    fromMs: Math.max(around.fromMs, band.fromMs - elapsed * CREEP),
    untilMs: Math.min(around.untilMs, band.untilMs + elapsed * CREEP),
  };
  return {
    band: { ...(isConfirmed ? around : followed), sinceMs: uptimeMs, confirmations },
    jump: null,
    isConfirmed,
  };
}
