import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ClockReadings } from '#client/lib/dates.ts';

/** How long an owner may be idle before they are warned and then signed out, in milliseconds. */
export const idleLimits = {
  warnAfter: limits.idleWarningMinutes * MINUTE_MS,
  endAfter: limits.idleMinutes * MINUTE_MS,
  refreshEvery: limits.idleRefreshMinutes * MINUTE_MS,
} as const;

export type IdleState = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'over' };

/**
 * Milliseconds between two readings. Takes the larger difference of the two clocks, because one stops during sleep and the
 * other can be set back. A clock that is set forward is indistinguishable from sleep and is treated as such.
 */
export function elapsedMs(from: ClockReadings, to: ClockReadings): number {
  return Math.max(0, to.wall - from.wall, to.steady - from.steady);
}

/** The session's state after `idleMs` without activity. */
export function getIdleState(idleMs: number): IdleState {
  if (idleMs >= idleLimits.endAfter) return { kind: 'over' };
  if (idleMs < idleLimits.warnAfter) return { kind: 'active' };
  return { kind: 'warned', secondsLeft: Math.ceil((idleLimits.endAfter - idleMs) / 1000) };
}

/** Milliseconds until the state may change. Capped at one second, because timers stop while the machine sleeps. */
export function getIdleCheckDelayMs(idleMs: number): number {
  const untilWarning = idleLimits.warnAfter - idleMs;
  const untilNextSecond = (idleLimits.endAfter - idleMs) % 1000 || 1000;
  return Math.max(1, Math.min(1000, untilWarning > 0 ? untilWarning : untilNextSecond));
}

/**
 * Decides what user activity triggers. Before the warning it resets the idle time; during the warning it only refreshes the
 * session. Refreshes are throttled.
 */
export function decideActivityEffects(
  idleMs: number,
  sinceRefreshMs: number,
): { countsAsActive: boolean; refreshes: boolean } {
  return {
    countsAsActive: getIdleState(idleMs).kind === 'active',
    refreshes: getIdleState(idleMs).kind !== 'over' && sinceRefreshMs >= idleLimits.refreshEvery,
  };
}
