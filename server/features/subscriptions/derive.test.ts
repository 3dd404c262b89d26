import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { isBlocked } from '#shared/domain/subscription.ts';
import {
  applyNotice,
  deriveSubscription,
  type Agreement,
  type DerivedSubscription,
  type Notice,
  type SubscriptionFacts,
} from './rules.ts';

const BEGIN = Date.parse('2026-01-10T08:00:00Z');
const day = (n: number) => new Date(BEGIN + n * DAY_MS);
const freeUntil = day(30);

/** Events of a subscription, each on its day. Payment numbers rise with time, as PayFast's do. */
type Event = { at: number; token: 'T1' | 'T2' } & (
  | { what: 'start' }
  | { what: 'charge'; month: number }
  | { what: 'restart' }
  | { what: 'cancelled' }
  | { what: 'owner-cancels' }
);

/** T2 was offered after T1 was cancelled. It includes two missed months and the fee. */
const agreements: Record<Event['token'], Agreement> = {
  T1: {
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
  },
  T2: {
    token: 'T2',
    replaces: 'T1',
    coversUntil: day(190),
    paidUntil: day(190),
    startCents: 5250,
    recurringCents: 1750,
    payments: [],
    cancelAskedAt: null,
    isCancelled: false,
    isRefused: false,
  },
};

type Apply = typeof applyNotice;

