import type { Messages } from '#client/lib/messages/use-messages.ts';
import { findKeyBody, KEY_BODY_LENGTH, KEY_PREFIX } from '../../sealing/crypto/secret-keys.ts';

const NEVER_USED = /[^QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]/;

/** Says what is wrong with a typed text that `readSecretKey` can't read. */
export function describeUnreadableKey(typed: string, t: Messages<'cards'>): string {
  if (typed.trim() === '') return t('keyMissing');
  const body = findKeyBody(typed);
  if (body === null) return t('notKey', { prefix: KEY_PREFIX });
  const wrong = NEVER_USED.exec(body.slice(0, KEY_BODY_LENGTH))?.[0];
  if (wrong !== undefined) return describeWrong(wrong, t);
  const missing = KEY_BODY_LENGTH - body.length;
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
