import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RingKey } from '../crypto/key-ring.ts';

/** A payment offer as encoded in its number. Amounts are in ZAR cents. */
interface NumberedOffer {
  subscriptionId: number;
  startCents: number;
  recurringCents: number;
  /** ZAR per USD, in ten-thousandths. */
  rateTenThousandths: number;
  coversUntil: Date;
  paidUntil: Date;
  offeredAt: Date;
}

/**
 * Offer numbers (`m_payment_id` at PayFast). A number encodes the whole offer and cannot be forged, so an offer is stored only
 * once PayFast reports a payment for it.
 */
export interface OfferNumbers {
  /** @param replacesToken the agreement that the offer follows. The number contains its digest. */
  create(offer: NumberedOffer, replacesToken: string | null): string;
  /**
   * Decodes the offer in a number. Null if it is not ours.
   * @returns `follows` checks whether the offer follows this agreement or, for null, none.
   */
  parse(number: string): (NumberedOffer & { follows: (token: string | null) => boolean }) | null;
  /**
   * The subscription that a number names, whether or not we issued the number. Used to reconcile PayFast's history, where a false
   * match only means that data is retained.
   */
  parseSubscriptionId(number: string): number | null;
}

/** The widths of the numbers, in bytes: id, start, recurring, rate, covers until, paid until, offered at. */
const WIDTHS = [7, 4, 4, 4, 6, 6, 6] as const;
const TOKEN_BYTES = 8;
const OFFER_BYTES = WIDTHS.reduce<number>((sum, width) => sum + width, TOKEN_BYTES);
const MAC_BYTES = 16;
/** Base64url without padding. PayFast allows 100 characters. */
const NUMBER = /^[\w-]{82}$/;

/** The ring's first key signs; any key of the ring verifies. */
export function createOfferNumbers(keys: readonly [RingKey, ...RingKey[]]): OfferNumbers {
  const signers = keys.map(({ secret }) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'leavebits offer number', 32));
    return (offer: Buffer) => createHmac('sha256', key).update(offer).digest().subarray(0, MAC_BYTES);
  });
  return {
    create(offer, replacesToken) {
      const values = [
        offer.subscriptionId,
        offer.startCents,
        offer.recurringCents,
        offer.rateTenThousandths,
        ...[offer.coversUntil, offer.paidUntil, offer.offeredAt].map((at) => at.getTime()),
      ];
      const bytes = Buffer.concat([
        ...values.map((value, index) => bytesOf(value, WIDTHS[index]!)),
        tokenDigest(replacesToken),
      ]);
      return Buffer.concat([bytes, signers[0]!(bytes)]).toString('base64url');
    },
    parse(number) {
      const parts = partsOf(number);
      if (!parts || !signers.some((sign) => timingSafeEqual(sign(parts.bytes), parts.mac))) return null;
      const [
        subscriptionId,
        startCents,
        recurringCents,
        rateTenThousandths,
        coversUntil,
        paidUntil,
        offeredAt,
      ] = valuesIn(parts.bytes);
      const digest = parts.bytes.subarray(-TOKEN_BYTES);
      return {
        subscriptionId: subscriptionId!,
        startCents: startCents!,
        recurringCents: recurringCents!,
        rateTenThousandths: rateTenThousandths!,
        coversUntil: new Date(coversUntil!),
        paidUntil: new Date(paidUntil!),
        offeredAt: new Date(offeredAt!),
        follows: (token) => tokenDigest(token).equals(digest),
      };
    },
    parseSubscriptionId(number) {
      const parts = partsOf(number);
      return parts && valuesIn(parts.bytes)[0]!;
    },
  };
}

function partsOf(number: string): { bytes: Buffer; mac: Buffer } | null {
  if (!NUMBER.test(number)) return null;
  const all = Buffer.from(number, 'base64url');
  // The last character has unused bits. We only issue the canonical encoding.
  if (all.toString('base64url') !== number) return null;
  return { bytes: all.subarray(0, OFFER_BYTES), mac: all.subarray(OFFER_BYTES) };
}

function bytesOf(value: number, width: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  if (value >= 2 ** (8 * width)) throw new RangeError('a part of an offer is too large for its number');
  return bytes.subarray(8 - width);
}

function valuesIn(bytes: Buffer): number[] {
  let at = 0;
  return WIDTHS.map((width) => {
    at += width;
    return Number(BigInt(`0x${bytes.subarray(at - width, at).toString('hex')}`));
  });
}

function tokenDigest(token: string | null): Buffer {
  if (token === null) return Buffer.alloc(TOKEN_BYTES);
  return createHash('sha256').update(token).digest().subarray(0, TOKEN_BYTES);
}
