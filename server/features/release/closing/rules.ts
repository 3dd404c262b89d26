import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/** A notice that an estate closes. It is the one to send until `sendUntil`. */
export interface ClosingNotice {
  days: (typeof releaseLimits.closingNoticeDaysAhead)[number];
  sendUntil: Date;
}

/**
 * The due notice of an estate's closing. Null before the first notice and from the closing on. One notice is due at a time:
 * the next one replaces a notice that was missed in a downtime.
 */
export function findDueClosingNotice(closesAt: Date, now: Date): ClosingNotice | null {
  const ahead = (days: number) => new Date(closesAt.getTime() - days * DAY_MS);
  const ends = [...releaseLimits.closingNoticeDaysAhead.slice(1).map(ahead), closesAt];
  const due = releaseLimits.closingNoticeDaysAhead.findIndex(
    (days, index) => now >= ahead(days) && now < ends[index]!,
  );
  return due === -1 ? null : { days: releaseLimits.closingNoticeDaysAhead[due]!, sendUntil: ends[due]! };
}
