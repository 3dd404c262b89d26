import { formatMoment as formatEnglishMoment } from '../domain/dates.ts';
import type { Language } from '../domain/languages.ts';

/** The names of the months in languages whose dates most browsers and systems don't know. */
const monthNames: Partial<Record<Language, readonly string[]>> = {
  zu: 'Januwari Februwari Mashi Ephreli Meyi Juni Julayi Agasti Septhemba Okthoba Novemba Disemba'.split(' '),
  xh: 'Janyuwari Februwari Matshi Epreli Meyi Juni Julayi Agasti Septemba Okthoba Novemba Disemba'.split(' '),
};

/**
 * Formats a moment in a language: the date with the month's name, the time, and the short name of the time zone. In English as
 * everywhere in the product.
 * @param timeZone IANA name; defaults to the reader's own zone
 */
export function formatMomentIn(language: Language, moment: Date | string, timeZone?: string): string {
  if (language === 'en') return formatEnglishMoment(moment, timeZone);
  const months = monthNames[language];
  const format = new Intl.DateTimeFormat(months ? 'en-GB' : language, {
    year: 'numeric',
    month: months ? 'numeric' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  });
  if (!months) return format.format(new Date(moment));
  const parts = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const month = months[Number(parts['month']) - 1];
  return `${Number(parts['day'])} ${month} ${parts['year']}, ${parts['hour']}:${parts['minute']} ${parts['timeZoneName']}`;
}

/** Formats the day of a moment in a language, in the reader's own time zone. In English with the month first. */
export function formatDayIn(language: Language, moment: Date): string {
  const months = monthNames[language];
  if (months) return `${moment.getDate()} ${months[moment.getMonth()]} ${moment.getFullYear()}`;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { dateStyle: 'long' }).format(
    moment,
  );
}
