import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The number of bytes that encryption adds. */
export const ENCRYPTION_OVERHEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** Thrown when ciphertext was altered, moved to another row or column, or encrypted with another key. */
export class DecryptionError extends Error {
  constructor(place: string) {
    super(`Could not decrypt ${place}: the data was altered, moved, or encrypted with another key`);
  }
}

/**
 * AES-256-GCM: nonce (12 bytes), ciphertext, tag (16 bytes). `place` names the row and column and is the AAD, so the result
 * decrypts nowhere else. Writes to `into`, if given, instead of allocating; it must be at least `ENCRYPTION_OVERHEAD_BYTES`
 * longer than the plaintext.
 */
export function encrypt(key: Buffer, plain: Buffer, place: string, into?: Buffer): Buffer {
  const length = NONCE_BYTES + plain.length + TAG_BYTES;
  const sealed = into?.subarray(0, length) ?? Buffer.allocUnsafe(length);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  nonce.copy(sealed);
  cipher.update(plain).copy(sealed, NONCE_BYTES);
  // Only computes the tag; GCM outputs no more bytes here.
  cipher.final();
  cipher.getAuthTag().copy(sealed, NONCE_BYTES + plain.length);
  return sealed;
}

/** @returns the plaintext. @throws DecryptionError if anything was altered. */
export function decrypt(key: Buffer, sealed: Buffer, place: string): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new DecryptionError(place);
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    // Throws if anything was altered; GCM outputs no more bytes here.
    decipher.final();
    return plain;
  } catch {
    throw new DecryptionError(place);
  }
}
