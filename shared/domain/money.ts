/**
 * Parses a decimal amount such as `17.5`, `17.50` or `-3.17` into cents. Null if it is not an amount. Amounts never become
 * floats: they are transferred as decimal strings, and calculations use whole cents.
 */
export function parseCents(amount: string): number | null {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** Formats cents with two decimals: 1750 becomes `17.50`. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a rate into ten-thousandths: `17.5` becomes 175000. Null unless it is positive with up to four decimals. */
export function parseRate(rate: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(rate);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
}

/** Formats a rate in ten-thousandths for display, with two to four decimals. */
export function formatRate(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${fraction}`;
}

/** Converts cents to the other currency, rounding half up to the nearest cent. @param rate ten-thousandths. */
export function convertCents(cents: number, rate: number): number {
  return Math.floor((cents * rate + 5_000) / 10_000);
}
