import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBillingMonths } from '#shared/domain/billing-dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import {
  applyNotificationToAgreement,
  deriveSubscription,
  type Agreement,
  type DerivedSubscription,
  type AgreementNotification,
  type SubscriptionFacts,
} from './rules.ts';

const BEGIN = Date.parse('2026-01-10T08:00:00Z');
const day = (n: number) => new Date(BEGIN + n * DAY_MS);
const freeUntil = day(30);

/** A subscription event, with its day. Payment ids increase over time, as PayFast's do. */
interface Event {
  at: number;
  what: 'start' | 'charge' | 'restart' | 'cancelled' | 'owner-cancels';
  /** The agreement before any notification. */
  of: Agreement;
}

const T1: Agreement = {
  token: 'T1',
  replaces: null,
  coversUntil: freeUntil,
  paidUntil: freeUntil,
  startCents: 0,
  recurringCents: 1750,
  payments: [],
  cancelAskedAt: null,
  isCancelled: false,
  isRefused: false,
};

/** The start of T2 pays for two months beyond the known ones, plus the fee if the owner had cancelled. */
const START_MONTHS = 2;
function replacement(knownCharges: number, hasFee: boolean): Agreement {
  const paidUntil = addBillingMonths(freeUntil, knownCharges + START_MONTHS);
  const startCents = 1750 * (START_MONTHS + (hasFee ? 1 : 0));
  return { ...T1, token: 'T2', replaces: 'T1', coversUntil: paidUntil, paidUntil, startCents };
}
const T2 = replacement(0, true);

type Apply = typeof applyNotificationToAgreement;

function noticeOf(event: Event): AgreementNotification {
  const paymentId = String(1_000_000 + event.at * 10);
  switch (event.what) {
    case 'start':
      return { status: 'COMPLETE', paymentId, cents: event.of.startCents };
    case 'charge':
      return { status: 'COMPLETE', paymentId, cents: 1750 };
    case 'restart':
      return { status: 'COMPLETE', paymentId: `${paymentId}5`, cents: 0 };
    case 'cancelled':
    case 'owner-cancels':
      return { status: 'CANCELLED' };
  }
}

function withEvent(facts: SubscriptionFacts, event: Event, apply: Apply): SubscriptionFacts {
  const known = facts.agreements.find(({ token }) => token === event.of.token) ?? event.of;
  const others = facts.agreements.filter(({ token }) => token !== event.of.token);
  if (event.what === 'owner-cancels') {
    return { ...facts, agreements: [...others, { ...known, cancelAskedAt: day(event.at) }] };
  }
  const result = apply(known, noticeOf(event));
  return result.verdict === 'applied' ? { ...facts, agreements: [...others, result.agreement] } : facts;
}

const outcome = ({ status, nextPaymentDate, paidUntil, current }: DerivedSubscription) => ({
  status,
  nextPaymentDate,
  paidUntil,
  token: current?.token ?? null,
});

/** Jobs may derive the state at any point in between without changing the outcome. */
function play(
  events: readonly Event[],
  apply: Apply = applyNotificationToAgreement,
  derive = deriveSubscription,
) {
  let facts: SubscriptionFacts = { freeUntil, waivedUntil: null, agreements: [] };
  for (const event of events) {
    facts = withEvent(facts, event, apply);
    derive(facts);
  }
  return outcome(derive(facts));
}

/**
 * A subscription's history at PayFast: a start, some charges and possibly an end, then possibly a second start with charges, and
 * charges of the first card that the second one's offer didn't know about.
 */
const life: fc.Arbitrary<Event[]> = fc
  .record({
    starts: fc.boolean(),
    charges: fc.integer({ min: 0, max: 5 }),
    isRestarted: fc.boolean(),
    end: fc.constantFrom('none', 'cancelled', 'owner-cancels', 'both'),
    startsAgain: fc.boolean(),
    lateCharges: fc.integer({ min: 0, max: 2 }),
    laterCharges: fc.integer({ min: 0, max: 3 }),
    laterEnd: fc.boolean(),
  })
  .map(({ starts, charges, isRestarted, end, startsAgain, lateCharges, laterCharges, laterEnd }) => {
    if (!starts) return [];
    const monthly = (count: number, of: Agreement, from: number) =>
      Array.from({ length: count }, (_, month): Event => ({ what: 'charge', of, at: from + month * 30 }));
    const events: Event[] = [{ what: 'start', of: T1, at: 3 }, ...monthly(charges, T1, 30)];
    if (isRestarted) events.push({ what: 'restart', of: T1, at: 20 });
    const endAt = 35 + charges * 30;
    const byOwner = end === 'owner-cancels' || end === 'both';
    if (byOwner) events.push({ what: 'owner-cancels', of: T1, at: endAt });
    if (end === 'cancelled' || end === 'both') events.push({ what: 'cancelled', of: T1, at: endAt });
    if (!startsAgain) return events;
    const second = replacement(charges, byOwner);
    events.push(
      { what: 'start', of: second, at: 188 },
      ...monthly(laterCharges, second, 190),
      ...monthly(lateCharges, T1, 187),
    );
    if (laterEnd) events.push({ what: 'cancelled', of: second, at: 300 });
    return events;
  });

