import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import { stripDirectionMarks } from './direction-marks.ts';

/** A LeaveBit's headline as its recipients see it. */
export function describeHeadline(
  { description, isDamaged }: Pick<SharedLeavebit, 'description' | 'isDamaged'>,
  t: Messages<'recipients'>,
): string {
  if (isDamaged) return t('damaged');
  return stripDirectionMarks(description) || t('noDescription');
}

/** Says how many LeaveBits a list has, for a screen reader. Doesn't count those from hidden senders, which are listed apart. */
export function describeListLength(
  count: number,
  t: Messages<'recipients'>,
  { hasMore, hasHidden }: { hasMore: boolean; hasHidden: boolean },
): string {
  if (hasMore) return t('listMore', { count });
  return hasHidden ? t('listHidden', { count }) : t('listAll', { count });
}

const URGENT_DAYS = 14;

/**
 * Says until when a LeaveBit can be read, and counts the last days. @param now by the server's clock, because a device's can be wrong
 */
export function describeClosing(
  readableUntil: string,
  now: Date,
  t: Messages<'recipients'>,
): { text: string; isUrgent: boolean } {
  const date = formatMoment(readableUntil, t);
  const days = Math.floor((new Date(readableUntil).getTime() - now.getTime()) / DAY_MS);
  if (days >= URGENT_DAYS) return { text: t('readableUntil', { date }), isUrgent: false };
  return { text: days < 1 ? t('closesToday', { date }) : t('closesInDays', { days, date }), isUrgent: true };
}
