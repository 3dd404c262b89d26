import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** The secrets of the links that stop mails of a sender. Each mail has its own, and nobody else can make one. */
export interface StopLinkTokens {
  /** The secret of a mail's link. It says nothing to anybody else. */
  create(mailId: string): string;
  /** The mail that a secret belongs to. Null for anything that we did not make. */
  parseMailId(token: string): string | null;
}

const ID_BYTES = 16;

/**
 * The id of a mail, or of what else a link stops, and a digest of it. Any key of the ring may have made the digest. The first
 * key makes new ones. A link of one purpose is worth nothing for another.
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
