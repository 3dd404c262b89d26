import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOfferNumbers } from './offer-numbers.ts';

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) });
const numbers = createOfferNumbers([key('a', 1)]);
const cents = fc.integer({ min: 0, max: 999_999_999 });
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
const offers = fc.record({
  subscriptionId: fc.maxSafeInteger().map((id) => Math.abs(id)),
  startCents: cents,
  recurringCents: cents,
  rateTenThousandths: fc.integer({ min: 100_000, max: 400_000 }),
  coversUntil: moment,
  paidUntil: moment,
  offeredAt: moment,
});
const tokens = fc.option(fc.uuid());

describe('the number of an offer', () => {
  it('carries the whole offer, in characters that PayFast allows', () => {
    fc.assert(
      fc.property(offers, tokens, tokens, (offer, token, other) => {
        const number = numbers.create(offer, token);
        expect(number).toMatch(/^[\w-]{1,100}$/);
        const { follows, ...read } = numbers.parse(number)!;
        expect(read).toEqual(offer);
        expect([follows(token), follows(other)]).toEqual([true, other === token]);
        expect(numbers.parseSubscriptionId(number)).toBe(offer.subscriptionId);
      }),
    );
  });

  it('cannot be changed or made by anyone else', () => {
    fc.assert(
      fc.property(
        offers,
        tokens,
        fc.nat(81),
        fc.constantFrom(...'AZaz09-_'),
        (offer, token, at, character) => {
          const number = numbers.create(offer, token);
          const changed = number.slice(0, at) + character + number.slice(at + 1);
          fc.pre(changed !== number);
          expect(numbers.parse(changed)).toBeNull();
          expect(createOfferNumbers([key('a', 2)]).parse(number)).toBeNull();
        },
      ),
    );
    for (const text of ['', 'x', 'A'.repeat(81), 'A'.repeat(82), 'A'.repeat(83), 'Ä'.repeat(82)]) {
      expect(numbers.parse(text)).toBeNull();
    }
  });

  it('is read with any key of the ring, and its subscription without one', () => {
    const [offer] = fc.sample(offers, 1);
    const number = numbers.create(offer!, null);
    expect(createOfferNumbers([key('b', 2), key('a', 1)]).parse(number)).toMatchObject(offer!);
    expect(createOfferNumbers([key('b', 2)]).parseSubscriptionId(number)).toBe(offer!.subscriptionId);
    expect(numbers.parseSubscriptionId('A'.repeat(43))).toBeNull();
  });
});
