const PREFIX = 'AGE-SECRET-KEY-1';
/** How many characters follow the prefix. */
const LENGTH = 58;
const NEVER_USED = /[^QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]/;

/** Says what is wrong with a typed text that `readSecretKey` can't read. */
export function describeUnreadableKey(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/\s/g, '');
  if (text === '') return 'Please type the key from your card, or scan its QR code.';
  const start = text.indexOf(PREFIX);
  if (start === -1)
    return `This isn’t a card’s key. It begins with ${PREFIX}, and is printed on the card below its QR code.`;
  const rest = text.slice(start + PREFIX.length);
  const wrong = NEVER_USED.exec(rest.slice(0, LENGTH))?.[0];
  if (wrong !== undefined) return `There’s a typing mistake: ${describeWrong(wrong)}`;
  const missing = LENGTH - rest.length;
  if (missing > 0)
    return `The key isn’t complete: ${missing === 1 ? 'one character is' : `${missing} characters are`} missing after ${PREFIX}.`;
  return 'There’s a typing mistake: at least one character is wrong. Please compare the key with your card, group by group.';
}

function describeWrong(character: string): string {
  switch (character) {
    case 'O':
      return 'a key never has the letter O. It’s probably a zero.';
    case 'I':
    case '1':
      return `after its beginning, a key has neither the letter I nor the digit 1. It’s probably the letter L.`;
    case 'B':
      return 'a key never has the letter B. It’s probably an 8.';
    default:
      return `a key never has the character “${character}” there.`;
  }
}
