import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/domain/dates.ts';
import { isBlocked } from '#shared/domain/subscription.ts';
import { freePeriodEnd, offerFor, type OwedFacts } from './rules.ts';

const at = (iso: string) => new Date(iso);

describe('the free period', () => {
  it('is one month, or two years for accounts made before early access ends', () => {
    const now = at('2026-03-10T08:00:00Z');
    expect(freePeriodEnd(now, null)).toEqual(at('2026-04-10T08:00:00Z'));
    expect(freePeriodEnd(now, at('2026-03-10T08:00:00.001Z'))).toEqual(at('2028-03-10T08:00:00Z'));
    expect(freePeriodEnd(now, now)).toEqual(at('2026-04-10T08:00:00Z'));
  });

  it('ends on the last day of a shorter month', () => {
    expect(addMonths(at('2026-01-31T10:00:00Z'), 1)).toEqual(at('2026-02-28T10:00:00Z'));
    expect(addMonths(at('2028-02-29T10:00:00Z'), 12)).toEqual(at('2029-02-28T10:00:00Z'));
    expect(addMonths(at('2026-12-31T10:00:00Z'), 2)).toEqual(at('2027-02-28T10:00:00Z'));
  });
});

describe('a subscription is blocked', () => {
  const nextPaymentDate = at('2026-05-01T00:00:00Z');
  it.each([
    ['Trial', '2026-04-30T23:59:59.999Z', false],
    ['Trial', '2026-05-01T00:00:00Z', true],
    ['Cancelled', '2026-05-01T00:00:00Z', true],
    ['Monthly', '2026-05-03T23:59:59.999Z', false],
    ['Monthly', '2026-05-04T00:00:00Z', true],
    ['Annual', '2026-05-04T00:00:00Z', true],
  ] as const)('%s at %s: %s', (status, now, expected) => {
    expect(isBlocked({ status, nextPaymentDate }, at(now))).toBe(expected);
  });
});

describe('what is owed', () => {
  const unpaidFrom = at('2026-03-10T08:00:00Z');
  const owed = (now: string, facts: Partial<OwedFacts> = {}) =>
    offerFor(
      {
        status: 'Monthly',
        nextPaymentDate: unpaidFrom,
        paidUntil: unpaidFrom,
        isCancelledByOwner: false,
        isDataDestroyed: false,
        ...facts,
      },
      at(now),
    );

  it.each([
    ['in the first month', '2026-03-10T08:00:01Z', 1],
    ['at the end of the first month', '2026-04-10T08:00:00Z', 2],
    ['in the twelfth month', '2027-03-10T07:59:59Z', 12],
    ['in the thirteenth month: no more months than data is kept for', '2027-03-10T08:00:00Z', 12],
    ['after years: no more months than data is kept for', '2031-01-01T00:00:00Z', 12],
  ])('%s', (_when, now, months) => {
    expect(owed(now)).toMatchObject({ monthsOwed: months, dueCents: months * 100 });
  });

  it('covers every month until now, even the months that the cap leaves unpaid', () => {
    expect(owed('2028-09-12T00:00:00Z').paidUntil).toEqual(at('2028-10-10T08:00:00Z'));
  });

  it('includes a fee after the owner’s own cancel, on top of at most twelve months', () => {
    expect(owed('2031-01-01T00:00:00Z', { isCancelledByOwner: true })).toMatchObject({
      monthsOwed: 12,
      feeCents: 100,
      dueCents: 1300,
    });
  });
});
