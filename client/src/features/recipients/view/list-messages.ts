import { DAY_MS } from '#shared/domain/durations.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatCount } from '#client/lib/format-count.ts';

/** Says how many LeaveBits a list has, for a screen reader. Doesn't count those from hidden senders, which are listed apart. */
export function describeListLength(
  count: number,
  { hasMore, hasHidden }: { hasMore: boolean; hasHidden: boolean },
): string {
  const shown = formatCount(count, 'LeaveBit is', 'LeaveBits are');
  if (hasMore) return `${shown} shown. There are more`;
  return hasHidden
    ? `${shown} shown. Those from senders you’ve hidden are below`
    : `${shown} shared with you`;
}

const URGENT_DAYS = 14;

/**
 * Says until when a LeaveBit can be read, and counts the last days. @param now by the server's clock, because a device's can be wrong
 */
export function describeClosing(readableUntil: string, now: Date): { text: string; isUrgent: boolean } {
  const end = formatMoment(readableUntil);
  const days = Math.floor((new Date(readableUntil).getTime() - now.getTime()) / DAY_MS);
  if (days >= URGENT_DAYS) return { text: `You can read it until ${end}.`, isUrgent: false };
  const left = days < 1 ? 'in less than a day' : `in ${formatCount(days, 'day')}`;
  return { text: `Closes ${left}, on ${end}. After that, we can’t open it again.`, isUrgent: true };
}
