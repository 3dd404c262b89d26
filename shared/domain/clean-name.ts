/**
 * A person's name as it is kept: one line without angle brackets, control characters, direction marks and other invisible
 * signs. Two of these stay, because names in some scripts need them (U+200C and U+200D). A name that shows nothing is empty.
 */
export function sanitiseName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]|\p{Cs}|(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ \u200C\u200D]+|[ \u200C\u200D]+$/g, '')
    .normalize('NFC');
  return /[^\p{DI}\p{M}\s]/u.test(line) ? line : '';
}

/**
 * Whether a name holds an address or a link, or what a mail program takes for one. Such a name could pretend to be
 * somebody's address, and would make our mails carry a stranger's link.
 */
export function holdsLink(name: string): boolean {
  return /@|:\/\/|[\p{L}\p{N}]\.\p{L}{2,}/u.test(name.normalize('NFKC'));
}

/** What an owner reads whose own name holds the name of the service. */
export const SERVICE_NAME_REFUSED = 'A name cannot hold the name of this service.';

const PRODUCT = 'leavebits';
/** Full-width and styled letters count as plain ones, and accents do not count. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string) => plain(text).replace(/\P{L}/gu, '');

/**
 * Whether a name holds the name of this product or of its operator, so that our mails could seem to come from us. The product's
 * letters count wherever they stand. The operator's must be whole words, because a short one can be part of a person's name.
 * @param operatorName from the settings. Null when none is set.
 */
export function holdsServiceName(name: string, operatorName: string | null = null): boolean {
  if (lettersOf(name).includes(PRODUCT)) return true;
  const operator = lettersOf(operatorName ?? '');
  if (operator === '') return false;
  const words = plain(name).split(/\P{L}+/u);
  return words.some((_, start) => {
    let run = '';
    for (const word of words.slice(start)) if ((run += word) === operator) return true;
    return false;
  });
}
