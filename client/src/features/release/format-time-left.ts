import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

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
export function formatTimeLeft(milliseconds: number, t: TextMessages<'owner-reports'>): string {
  const left = splitTimeLeft(milliseconds);
  if (left === null) return '';
  const { days, hours, minutes } = left;
  if (days > 0) return t('daysLeft', left);
  if (hours > 0) return t('hoursLeft', left);
  return minutes > 0 ? t('minutesLeft', left) : t('secondsLeft', left);
}
