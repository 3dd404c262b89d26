import type { Messages } from '#client/lib/messages/use-messages.ts';

/** How every key begins. */
export const KEY_PREFIX = 'AGE-SECRET-KEY-1';
/** How many characters follow the prefix. */
const LENGTH = 58;
const NEVER_USED = /[^QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]/;

/** Says what is wrong with a typed text that `readSecretKey` can't read. */
export function describeUnreadableKey(typed: string, t: Messages<'cards'>): string {
  const text = typed.toUpperCase().replaceAll(/\s/g, '');
  if (text === '') return t('keyMissing');
  const start = text.indexOf(KEY_PREFIX);
  if (start === -1) return t('notKey', { prefix: KEY_PREFIX });
  const rest = text.slice(start + KEY_PREFIX.length);
  const wrong = NEVER_USED.exec(rest.slice(0, LENGTH))?.[0];
  if (wrong !== undefined) return describeWrong(wrong, t);
  const missing = LENGTH - rest.length;
  if (missing === 1) return t('keyCutByOne', { prefix: KEY_PREFIX });
  if (missing > 1) return t('keyCut', { count: missing, prefix: KEY_PREFIX });
  return t('slipUnknown');
}

function describeWrong(character: string, t: Messages<'cards'>): string {
  switch (character) {
    case 'O':
      return t('slipO');
    case 'I':
    case '1':
      return t('slipL');
    case 'B':
      return t('slipB');
    default:
      return t('slipOther', { character });
  }
}
