import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths as addCalendarMonths } from 'date-fns/addMonths';

/**
 * Formats a moment as shown throughout the product, in US English: long month, day, year, two-digit hour and minute, and
 * the short name of the time zone.
 * @param timeZone IANA name; defaults to the reader's own zone.
 */
export function formatMoment(moment: Date | string, timeZone?: string): string {
  const date = new Date(moment);
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
    // Shows the era of years BC.
    ...(date.getUTCFullYear() < 1 && { era: 'short' }),
  }).format(date);
}

/** The path of the page that shows a moment in the reader's own time zone. Emails print it in full, so it has to be legible. */
export function timeConverterPath(moment: Date | string): string {
  const utc = new Date(moment).toISOString().replace('.000Z', 'Z');
  return `/time-converter?utc=${encodeURIComponent(utc).replaceAll('%3A', ':')}`;
}

/** The same day and time in UTC, `months` later. In a shorter month, its last day. */
export function addMonths(moment: Date, months: number): Date {
  return new Date(addCalendarMonths(new UTCDateMini(moment), months));
}
