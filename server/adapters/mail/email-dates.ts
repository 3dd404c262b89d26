import { formatMoment, timeConverterPath } from '#shared/domain/dates.ts';

/** A moment as a letter shows it. It is in UTC, because the reader's time zone is not known. */
export interface EmailDate {
  /** With the time zone's short name. */
  text: string;
  /** The page that shows it in the reader's own time zone. */
  url: string;
}

export function formatEmailDate({ config }: { config: { appOrigin: string } }, at: Date | string): EmailDate {
  return { text: formatMoment(at, 'UTC'), url: config.appOrigin + timeConverterPath(at) };
}

/** The link that goes with a letter's date. @param what names the date if the letter has several. */
export function createTimeZoneLink({ url }: EmailDate, what = 'This date'): { label: string; url: string } {
  return { label: `${what} in your own time zone`, url };
}
