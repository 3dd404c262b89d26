import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** A new password that is held back because it was requested by email alone even though the owner has a second factor. */
export interface PendingReset {
  askedAt: Date;
  changesAt: Date;
  /** How many of the planned warnings have been sent. */
  warnings: number;
  /** When a mail server first accepted a warning. Null if none has been accepted yet. */
  heardAt: Date | null;
}

export type ResetStep =
  /** Send a warning now. `warnings`: how many of the planned ones have then been sent. */
  | { kind: 'warn'; warnings: number; isLast: boolean }
  | { kind: 'wait' }
  | { kind: 'change' }
  /** No warning could be delivered for a week. The reset is discarded, and the owner can request another. */
  | { kind: 'drop' };

/** When warnings are sent, counted from the request: immediately, after one day, after two, and an hour before the end. */
const WARNED_AFTER_MS = [0, DAY_MS, 2 * DAY_MS, limits.resetWaitHours * HOUR_MS - HOUR_MS] as const;
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;

/**
 * The next step of a pending reset. It is never applied without a delivered warning: the full wait starts when the first one is
 * accepted. Warnings missed during an outage are combined into one, and the last warning precedes the change by at least an
 * hour.
 * @param warnedAt when the latest warning was sent
 */
export function nextResetStep(reset: PendingReset, warnedAt: Date, now: Date): ResetStep {
  const age = now.getTime() - reset.askedAt.getTime();
  const due = WARNED_AFTER_MS.filter((ms) => ms <= age).length;
  if (reset.warnings < due) return { kind: 'warn', warnings: due, isLast: due === WARNED_AFTER_MS.length };
  const waitMs = limits.resetWaitHours * HOUR_MS;
  if (reset.heardAt === null) return age >= GIVEN_UP_AFTER_MS ? { kind: 'drop' } : { kind: 'wait' };
  const earliest = Math.max(
    reset.changesAt.getTime(),
    reset.heardAt.getTime() + waitMs,
    warnedAt.getTime() + HOUR_MS,
  );
  const isOver = reset.warnings === WARNED_AFTER_MS.length && now.getTime() >= earliest;
  return { kind: isOver ? 'change' : 'wait' };
}
