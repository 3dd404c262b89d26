import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Thrown when sealed bytes were altered, moved to another place, or sealed with another key. */
export class SealBrokenError extends Error {
  constructor(place: string) {
    super(`Sealed bytes at ${place} do not open: altered, misplaced, or sealed with another key`);
  }
}

/**
 * AES-256-GCM: nonce (12 bytes), ciphertext, tag (16 bytes). `place` names the row and column the bytes
 * belong to and is authenticated with them, so that they open nowhere else.
 */
export function seal(key: Buffer, plain: Buffer, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The plain bytes. Throws `SealBrokenError` rather than give anything doubtful. */
export function open(key: Buffer, sealed: Buffer, place: string): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealBrokenError(place);
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SealBrokenError(place);
  }
}
