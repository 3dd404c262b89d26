import type { Language } from '#shared/domain/languages.ts';
import { formatMomentIn } from '#shared/messages/format-moment.ts';
import { formatMoment as formatEnglishMoment } from '../dates.ts';

/** A moment in the reader's time zone and in the page's language. Its time stays on one line. */
export const formatMoment = (moment: Date | string, { language }: { language: Language }): string =>
  language === 'en'
    ? formatEnglishMoment(moment)
    : formatMomentIn(language, moment).replace(/ (?=\S+$)/, '\u00a0');
