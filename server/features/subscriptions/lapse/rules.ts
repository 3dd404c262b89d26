import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

export type AskedDaysAfter = (typeof releaseLimits.lapseAskedDaysAfter)[number];

export interface LapseFacts {
  /** When payments stopped and the service with them; null while it is in force, and after a cancel of the owner's own. */
  since: Date | null;
  /** The last time that the reporters were asked, be it in this lapse or in an earlier one. */
  asked: { days: number; at: Date } | null;
  /** Whether something is kept that a report could open. */
  isDataKept: boolean;
  /** Whether a report about the owner is pending or released. */
  isReported: boolean;
  /** The owner's own wish. */
  mayAsk: boolean;
}

/**
 * Which question to the reporters is owed now, if any. There is one at a time: what was missed in a downtime gives way to
 * the next. Each is asked once in a lapse; a payment that ends it lets the next lapse begin anew.
 */
export function dueQuestion(facts: LapseFacts, now: Date): AskedDaysAfter | null {
  const { since, asked, isDataKept, isReported, mayAsk } = facts;
  if (since === null || !mayAsk || isReported || !isDataKept) return null;
  const due = releaseLimits.lapseAskedDaysAfter.findLast(
    (days) => now.getTime() >= since.getTime() + days * DAY_MS,
  );
  if (due === undefined) return null;
  const wasAsked = asked !== null && asked.at >= since && asked.days >= due;
  return wasAsked ? null : due;
}
