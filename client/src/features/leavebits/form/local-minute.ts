/** A moment as a `datetime-local` input holds it: the reader's own clock, to the minute. */
export function toLocalMinute(moment: Date | string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** What a `datetime-local` input holds as an ISO moment; undefined while it is empty or half typed, or beyond the year 9999. */
export function fromLocalMinute(localMinute: string): string | undefined {
  const date = new Date(localMinute);
  if (localMinute === '' || Number.isNaN(date.getTime())) return undefined;
  const moment = date.toISOString();
  return /^\d{4}-/.test(moment) ? moment : undefined;
}

/** The reader's zone by name, such as `Africa/Johannesburg`. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
