import { formatMoment, timeConverterPath } from '#shared/domain/dates.ts';
import type { Language } from '#shared/domain/languages.ts';
import { isTimeZone } from '#shared/domain/time-zones.ts';
import type { FormatMailMessage } from './write-email.ts';

/** A timestamp as shown in an email. */
export interface EmailDate {
  /** In ISO form. */
  at: string;
  /** In English. Names its time zone, or both if we don't know the reader's. */
  text: string;
  /** Whether `text` is in the reader's own time zone, as of their last sign-in. */
  isLocal: boolean;
  /** The page that shows it in the time zone of the browser that opens it. */
  url: string;
}

/** @param reader an owner. Omit for recipients and reporters, whose time zone we don't know. */
export function formatEmailDate(
  { config }: { config: { appOrigin: string } },
  at: Date | string,
  reader?: { timeZone: string | null } | null,
): EmailDate {
  const url = config.appOrigin + timeConverterPath(at);
  const iso = new Date(at).toISOString();
  // This server's ICU may be older than the one that accepted the name.
  const timeZone = reader?.timeZone && isTimeZone(reader.timeZone) ? reader.timeZone : null;
  if (timeZone) return { text: formatMoment(at, timeZone), isLocal: true, url, at: iso };
  return {
    text: `${formatMoment(at, 'UTC')} (${formatSouthAfricanTime('en-US', at)} in South Africa)`,
    isLocal: false,
    url,
    at: iso,
  };
}

/** The same date in another language. */
export function formatEmailDateIn(
  language: Language,
  { at, text }: EmailDate,
  common: FormatMailMessage<'mail-common'>,
): string {
  if (language === 'en') return text;
  const utc = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'UTC',
  }).format(new Date(at));
  return common('dateInBothTimeZones', { utc, southAfrica: formatSouthAfricanTime(language, at) });
}

/** The service is run from South Africa. Gives the day only if it isn't the same as in UTC. */
function formatSouthAfricanTime(locale: string, at: Date | string): string {
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
  const dayIn = (timeZone: string) => format({ month: 'long', day: 'numeric' }, timeZone);
  const day = dayIn(SOUTH_AFRICA);
  const time = format({ hour: '2-digit', minute: '2-digit' }, SOUTH_AFRICA);
  return `${day === dayIn('UTC') ? '' : `${day}, `}${time}`;
}

const SOUTH_AFRICA = 'Africa/Johannesburg';

/** The link that accompanies an email's date. @param what identifies the date if the email has several. */
export function createTimeZoneLink(
  { url, isLocal }: EmailDate,
  what = 'This date',
): { label: string; url: string } {
  return { label: isLocal ? `${what} where you are now` : `${what} in your own time zone`, url };
}
