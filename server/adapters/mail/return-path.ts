import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** Return paths, which no one else can forge. */
export interface ReturnPaths {
  /** The return path of an email, which contains its id in lower-case hex. Null if no domain is configured. */
  create(mailId: string): string | null;
  /** The id of the email that one of our return paths belongs to; null for any other address. */
  mailIdOf(address: string): string | null;
  /**
   * The return path that all emails with codes share, so that a greylisting mail server recognizes the next one. Null if no domain
   * is configured.
   */
  createForCodes(): string | null;
  /** Whether an address is the return path of emails with codes. */
  isForCodes(address: string): boolean;
}

const DIGEST_HEX = 24;
const LOCAL_PART = /^b\.([0-9a-f]{32})\.([0-9a-f]{24})$/;
const CODES_LOCAL_PART = /^c\.([0-9a-f]{24})$/;
/** Signed in place of a mail id, which it can't be. */
const CODES = 'codes';

/**
 * `b.<mail id>.<digest>@domain`, and `c.<digest>@domain` for codes. Lower case, because relays may change case; 59 of the 64
 * allowed characters. New digests use the ring's first key; any key of the ring verifies.
 * @param domain null if emails have no return path of their own.
 */
export function createReturnPaths(
  keys: readonly [RingKey, ...RingKey[]],
  domain: string | null,
): ReturnPaths {
  const signers = keys.map(({ secret }) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'leavebits return path', 32));
    return (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, DIGEST_HEX);
  });
  const isSigned = (text: string, digest: string) =>
    signers.some((sign) => timingSafeEqual(Buffer.from(sign(text)), Buffer.from(digest)));
  /** The local part of an address of our domain. Null for any other. */
  const findLocalPart = (address: string) => {
    const at = address.lastIndexOf('@');
    return domain !== null && address.slice(at + 1).toLowerCase() === domain ? address.slice(0, at) : null;
  };
  return {
    create(mailId) {
      if (domain === null) return null;
      const hex = mailId.replaceAll('-', '');
      return `b.${hex}.${signers[0]!(hex)}@${domain}`;
    },
    mailIdOf(address) {
      const [, hex, digest] = LOCAL_PART.exec(findLocalPart(address) ?? '') ?? [];
      if (hex === undefined || digest === undefined || !isSigned(hex, digest)) return null;
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    createForCodes: () => (domain === null ? null : `c.${signers[0]!(CODES)}@${domain}`),
    isForCodes(address) {
      const [, digest] = CODES_LOCAL_PART.exec(findLocalPart(address) ?? '') ?? [];
      return digest !== undefined && isSigned(CODES, digest);
    },
  };
}
