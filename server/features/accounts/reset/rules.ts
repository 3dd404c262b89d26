import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/** A new password that waits, because it was asked for by mail alone although the owner has a second factor. */
export interface PendingReset {
  askedAt: Date;
  changesAt: Date;
  /** How many of the planned warnings were written. */
  warnings: number;
  /** When a mail server first accepted one of them. Null: none has yet. */
  heardAt: Date | null;
}

export type ResetStep =
  /** Write a mail now. `warnings` is how many of the planned ones are written after it. */
  | { kind: 'warn'; warnings: number; isLast: boolean }
  | { kind: 'wait' }
  | { kind: 'change' }
  /** No mail about it has left for a week. It is forgotten, and the owner can ask again. */
  | { kind: 'drop' };

/** The mails about a wait, from its beginning: at once, after a day, after two, and an hour before its end. */
const WARNED_AFTER_MS = [0, DAY_MS, 2 * DAY_MS, limits.resetWaitHours * HOUR_MS - HOUR_MS] as const;
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;

/**
 * What happens with a waiting password now. It never changes unheard: from the first mail that was accepted the owner has
 * the whole wait. What fell due in a downtime is done once, and the last mail goes out an hour before the change at least.
 * @param warnedAt when the last mail was written.
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
