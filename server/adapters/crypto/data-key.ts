import { createHmac, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './encryption.ts';

/**
 * The key of one LeaveBit: encrypts its texts, file names and file bytes. An account's key encrypts people's names. Never leaves
 * the process unwrapped.
 */
export interface DataKey {
  /** @param into see `encrypt` in encryption.ts. */
  encrypt(plain: Buffer, place: string, into?: Buffer): Buffer;
  decrypt(sealed: Buffer, place: string): Buffer;
  encryptText(text: string, place: string): Buffer;
  decryptText(sealed: Buffer, place: string): string;
  /** A digest of a file name that only this LeaveBit's key can compute. */
  digestName(name: string): Buffer;
  /** A digest of who may read a LeaveBit and when, which only its key can compute. */
  digestSharing(facts: string): Buffer;
}

/** @param raw 32 random bytes. */
export function createDataKey(raw: Buffer): DataKey {
  // Derived lazily, because few readers digest a name.
  let nameKey: Buffer | undefined;
  const deriveNameKey = () => Buffer.from(hkdfSync('sha256', raw, '', 'leavebits file names', 32));
  // HKDF-Expand only, because lists derive many of these. HKDF-Extract is for keys that are not random bytes.
  let sharingKey: Buffer | undefined;
  const deriveSharingKey = () =>
    createHmac('sha256', raw).update('leavebits recipients and rules').update(Buffer.of(1)).digest();
  return {
    encrypt: (plain, place, into) => encrypt(raw, plain, place, into),
    decrypt: (sealed, place) => decrypt(raw, sealed, place),
    encryptText: (text, place) => encrypt(raw, Buffer.from(text), place),
    decryptText: (sealed, place) => decrypt(raw, sealed, place).toString(),
    digestName: (name) =>
      createHmac('sha256', (nameKey ??= deriveNameKey()))
        .update(name)
        .digest(),
    digestSharing: (facts) =>
      createHmac('sha256', (sharingKey ??= deriveSharingKey()))
        .update(facts)
        .digest(),
  };
}
