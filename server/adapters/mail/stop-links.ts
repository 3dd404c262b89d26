import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** Per-message secrets for the links that stop a sender's emails. No one else can forge them. */
export interface StopLinkTokens {
  /** The secret for the link in an email, opaque to anyone else. */
  create(mailId: string): string;
  /** The id of the email that a secret belongs to. Null if we didn't issue the secret. */
  parseMailId(token: string): string | null;
}

const ID_BYTES = 16;

/**
 * The id of an email, or of whatever else a link stops, and its MAC. New MACs use the ring's first key; any key of the ring
 * verifies. A link for one purpose is invalid for another.
 */
export function createStopLinkTokens(
  keys: readonly [RingKey, ...RingKey[]],
  purpose = 'leavebits stop links',
): StopLinkTokens {
  const signers = keys.map(({ secret }) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    return (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, ID_BYTES);
  });
  return {
    create(mailId) {
      const id = Buffer.from(mailId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signers[0]!(id)]).toString('base64url');
    },
    parseMailId(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 2 * ID_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      const digest = bytes.subarray(ID_BYTES);
      if (!signers.some((sign) => timingSafeEqual(sign(id), digest))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
