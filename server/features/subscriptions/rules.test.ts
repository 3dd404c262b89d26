import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/domain/dates.ts';
import {
  isSubscriptionBlocked,
  isPaymentOverdue,
  subscriptionStatuses,
} from '#shared/domain/subscription.ts';
import {
  canStartSubscription,
  getFreePeriodEnd,
  isDataDestroyed,
  getLapseStart,
  calculateOffer,
  type OfferFacts,
} from './rules.ts';

const at = (iso: string) => new Date(iso);

describe('the free period', () => {
  it('is one month, or two years for accounts made before early access ends', () => {
    const now = at('2026-03-10T08:00:00Z');
    expect(getFreePeriodEnd(now, null)).toEqual(at('2026-04-10T08:00:00Z'));
    expect(getFreePeriodEnd(now, at('2026-03-10T08:00:00.001Z'))).toEqual(at('2028-03-10T08:00:00Z'));
    expect(getFreePeriodEnd(now, now)).toEqual(at('2026-04-10T08:00:00Z'));
  });

  it('ends on the last day of a shorter month', () => {
    expect(addMonths(at('2026-01-31T10:00:00Z'), 1)).toEqual(at('2026-02-28T10:00:00Z'));
    expect(addMonths(at('2028-02-29T10:00:00Z'), 12)).toEqual(at('2029-02-28T10:00:00Z'));
    expect(addMonths(at('2026-12-31T10:00:00Z'), 2)).toEqual(at('2027-02-28T10:00:00Z'));
  });
});

it('nobody is blocked, overdue or lapsed at any moment where the service takes no payments', () => {
  const moment = fc.date({
    min: at('2000-01-01T00:00:00Z'),
    max: at('2300-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...subscriptionStatuses),
      moment,
      moment,
      fc.boolean(),
      (status, nextPaymentDate, now, isCancelledByOwner) => {
        const state = { status, nextPaymentDate, isBilled: false };
        expect(isSubscriptionBlocked(state, now)).toBe(false);
        expect(isPaymentOverdue(state, now)).toBe(false);
        expect(getLapseStart({ ...state, isCancelledByOwner }, now)).toBe(null);
      },
    ),
  );
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
    expect(isSubscriptionBlocked({ status, nextPaymentDate, isBilled: true }, at(now))).toBe(expected);
  });
});

describe('the service', () => {
  const due = at('2026-05-01T00:00:00Z');
  const suspended = at('2026-05-04T00:00:00Z');
  const lapsed = (now: Date, isCancelledByOwner = false) =>
    getLapseStart({ status: 'Monthly', nextPaymentDate: due, isBilled: true, isCancelledByOwner }, now);

  it('lapses when it is suspended because payments stopped', () => {
    expect(lapsed(new Date(suspended.getTime() - 1))).toBeNull();
    expect(lapsed(suspended)).toEqual(suspended);
    expect(lapsed(at('2027-01-01T00:00:00Z'))).toEqual(suspended);
  });

  it('does not lapse by the owner’s own cancel', () => {
    expect(lapsed(at('2027-01-01T00:00:00Z'), true)).toBeNull();
  });

  it.each([
    ['Trial', '2026-04-30T00:00:00Z', true],
    ['Cancelled', '2026-04-30T00:00:00Z', true],
    ['Monthly', '2026-05-01T23:59:59.999Z', false],
    ['Monthly', '2026-05-02T00:00:00Z', true],
    ['Annual', '2026-05-01T23:59:59.999Z', false],
    ['Annual', '2026-05-02T00:00:00Z', true],
  ] as const)('can be bought while %s at %s: %s', (status, now, expected) => {
    expect(canStartSubscription({ status, nextPaymentDate: due, isBilled: true }, at(now))).toBe(expected);
  });

  it.each([
    ['nothing was destroyed', null, false],
    ['a later payment came', '2026-04-30T23:59:59.999Z', false],
    ['it was destroyed when the paid time ended', '2026-05-01T00:00:00Z', true],
    ['it was destroyed later', '2027-05-01T00:00:00Z', true],
  ])('has lost its data or not: %s', (_what, destroyedAt, expected) => {
    const dataDestroyedAt = destroyedAt === null ? null : at(destroyedAt);
    expect(isDataDestroyed({ dataDestroyedAt, paidUntil: due })).toBe(expected);
  });
});

describe('what is owed', () => {
  const unpaidFrom = at('2026-03-10T08:00:00Z');
  const owed = (now: string, facts: Partial<OfferFacts> = {}) =>
    calculateOffer(
      {
        status: 'Monthly',
        nextPaymentDate: unpaidFrom,
        isBilled: true,
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

  it.each([
    ['for the month that begins', '2027-06-20T12:00:00Z', 1, '2027-07-19T22:00:00Z'],
    [
      'for the month that begins, at the first unpaid moment',
      '2026-03-10T08:00:00Z',
      1,
      '2026-04-10T08:00:00Z',
    ],
    ['nothing, as long as the time is paid', '2026-03-09T08:00:00Z', 0, '2026-03-10T08:00:00Z'],
  ])('after the data was destroyed: only %s', (_what, now, monthsOwed, paidUntil) => {
    expect(owed(now, { isDataDestroyed: true })).toMatchObject({ monthsOwed, paidUntil: at(paidUntil) });
  });
});
