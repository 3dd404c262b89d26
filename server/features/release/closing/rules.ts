import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/** A notice that an estate closes, and until when it is the one to send. */
export interface ClosingNotice {
  days: (typeof releaseLimits.closingToldDaysAhead)[number];
  sendUntil: Date;
}

/**
 * Which notice of an estate's closing is due; null before the first and from the closing on. There is one at a time: what
 * was missed in a downtime gives way to the next.
 */
export function dueNotice(closesAt: Date, now: Date): ClosingNotice | null {
  const ahead = (days: number) => new Date(closesAt.getTime() - days * DAY_MS);
  const ends = [...releaseLimits.closingToldDaysAhead.slice(1).map(ahead), closesAt];
  const due = releaseLimits.closingToldDaysAhead.findIndex(
    (days, index) => now >= ahead(days) && now < ends[index]!,
  );
  return due === -1 ? null : { days: releaseLimits.closingToldDaysAhead[due]!, sendUntil: ends[due]! };
}
