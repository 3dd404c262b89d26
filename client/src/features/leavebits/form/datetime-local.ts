/** Formats a moment for a `datetime-local` input, in the reader's time zone with minute precision. */
export function formatDatetimeLocal(moment: Date | string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Parses the value of a `datetime-local` input into an ISO date-time. Undefined if it is incomplete or after the year 9999. */
export function parseDatetimeLocal(localMinute: string): string | undefined {
  const date = new Date(localMinute);
  if (localMinute === '' || Number.isNaN(date.getTime())) return undefined;
  const moment = date.toISOString();
  return /^\d{4}-/.test(moment) ? moment : undefined;
}

/** The reader's IANA time zone, such as `Africa/Johannesburg`. */
export function getLocalTimeZoneLabel(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
