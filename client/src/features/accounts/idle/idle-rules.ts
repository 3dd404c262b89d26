import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ClockReading } from '#client/lib/dates.ts';

/** When an idle owner is warned and signed out, in ms. */
export const idleLimits = {
  warnAfter: limits.idleWarningMinutes * MINUTE_MS,
  endAfter: limits.idleMinutes * MINUTE_MS,
  refreshEvery: limits.idleRefreshMinutes * MINUTE_MS,
} as const;

export type IdleState = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'over' };

/**
 * Milliseconds between two readings: the larger difference of the two clocks. Sleep stops one clock, and setting the
 * other one back corrupts it. Setting it forward is indistinguishable from sleep, and treated as such.
 */
export function elapsedMs(from: ClockReading, to: ClockReading): number {
  return Math.max(0, to.wall - from.wall, to.steady - from.steady);
}

/** The session's state after this long without activity. */
export function getIdleState(idleMs: number): IdleState {
  if (idleMs >= idleLimits.endAfter) return { kind: 'over' };
  if (idleMs < idleLimits.warnAfter) return { kind: 'active' };
  return { kind: 'warned', secondsLeft: Math.ceil((idleLimits.endAfter - idleMs) / 1000) };
}

/** Milliseconds until the state may change. At most one second, because timers stop while the machine sleeps. */
export function getIdleCheckDelayMs(idleMs: number): number {
  const untilWarning = idleLimits.warnAfter - idleMs;
  const untilNextSecond = (idleLimits.endAfter - idleMs) % 1000 || 1000;
  return Math.max(1, Math.min(1000, untilWarning > 0 ? untilWarning : untilNextSecond));
}

/**
 * The effects of user activity. Before the warning it resets the idle time; during the warning it only refreshes the
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
