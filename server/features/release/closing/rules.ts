import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/** A notice of an estate's closing, due until `sendUntil`. */
export interface ClosingNotice {
  days: (typeof releaseLimits.closingNoticeDaysAhead)[number];
  sendUntil: Date;
}

/**
 * The closing notice that is due. Null before the first one, and once the estate has closed. Only one is due at a time: the next
 * one replaces any that was missed during an outage.
 */
export function findDueClosingNotice(closesAt: Date, now: Date): ClosingNotice | null {
  const ahead = (days: number) => new Date(closesAt.getTime() - days * DAY_MS);
  const ends = [...releaseLimits.closingNoticeDaysAhead.slice(1).map(ahead), closesAt];
  const due = releaseLimits.closingNoticeDaysAhead.findIndex(
    (days, index) => now >= ahead(days) && now < ends[index]!,
  );
  return due === -1 ? null : { days: releaseLimits.closingNoticeDaysAhead[due]!, sendUntil: ends[due]! };
}
