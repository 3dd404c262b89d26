import { DAY_MS } from '#shared/domain/durations.ts';

/** How many days ahead it is said that an estate closes, the latest last. */
const TOLD_DAYS_AHEAD = [60, 14] as const;

/** A notice that an estate closes, and until when it is the one to send. */
export interface ClosingNotice {
  days: (typeof TOLD_DAYS_AHEAD)[number];
  sendUntil: Date;
}

/**
 * Which notice of an estate's closing is due; null before the first and from the closing on. There is one at a time: what
 * was missed in a downtime gives way to the next.
 */
export function dueNotice(closesAt: Date, now: Date): ClosingNotice | null {
  const ahead = (days: number) => new Date(closesAt.getTime() - days * DAY_MS);
  const ends = [...TOLD_DAYS_AHEAD.slice(1).map(ahead), closesAt];
  const due = TOLD_DAYS_AHEAD.findIndex((days, index) => now >= ahead(days) && now < ends[index]!);
  return due === -1 ? null : { days: TOLD_DAYS_AHEAD[due]!, sendUntil: ends[due]! };
}
