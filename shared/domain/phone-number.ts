import { normaliseCode } from './typed-code.ts';

/** Longer input is rejected unread. */
export const PHONE_INPUT_LENGTH = 40;

/** E.164: a country code and a number of at most 15 digits. Shorter ones than 7 digits are no mobile numbers. */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Parses an international phone number as people type it: with spaces, dashes, dots and brackets, `00` for the plus sign, `(0)`
 * before the area code, and digits of any script.
 * @returns the number in E.164. Null if it isn't one, for example without a country code.
 */
export function parsePhoneNumber(typed: string): string | null {
  if (typed.length > PHONE_INPUT_LENGTH) return null;
  const compact = normaliseCode(typed)
    .replace('(0)', '')
    .replaceAll(/[()./]/g, '')
    .replace(/^00/, '+');
  return E164.test(compact) ? compact : null;
}
