import type { Language } from '#shared/domain/languages.ts';

/**
 * A list for a sentence, such as “a, b and c” or “a, b or c”. Where the browser doesn't know the language's lists, with commas
 * only.
 */
export function formatList(
  items: readonly string[],
  { language }: { language: Language },
  last: 'and' | 'or' = 'and',
): string {
  // American English would put another comma before the last word.
  const locale = language === 'en' ? 'en-GB' : language;
  if (Intl.ListFormat.supportedLocalesOf(locale).length === 0) return items.join(', ');
  return new Intl.ListFormat(locale, { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(items);
}
