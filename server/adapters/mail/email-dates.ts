import { formatMoment, timeConverterPath } from '#shared/domain/dates.ts';

/** A timestamp as shown in an email. In UTC, because the reader's time zone is unknown. */
export interface EmailDate {
  /** Includes the time zone's abbreviation. */
  text: string;
  /** The page that shows it in the reader's own time zone. */
  url: string;
}

export function formatEmailDate({ config }: { config: { appOrigin: string } }, at: Date | string): EmailDate {
  return { text: formatMoment(at, 'UTC'), url: config.appOrigin + timeConverterPath(at) };
}

/** The link that accompanies an email's date. @param what identifies the date if the email has several. */
export function createTimeZoneLink({ url }: EmailDate, what = 'This date'): { label: string; url: string } {
  return { label: `${what} in your own time zone`, url };
}
