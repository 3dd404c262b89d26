import type { ParsedCronItem } from 'graphile-worker';
import { MINUTE_MS } from '#shared/domain/durations.ts';

const LOOKED_BACK_MINUTES = 24 * 60;

/** The latest minute from `since` to `now` at which a schedule item was due. Goes back up to a day. Null if there is none. */
export function findLastCronMatch(
  { match }: Pick<ParsedCronItem, 'match'>,
  since: Date,
  now: Date,
): Date | null {
  let at = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const earliest = Math.max(since.getTime(), at - LOOKED_BACK_MINUTES * MINUTE_MS);
  for (; at > earliest; at -= MINUTE_MS) {
    const minute = new Date(at);
    const isDue = match({
      min: minute.getUTCMinutes(),
      hour: minute.getUTCHours(),
      date: minute.getUTCDate(),
      month: minute.getUTCMonth() + 1,
      dow: minute.getUTCDay(),
    });
    if (isDue) return minute;
  }
  return null;
}
