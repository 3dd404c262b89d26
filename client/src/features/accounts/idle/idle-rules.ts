import type { Mark } from '../../../lib/dates.ts';

/** When an owner's idle page warns and ends, in ms. */
export const idleLimits = { warnAfter: 270_000, endAfter: 300_000, refreshEvery: 120_000 } as const;

export type IdleState = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'over' };

/**
 * Ms from one mark to a later one. The larger of the two clocks' answers: a machine that slept stopped the one, a
 * clock that was set back spoils the other. A clock set forward counts as sleep: nothing tells the two apart.
 */
export function elapsed(from: Mark, to: Mark): number {
  return Math.max(0, to.wall - from.wall, to.steady - from.steady);
}

/** Where a session stands after so long without activity. */
export function idleState(idleMs: number): IdleState {
  if (idleMs >= idleLimits.endAfter) return { kind: 'over' };
  if (idleMs < idleLimits.warnAfter) return { kind: 'active' };
  return { kind: 'warned', secondsLeft: Math.ceil((idleLimits.endAfter - idleMs) / 1000) };
}

/** Ms until the state can change. Never over a second, for timers stand still while the machine sleeps. */
export function nextCheck(idleMs: number): number {
  const untilWarning = idleLimits.warnAfter - idleMs;
  const untilNextSecond = (idleLimits.endAfter - idleMs) % 1000 || 1000;
  return Math.max(1, Math.min(1000, untilWarning > 0 ? untilWarning : untilNextSecond));
}

/** What activity does: before the warning it counts; while the warning shows it only refreshes; both not too often. */
export function onActivity(
  idleMs: number,
  sinceRefreshMs: number,
): { countsAsActive: boolean; refreshes: boolean } {
  return {
    countsAsActive: idleState(idleMs).kind === 'active',
    refreshes: idleState(idleMs).kind !== 'over' && sinceRefreshMs >= idleLimits.refreshEvery,
  };
}
