import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { formatCount } from '#shared/domain/format-count.ts';

export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits a duration, rounded up, so that the display never understates the wait. Null once it has elapsed. */
export function splitTimeLeft(milliseconds: number): TimeParts | null {
  if (milliseconds <= 0) return null;
  const left = Math.ceil(milliseconds / SECOND_MS) * SECOND_MS;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}

/**
 * Formats a duration in days, hours and minutes, or in hours, minutes and seconds if it is under a day. Empty once it has
 * elapsed.
 */
export function formatTimeLeft(milliseconds: number): string {
  const left = splitTimeLeft(milliseconds);
  if (left === null) return '';
  const { days, hours, minutes, seconds } = left;
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
