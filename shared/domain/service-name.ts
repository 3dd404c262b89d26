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
