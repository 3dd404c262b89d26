import type { Language } from '../domain/languages.ts';
import { MEGABYTE } from '../domain/limits.ts';
import { formatSize as formatEnglishSize, GIGABYTE } from '../domain/sizes.ts';

/** Most browsers and systems don't know how numbers are written in these. */
const withoutLocale: readonly Language[] = ['zu', 'xh'];

/** Formats a size in a language. In English as everywhere in the product. */
export function formatSizeIn(language: Language, bytes: number): string {
  if (language === 'en') return formatEnglishSize(bytes);
  const [value, unit, digits] =
    bytes < 1024
      ? ([bytes, 'byte', 0] as const)
      : bytes < MEGABYTE
        ? ([bytes / 1024, 'kilobyte', 0] as const)
        : bytes < GIGABYTE
          ? ([bytes / MEGABYTE, 'megabyte', 1] as const)
          : ([bytes / GIGABYTE, 'gigabyte', 2] as const);
  return new Intl.NumberFormat(withoutLocale.includes(language) ? 'en-GB' : language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value);
}
