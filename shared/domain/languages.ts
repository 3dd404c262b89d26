/** The languages of everything that visitors, recipients and reporters see, as BCP 47 tags. English is the source. */
export const languages = ['en', 'af', 'zu', 'xh', 'fr', 'pt', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  fr: 'Français',
  pt: 'Português',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** The query parameter and the cookie that choose a language. */
export const LANGUAGE_PARAMETER = 'lang';
export const LANGUAGE_COOKIE = 'lang';

/** A language that we have, from a tag like `de`, `pt-BR` or `PT_pt`. Null for anything else. */
export function parseLanguage(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const [primary = ''] = tag.toLowerCase().split(/[-_]/, 1);
  return languages.find((language) => language === primary) ?? null;
}
