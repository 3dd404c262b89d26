import type { Language } from '#shared/domain/languages.ts';

/** A list for a sentence, such as “a, b, and c”. Where the browser doesn't know the language's lists, with commas only. */
export function formatList(items: readonly string[], { language }: { language: Language }): string {
  const locale = language === 'en' ? 'en-US' : language;
  if (Intl.ListFormat.supportedLocalesOf(locale).length === 0) return items.join(', ');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
