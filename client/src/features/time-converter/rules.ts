import { trimEndCharacters } from '#shared/domain/text.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** What sentences and email programs add to a link. */
const ADDED_AFTERWARDS = '.,;:!?)]}>"\'”’» ';

/** The moment in the URL, or the reason why there is none. */
export type RequestedTime = { moment: Date } | { problem: 'missing' | 'unreadable' | 'invalid' };

const ISO =
  /^(\d{4}|[+-]\d{6})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Parses the `utc` query parameter, which is in ISO 8601 (UTC unless a zone is given) or in the format of `Date.toUTCString()`.
 * @param search with or without its question mark. A plus sign is literal, because zone offsets contain one.
 */
export function parseRequestedTime(search: string): RequestedTime {
  const raw = /(?:^|[?&])utc=([^&]*)/.exec(search)?.[1];
  if (!raw) return { problem: 'missing' };
  let text: string;
  try {
    text = trimEndCharacters(decodeURIComponent(raw).trim(), ADDED_AFTERWARDS);
  } catch {
    return { problem: 'unreadable' };
  }
  if (text === '') return { problem: 'missing' };
  const moment = momentIn(text);
  return moment ? { moment } : { problem: 'invalid' };
}

function momentIn(text: string): Date | null {
  const parts = ISO.exec(text);
  if (!parts) return /\b(GMT|UTC|Z)$/i.test(text) ? valid(new Date(text)) : null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '0', zone = 'Z'] = parts;
  // Browsers would parse February 30 as March 2 and 24:00 as the next midnight.
  const isRealDay = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  if (!isRealDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const offset = /^[A-Z]/i.test(zone)
    ? 'Z'
    : zone.replace(/^(.\d{2}):?(\d{2})?$/, '$1:$2').replace(/:$/, ':00');
  return valid(
    new Date(
      `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`,
    ),
  );
}

/** The calendar repeats every 400 years. This avoids the last year that a `Date` can represent, which is incomplete. */
function daysIn(year: number, month: number): number {
  const alike = 2000 + (((year % 400) + 400) % 400);
  return month >= 1 && month <= 12 ? new Date(Date.UTC(alike, month, 0)).getUTCDate() : 0;
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? null : date);

/** Formats the remaining time, in days, hours and minutes if it is over 24 hours. Null once it has passed. */
export function formatTimeUntil(moment: Date, now: Date, t: TextMessages<'time-converter'>): string | null {
  const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return null;
  const hours = Math.floor(seconds / 3600);
  const minutes = t('minutes', { count: Math.floor(seconds / 60) % 60 });
  return seconds > 24 * 3600
    ? [t('days', { count: Math.floor(hours / 24) }), t('hours', { count: hours % 24 }), minutes].join(', ')
    : [t('hours', { count: hours }), minutes, t('seconds', { count: seconds % 60 })].join(', ');
}