function noticeOf(event: Event): Notice {
  const paymentId = String(1_000_000 + event.at * 10);
  switch (event.what) {
    case 'start':
      return { status: 'COMPLETE', paymentId, cents: agreements[event.token].startCents };
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
  const known = facts.agreements.find(({ token }) => token === event.token) ?? agreements[event.token];
  const others = facts.agreements.filter(({ token }) => token !== event.token);
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

/** Jobs may derive the state at any moment in between. That changes nothing. */
function play(events: readonly Event[], apply: Apply = applyNotice, derive = deriveSubscription) {
  let facts: SubscriptionFacts = { freeUntil, agreements: [] };
  for (const event of events) {
    facts = withEvent(facts, event, apply);
    derive(facts);
  }
  return outcome(derive(facts));
}

/** A life at PayFast: a start, some charges, perhaps an end; then perhaps a second start with charges. */
const life: fc.Arbitrary<Event[]> = fc
  .record({
    starts: fc.boolean(),
    charges: fc.integer({ min: 0, max: 5 }),
    isRestarted: fc.boolean(),
    end: fc.constantFrom('none', 'cancelled', 'owner-cancels', 'both'),
    startsAgain: fc.boolean(),
    laterCharges: fc.integer({ min: 0, max: 3 }),
    laterEnd: fc.boolean(),
  })
  .map(({ starts, charges, isRestarted, end, startsAgain, laterCharges, laterEnd }) => {
    if (!starts) return [];
    const events: Event[] = [{ what: 'start', token: 'T1', at: 3 }];
    for (let month = 0; month < charges; month++) {
      events.push({ what: 'charge', token: 'T1', month, at: 30 + month * 30 });
    }
    if (isRestarted) events.push({ what: 'restart', token: 'T1', at: 20 });
    const endAt = 35 + charges * 30;
    if (end === 'owner-cancels' || end === 'both')
      events.push({ what: 'owner-cancels', token: 'T1', at: endAt });
    if (end === 'cancelled' || end === 'both') events.push({ what: 'cancelled', token: 'T1', at: endAt });
    if (!startsAgain || end === 'none') return events;
    events.push({ what: 'start', token: 'T2', at: 180 });
    for (let month = 0; month < laterCharges; month++) {
      events.push({ what: 'charge', token: 'T2', month, at: 190 + month * 30 });
    }
    if (laterEnd) events.push({ what: 'cancelled', token: 'T2', at: 300 });
    return events;
  });

const shuffledLife = life.chain((events) =>
  fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
);

/** Compares any order with the order in which things happened. */
function anyOrderIsTheSame(apply?: Apply, derive?: typeof deriveSubscription): void {
  fc.assert(
    fc.property(shuffledLife, ([events, shuffled]) => {
      const inOrder = [...events].sort((a, b) => a.at - b.at);
      expect(play(shuffled, apply, derive)).toEqual(play(inOrder, apply, derive));
    }),
    { numRuns: 500 },
  );
}

/** Never blocked while paid, never active while unpaid past the grace, at any moment of two years. */
function blockedExactlyWhenUnpaid(derive = deriveSubscription): void {
  fc.assert(
    fc.property(shuffledLife, fc.integer({ min: 0, max: 730 }), ([, shuffled], atDay) => {
      let facts: SubscriptionFacts = { freeUntil, agreements: [] };
      for (const event of shuffled) facts = withEvent(facts, event, applyNotice);
      const now = day(atDay);
      const derived = derive(facts);
      const { current } = derived;
      const charged = (token: string) =>
        shuffled.filter((e) => e.what === 'charge' && e.token === token).length;
      const has = (what: Event['what'], token: string) =>
        shuffled.some((event) => event.what === what && event.token === token);
      // Computed from the events themselves, in another way than the rules do it.
      const last = has('start', 'T2') ? 'T2' : 'T1';
      const paidDays = Math.max(
        30,
        30 + 31 * charged('T1'),
        has('start', 'T2') ? 190 + 31 * charged('T2') : 0,
      );
      if (has('owner-cancels', last)) {
        expect(derived.status).toBe('Cancelled');
        const askedAt = shuffled.find((event) => event.what === 'owner-cancels')!.at;
        if (atDay >= askedAt) expect(isBlocked(derived, now)).toBe(true);
        return;
      }
      const isEnded = has('cancelled', last);
      const graceDays = current === null || isEnded ? 0 : 3;
      if (atDay > paidDays + graceDays) expect(isBlocked(derived, now)).toBe(true);
      // Months have 28 days at least.
      const surelyPaidDays = Math.max(
        30,
        30 + 28 * charged('T1'),
        has('start', 'T2') ? 190 + 28 * charged('T2') : 0,
      );
      if (atDay < surelyPaidDays) expect(isBlocked(derived, now)).toBe(false);
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
      const result = applyNotice(agreement, notice);
      return notice.status === 'COMPLETE' && result.verdict === 'applied'
        ? { ...result, agreement: { ...result.agreement, isCancelled: false } }
        : result;
    };
    expect(() => anyOrderIsTheSame(broken)).toThrow();
  });

  it('a start that counts as paid time because a charge was reported first', () => {
    const broken: Apply = (agreement, notice) =>
      notice.status === 'COMPLETE' && agreement.payments.length > 0 && notice.cents === 0
        ? applyNotice(agreement, { ...notice, cents: agreement.recurringCents })
        : applyNotice(agreement, notice);
    expect(() => anyOrderIsTheSame(broken)).toThrow();
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
  const started = { ...agreements.T2, payments: [{ id: '1', cents: 5250 }] };
  it.each([
    [{ ...agreements.T1 }, 0, 'applied'],
    [{ ...agreements.T1 }, 1750, 'applied'],
    [{ ...agreements.T1 }, 1751, 'applied'],
    [{ ...agreements.T1 }, 1752, 'contradiction'],
    [{ ...agreements.T1 }, 500, 'contradiction'],
    [{ ...agreements.T1 }, null, 'contradiction'],
    [agreements.T2, 5250, 'applied'],
    [started, 5250, 'contradiction'],
    [started, 1750, 'applied'],
  ] as const)('is checked against its agreement: %#', (agreement, cents, verdict) => {
    expect(applyNotice(agreement, { status: 'COMPLETE', paymentId: '2', cents }).verdict).toBe(verdict);
  });

  it('of a payment of nothing does not start a subscription whose start costs money', () => {
    const result = applyNotice(agreements.T2, { status: 'COMPLETE', paymentId: '1', cents: 0 });
    expect(result.verdict).toBe('applied');
    const facts = {
      freeUntil,
      agreements: result.verdict === 'applied' ? [{ ...result.agreement, replaces: null }] : [],
    };
    expect(deriveSubscription(facts)).toMatchObject({ status: 'Trial', current: null });
  });

  it('with a status nobody knows changes nothing', () => {
    expect(applyNotice(agreements.T1, { status: 'other' }).verdict).toBe('contradiction');
  });
});

it('one offer was used for two agreements: the first at PayFast counts, in either order of arrival', () => {
  const twin = (token: string, id: string): Agreement => ({
    ...agreements.T1,
    token,
    payments: [{ id, cents: 0 }],
  });
  const early = twin('b', '999');
  const late = twin('a', '1000');
  for (const both of [
    [early, late],
    [late, early],
  ]) {
    const derived = deriveSubscription({ freeUntil, agreements: both });
    expect(derived.current?.token).toBe('b');
    expect(derived.strays.map(({ token }) => token)).toEqual(['a']);
  }
});
