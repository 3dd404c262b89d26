import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** The return paths of mails. Each mail has its own, and nobody else can make one. */
export interface ReturnPaths {
  /** The return path of a mail. It holds the mail's id in lower-case hex. Null when no domain is configured. */
  create(mailId: string): string | null;
  /** The mail that an address of ours belongs to; null for any other address. */
  mailIdOf(address: string): string | null;
}

const DIGEST_HEX = 24;
const LOCAL_PART = /^b\.([0-9a-f]{32})\.([0-9a-f]{24})$/;

/**
 * `b.<mail id>.<digest>@domain`. It is lower case, because servers on the way may change case, and has 59 of the 64 allowed
 * characters. Any key of the ring may have made the digest. The first key makes new ones.
 * @param domain null when mails have no return path of their own.
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
