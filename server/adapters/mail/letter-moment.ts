import { formatMoment, timeConverterPath } from '#shared/domain/dates.ts';

/** A moment as a letter tells it: in UTC, since nobody's time zone is known where mails are written. */
export interface LetterMoment {
  /** With the time zone's short name. */
  text: string;
  /** Where it is shown in the reader's own time zone. */
  url: string;
}

export function letterMoment({ config }: { config: { appOrigin: string } }, at: Date | string): LetterMoment {
  return { text: formatMoment(at, 'UTC'), url: config.appOrigin + timeConverterPath(at) };
}

/** The link that goes with a letter's date. @param what names the date where the letter has several. */
export function inOwnTime({ url }: LetterMoment, what = 'This date'): { label: string; url: string } {
  return { label: `${what} in your own time zone`, url };
}
