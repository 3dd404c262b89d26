import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** That somebody left a LeaveBit. */
export interface LeavebitDeparture {
  leavebitId: number;
  email: string;
  leftAt: Date;
}

/** The secrets of the links with which somebody comes back to what they have left. Nothing is stored for them. */
export interface ReturnLinkTokens {
  create(departure: LeavebitDeparture): string;
  /** The LeaveBit and the moment that a token names, before anything is believed of it. Null for a text that is no token. */
  parse(token: string): Omit<LeavebitDeparture, 'email'> | null;
  /** Whether we made this token for this departure. */
  isFor(token: string, departure: LeavebitDeparture): boolean;
}

const NUMBER_BYTES = 8;
const DIGEST_BYTES = 32;

/**
 * The id, the moment, and a digest of both and the address. The link has no address, and says nothing to anybody else. Any key of
 * the ring may have made the digest. The first key makes new ones.
 */
export function createReturnLinkTokens(keys: readonly [RingKey, ...RingKey[]]): ReturnLinkTokens {
  const signers = keys.map(({ secret }) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'leavebits return links', 32));
    return (departure: LeavebitDeparture) =>
      createHmac('sha256', key).update(named(departure)).update(departure.email).digest();
  });
  return {
    create: (departure) => Buffer.concat([named(departure), signers[0]!(departure)]).toString('base64url'),
    parse(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 2 * NUMBER_BYTES + DIGEST_BYTES) return null;
      const [leavebitId, leftAt] = [bytes.readBigUInt64BE(0), bytes.readBigUInt64BE(NUMBER_BYTES)];
      if (leavebitId > MOST || leftAt > MOST) return null;
      return { leavebitId: Number(leavebitId), leftAt: new Date(Number(leftAt)) };
    },
    isFor(token, departure) {
      const digest = Buffer.from(token, 'base64url').subarray(2 * NUMBER_BYTES);
      return signers.some((sign) => {
        const signed = sign(departure);
        return signed.length === digest.length && timingSafeEqual(signed, digest);
      });
    },
  };
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

function named({ leavebitId, leftAt }: Omit<LeavebitDeparture, 'email'>): Buffer {
  const bytes = Buffer.alloc(2 * NUMBER_BYTES);
  bytes.writeBigUInt64BE(BigInt(leavebitId), 0);
  bytes.writeBigUInt64BE(BigInt(leftAt.getTime()), NUMBER_BYTES);
  return bytes;
}
