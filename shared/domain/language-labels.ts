import type { Language } from './languages.ts';

/** Each language's name as owners read it, in English. */
export const languageLabels: Readonly<Record<Language, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  nl: 'Dutch',
};
