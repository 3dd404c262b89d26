import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** Per-message return paths, which no one else can forge. */
export interface ReturnPaths {
  /** The return path of an email, which contains its id in lower-case hex. Null if no domain is configured. */
  create(mailId: string): string | null;
  /** The id of the email that one of our return paths belongs to; null for any other address. */
  mailIdOf(address: string): string | null;
}

const DIGEST_HEX = 24;
const LOCAL_PART = /^b\.([0-9a-f]{32})\.([0-9a-f]{24})$/;

/**
 * `b.<mail id>.<digest>@domain`. Lower case, because relays may change case; 59 of the 64 allowed characters. New digests use the
 * ring's first key; any key of the ring verifies.
 * @param domain null if emails have no return path of their own.
 */
export function createReturnPaths(
  keys: readonly [RingKey, ...RingKey[]],
  domain: string | null,
): ReturnPaths {
  const signers = keys.map(({ secret }) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'leavebits return path', 32));
    return (hex: string) => createHmac('sha256', key).update(hex).digest('hex').slice(0, DIGEST_HEX);
  });
  return {
    create(mailId) {
      if (domain === null) return null;
      const hex = mailId.replaceAll('-', '');
      return `b.${hex}.${signers[0]!(hex)}@${domain}`;
    },
    mailIdOf(address) {
      const at = address.lastIndexOf('@');
      if (domain === null || address.slice(at + 1).toLowerCase() !== domain) return null;
      const [, hex, digest] = LOCAL_PART.exec(address.slice(0, at)) ?? [];
      if (hex === undefined || digest === undefined) return null;
      const isOurs = signers.some((sign) => timingSafeEqual(Buffer.from(sign(hex)), Buffer.from(digest)));
      return isOurs ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
    },
  };
}
