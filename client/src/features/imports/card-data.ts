import type { ImportDraft } from '#shared/contracts/imports.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatList } from '../../lib/messages/format-list.ts';
import { CVV_WORDS, hasFilledLine, PIN_WORDS } from '../leavebits/form/password-detection.ts';

/** How programs label the CVV of an exported card. */
const EXPORTED_CVV = /\b(?:security code|verification number)\s*:/i;
const CARD_DIGITS = { min: 13, max: 19 };

/** Whether digits pass the checksum of payment cards (ISO/IEC 7812). No card number begins with a zero. */
function passesLuhn(digits: string): boolean {
  if (digits.startsWith('0')) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a text contains a card number, written as one number or in groups. Other numbers may stand next to it, so each run of
 * groups with the right number of digits is checked.
 */
export function hasCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(/\d+(?:[ -]\d+)*/g)) {
    const groups = run.split(/[ -]/);
    for (const start of groups.keys()) {
      let digits = '';
      for (let end = start; end < groups.length && digits.length <= CARD_DIGITS.max; end += 1) {
        digits += groups[end]!;
        const isCardLength = digits.length >= CARD_DIGITS.min && digits.length <= CARD_DIGITS.max;
        if (isCardLength && passesLuhn(digits)) return true;
      }
    }
  }
  return false;
}

/** Warns that an entry has what someone needs to pay with a card. Null if it doesn't. */
export function describeCardData(
  { description, infoFields }: ImportDraft,
  t: TextMessages<'owner-imports-review'>,
): string | null {
  const text = `${description}\n${infoFields}`;
  const found = [
    ...(hasCardNumber(text) ? [t('cardNumber')] : []),
    ...(hasFilledLine(text, [...CVV_WORDS, EXPORTED_CVV]) ? [t('cvv')] : []),
    ...(hasFilledLine(text, PIN_WORDS) ? [t('pin')] : []),
  ];
  return found.length === 0 ? null : t('cardData', { found: formatList(found, t) });
}
