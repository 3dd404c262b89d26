import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** A recipient's departure from a LeaveBit. */
export interface LeavebitDeparture {
  leavebitId: number;
  email: string;
  leftAt: Date;
}

/** Tokens for the links that let recipients return to a LeaveBit they left. Nothing is stored for them. */
export interface ReturnLinkTokens {
  create(departure: LeavebitDeparture): string;
  /** The LeaveBit and the timestamp that a token names, unverified. Null if the text is not a token. */
  parse(token: string): Omit<LeavebitDeparture, 'email'> | null;
  /** Whether we issued this token for this departure. */
  isFor(token: string, departure: LeavebitDeparture): boolean;
}

const NUMBER_BYTES = 8;
const DIGEST_BYTES = 32;

/**
 * The id, the timestamp, and a MAC over both and the address. The link does not contain the address and is opaque to anyone else.
 * New MACs use the ring's first key; any key of the ring verifies.
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
