import { MINUTE_MS } from '#shared/domain/durations.ts';

/** Formats a moment for a `datetime-local` input, in the reader's time zone with minute precision. */
export function formatDatetimeLocal(moment: Date | string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** How much later a repeated local minute can come again, when clocks are turned back: half an hour, an hour or two. */
const REPEATS_AFTER_MS = [120, 60, 30].map((minutes) => minutes * MINUTE_MS);

/**
 * Parses the value of a `datetime-local` input into an ISO date-time. Of a minute that comes twice, as when summer time ends,
 * it means the second, because nothing may open early. Undefined if the value is incomplete or after the year 9999.
 */
export function parseDatetimeLocal(localMinute: string): string | undefined {
  const date = new Date(localMinute);
  if (localMinute === '' || Number.isNaN(date.getTime())) return undefined;
  const local = formatDatetimeLocal(date);
  const repeat = REPEATS_AFTER_MS.map((ms) => new Date(date.getTime() + ms)).find(
    (later) => formatDatetimeLocal(later) === local,
  );
  const moment = (repeat ?? date).toISOString();
  return /^\d{4}-/.test(moment) ? moment : undefined;
}

/** Whether the value of a `datetime-local` input is a minute before the present one. */
export function isPastDatetimeLocal(localMinute: string, now: Date): boolean {
  const moment = parseDatetimeLocal(localMinute);
  return moment !== undefined && Date.parse(moment) < Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
}