const shuffledLife = life.chain((events) =>
  fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
);

/** Events must lead to the same state in any order. */
function anyOrderIsTheSame(apply?: Apply, derive?: typeof deriveSubscription): void {
  fc.assert(
    fc.property(shuffledLife, ([events, shuffled]) => {
      const inOrder = [...events].sort((a, b) => a.at - b.at);
      expect(play(shuffled, apply, derive)).toEqual(play(inOrder, apply, derive));
    }),
    { numRuns: 500 },
  );
}

/** Checks that within two years, an owner is never blocked while paid, and never active while unpaid beyond the grace period. */
function blockedExactlyWhenUnpaid(derive = deriveSubscription): void {
  fc.assert(
    fc.property(shuffledLife, fc.integer({ min: 0, max: 730 }), ([, shuffled], anyDay) => {
      let facts: SubscriptionFacts = { freeUntil, waivedUntil: null, agreements: [] };
      for (const event of shuffled) facts = withEvent(facts, event, applyNotificationToAgreement);
      const derived = derive(facts);
      const { current } = derived;
      const isBlockedOn = (atDay: number) =>
        isSubscriptionBlocked({ ...derived, isBilled: true }, day(atDay));
      const has = (what: Event['what'], token: string) =>
        shuffled.some((event) => event.what === what && event.of.token === token);
      // Computed directly from the events, independently of the rules: each paid month counts once.
      const last = has('start', 'T2') ? 'T2' : 'T1';
      const months =
        shuffled.filter(({ what }) => what === 'charge').length + (last === 'T2' ? START_MONTHS : 0);
      if (has('owner-cancels', last)) {
        expect(derived.status).toBe('Cancelled');
        const askedAt = shuffled.find((event) => event.what === 'owner-cancels')!.at;
        if (anyDay >= askedAt) expect(isBlockedOn(anyDay)).toBe(true);
        return;
      }
      const graceDays = current === null || has('cancelled', last) ? 0 : 3;
      const lastServedDay = 30 + 31 * months + graceDays;
      // A month has at least 28 days.
      const lastPaidDay = 30 + 28 * months - 1;
      // Most faulty rules fail only near these two days.
      for (const atDay of [anyDay, lastPaidDay, lastServedDay + 1]) {
        if (atDay > lastServedDay) expect(isBlockedOn(atDay)).toBe(true);
        if (atDay <= lastPaidDay) expect(isBlockedOn(atDay)).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
}

describe('whatever order notifications, cancels and jobs come in', () => {
  it('the subscription is the same as in the true order', () => anyOrderIsTheSame());

  it('nobody is blocked while they have paid, and nobody is served long after their payments ended', () =>
    blockedExactlyWhenUnpaid());
});

describe('these properties would find', () => {
  it('a late payment that undoes a cancellation', () => {
    const broken: Apply = (agreement, notice) => {
      const result = applyNotificationToAgreement(agreement, notice);
      return notice.status === 'COMPLETE' && result.verdict === 'applied'
        ? { ...result, agreement: { ...result.agreement, isCancelled: false } }
        : result;
    };
    expect(() => anyOrderIsTheSame(broken)).toThrow();
  });

  it('a start that counts as paid time because a charge was reported first', () => {
    const broken: Apply = (agreement, notice) =>
      notice.status === 'COMPLETE' && agreement.payments.length > 0 && notice.cents === 0
        ? applyNotificationToAgreement(agreement, { ...notice, cents: agreement.recurringCents })
        : applyNotificationToAgreement(agreement, notice);
    expect(() => anyOrderIsTheSame(broken)).toThrow();
  });

  it('a month that two cards paid for and that counts once', () => {
    const broken = (facts: SubscriptionFacts) => {
      const derived = deriveSubscription(facts);
      const nextPaymentDate = addBillingMonths(derived.nextPaymentDate, -derived.monthsPaidTwice);
      return { ...derived, nextPaymentDate };
    };
    expect(() => blockedExactlyWhenUnpaid(broken)).toThrow();
  });

  it('a month ahead that is lost if the old card’s notification comes last', () => {
    const broken = (facts: SubscriptionFacts) => {
      const derived = deriveSubscription(facts);
      if (facts.agreements.at(-1)?.token !== 'T1') return derived;
      return { ...derived, paidUntil: addBillingMonths(derived.paidUntil, -derived.monthsPaidTwice) };
    };
    expect(() => anyOrderIsTheSame(undefined, broken)).toThrow();
  });

  it('a charge that is not counted, and one that counts for two months', () => {
    const shifted = (months: number) => (facts: SubscriptionFacts) => {
      const derived = deriveSubscription(facts);
      const nextPaymentDate = new Date(derived.nextPaymentDate.getTime() + months * 31 * DAY_MS);
      return derived.current ? { ...derived, nextPaymentDate } : derived;
    };
    expect(() => blockedExactlyWhenUnpaid(shifted(-1))).toThrow();
    expect(() => blockedExactlyWhenUnpaid(shifted(1))).toThrow();
  });
});

describe('a notification', () => {
  const started = { ...T2, payments: [{ id: '1', cents: 5250 }] };
  it.each([
    [{ ...T1 }, 0, 'applied'],
    [{ ...T1 }, 1750, 'applied'],
    [{ ...T1 }, 1751, 'applied'],
    [{ ...T1 }, 1752, 'contradiction'],
    [{ ...T1 }, 500, 'contradiction'],
    [{ ...T1 }, null, 'contradiction'],
    [T2, 5250, 'applied'],
    [started, 5250, 'contradiction'],
    [started, 1750, 'applied'],
  ] as const)('is checked against its agreement: %#', (agreement, cents, verdict) => {
    expect(
      applyNotificationToAgreement(agreement, { status: 'COMPLETE', paymentId: '2', cents }).verdict,
    ).toBe(verdict);
  });

  it('of a payment of nothing does not start a subscription whose start costs money', () => {
    const result = applyNotificationToAgreement(T2, { status: 'COMPLETE', paymentId: '1', cents: 0 });
    expect(result.verdict).toBe('applied');
    const facts = {
      freeUntil,
      waivedUntil: null,
      agreements: result.verdict === 'applied' ? [{ ...result.agreement, replaces: null }] : [],
    };
    expect(deriveSubscription(facts)).toMatchObject({ status: 'Trial', current: null });
  });

  it('with a status nobody knows changes nothing', () => {
    expect(applyNotificationToAgreement(T1, { status: 'other' }).verdict).toBe('contradiction');
  });
});

it('free time after a time without payments only ever adds to what was paid, also after a cancel', () => {
  fc.assert(
    fc.property(shuffledLife, fc.integer({ min: -100, max: 900 }), ([, shuffled], days) => {
      let facts: SubscriptionFacts = { freeUntil, waivedUntil: null, agreements: [] };
      for (const event of shuffled) facts = withEvent(facts, event, applyNotificationToAgreement);
      const before = deriveSubscription(facts);
      const waivedUntil = day(days);
      const after = deriveSubscription({ ...facts, waivedUntil });
      const later = (a: Date, b: Date) => (a > b ? a : b);
      expect(after).toEqual({
        ...before,
        paidUntil: later(before.paidUntil, waivedUntil),
        nextPaymentDate: later(before.nextPaymentDate, waivedUntil),
      });
    }),
  );
});

it('one offer was used for two agreements: the first at PayFast counts, in either order of arrival', () => {
  const twin = (token: string, id: string): Agreement => ({
    ...T1,
    token,
    payments: [{ id, cents: 0 }],
  });
  const early = twin('b', '999');
  const late = twin('a', '1000');
  for (const both of [
    [early, late],
    [late, early],
  ]) {
    const derived = deriveSubscription({ freeUntil, waivedUntil: null, agreements: both });
    expect(derived.current?.token).toBe('b');
    expect(derived.strays.map(({ token }) => token)).toEqual(['a']);
  }
});
