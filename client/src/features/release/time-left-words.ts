import { count } from '../../lib/count.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A wait in words: days, hours and minutes above a day, otherwise hours, minutes and seconds. Empty when it is over.
 */
export function timeLeftInWords(milliseconds: number): string {
  if (milliseconds <= 0) return '';
  // Rounded up: it never says less than is left, and its last word is one second.
  const left = Math.ceil(milliseconds / SECOND) * SECOND;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  const parts =
    days > 0
      ? [count(days, 'day'), count(hours, 'hour'), count(minutes, 'minute')]
      : [
          hours > 0 && count(hours, 'hour'),
          (hours > 0 || minutes > 0) && count(minutes, 'minute'),
          count(seconds, 'second'),
        ];
  return parts.filter(Boolean).join(', ');
}
