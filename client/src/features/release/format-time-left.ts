import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { formatCount } from '../../lib/format-count.ts';

/**
 * Formats a duration in days, hours and minutes, or in hours, minutes and seconds if it is under a day. Empty once it has
 * elapsed.
 */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return '';
  // Round up, so that the display never understates the wait.
  const left = Math.ceil(milliseconds / SECOND_MS) * SECOND_MS;
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  const parts =
    days > 0
      ? [formatCount(days, 'day'), formatCount(hours, 'hour'), formatCount(minutes, 'minute')]
      : [
          hours > 0 && formatCount(hours, 'hour'),
          (hours > 0 || minutes > 0) && formatCount(minutes, 'minute'),
          formatCount(seconds, 'second'),
        ];
  return parts.filter(Boolean).join(', ');
}
