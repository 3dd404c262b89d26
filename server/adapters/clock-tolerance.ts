import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';

/** If a clock moves ahead by more than this beyond the uptime, somebody has set it. */
const AHEAD_MS = HOUR_MS;
/** If a clock moves back by more than this, somebody has set it. */
const BACK_MS = MINUTE_MS;
/** If nothing served for longer than this, an operator must confirm the clock at the start. */
const AWAY_MS = 30 * 24 * HOUR_MS;
/** Two good clocks drift apart by less than this, in ms per ms. */
const DRIFT = 0.0005;
/** The band follows the clocks a little faster than they drift. */
const CREEP = 2 * DRIFT;

/** One look at the database's clock and the machine's uptime, in ms. Nobody can set the uptime, and it runs on during sleep. */
export interface DatabaseClockReading {
  databaseMs: number;
  uptimeMs: number;
  /** How often an operator has said that the database's clock can be trusted. */
  confirmations: number;
}

/** The band that the next look must fit: how far the database's clock may be ahead of the uptime. */
export interface ClockTolerance {
  fromMs: number;
  untilMs: number;
  /** The uptime at the last look that fitted. */
  sinceMs: number;
  confirmations: number;
}

/** How a clock has been set. */
export type ClockJump = 'ahead' | 'back';

/** The band before a process's first look. Only the product's last beat, if any, says what time it can be. */
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
 * Checks a reading against the tolerance. A reading outside it leaves the tolerance unchanged, so the doubt lasts until the clocks agree again or an operator confirms them.
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
