import { formatMoment, timeConverterPath } from '#shared/domain/dates.ts';
import { isTimeZone } from '#shared/domain/time-zones.ts';

/** A timestamp as shown in an email. */
export interface EmailDate {
  /** Names its time zone, or both if we don't know the reader's. */
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
  // This server's ICU may be older than the one that accepted the name.
  const timeZone = reader?.timeZone && isTimeZone(reader.timeZone) ? reader.timeZone : null;
  if (timeZone) return { text: formatMoment(at, timeZone), isLocal: true, url };
  return { text: `${formatMoment(at, 'UTC')} (${formatSouthAfricanTime(at)})`, isLocal: false, url };
}

/** The service is run from South Africa. Gives the day only if it isn't the same as in UTC. */
function formatSouthAfricanTime(at: Date | string): string {
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(date);
  const dayIn = (timeZone: string) => format({ month: 'long', day: 'numeric' }, timeZone);
  const day = dayIn(SOUTH_AFRICA);
  const time = format({ hour: '2-digit', minute: '2-digit' }, SOUTH_AFRICA);
  return `${day === dayIn('UTC') ? '' : `${day}, `}${time} in South Africa`;
}

const SOUTH_AFRICA = 'Africa/Johannesburg';

/** The link that accompanies an email's date. @param what identifies the date if the email has several. */
export function createTimeZoneLink(
  { url, isLocal }: EmailDate,
  what = 'This date',
): { label: string; url: string } {
  return { label: isLocal ? `${what} where you are now` : `${what} in your own time zone`, url };
}
