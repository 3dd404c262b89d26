import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';
import type { RandomSource } from '../random-source.ts';

/**
 * Secrets for the links in our emails, one per message. An attempt that presents one comes from someone who followed a link we
 * sent to the address, so it gets its own limit, which nobody else can exhaust. The secret authenticates nothing else.
 */
export interface LinkSecrets {
  /** Creates the secret for one email to an address. */
  create(address: string): string;
  /** The email that a secret came with, as a counter key. Null if we didn't send the secret to this address. */
  findMail(secret: string | undefined, address: string): string | null;
}

const NONCE_BYTES = 8;
const MAC_BYTES = 16;

/**
 * A nonce and its MAC. Nothing is stored, so links work for decades. New MACs use the ring's first key; any key of the ring
 * verifies. Once a key leaves the ring, its links are treated like those without a secret.
 */
export function createLinkSecrets(
  keys: readonly [RingKey, ...RingKey[]],
  random: Pick<RandomSource, 'token'>,
): LinkSecrets {
  const signers = keys.map(({ secret }) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'leavebits mail links', 32));
    return (nonce: Buffer, address: string) =>
      createHmac('sha256', key).update(nonce).update(address).digest().subarray(0, MAC_BYTES);
  });
  return {
    create(address) {
      const nonce = Buffer.from(random.token(), 'base64url').subarray(0, NONCE_BYTES);
      return Buffer.concat([nonce, signers[0]!(nonce, address)]).toString('base64url');
    },
    findMail(secret = '', address) {
      const bytes = Buffer.from(secret, 'base64url');
      if (bytes.length !== NONCE_BYTES + MAC_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const mac = bytes.subarray(NONCE_BYTES);
      if (!signers.some((sign) => timingSafeEqual(sign(nonce, address), mac))) return null;
      return `mail/${nonce.toString('hex')}`;
    },
  };
}
