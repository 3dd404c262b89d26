import { describe, expect, it } from 'vitest';
import { applyNotificationToAgreement, deriveSubscription, type Agreement } from './rules.ts';

const at = (iso: string) => new Date(`${iso}T08:00:00Z`);
const freeUntil = at('2030-02-01');
const paid = (...payments: [id: string, cents: number][]) => payments.map(([id, cents]) => ({ id, cents }));

/**
 * A first agreement. Its start is free, a month costs 17.50, and PayFast's first charge comes four days after the free period.
 */
const first: Agreement = {
  token: 'first',
  replaces: null,
  coversUntil: at('2030-02-05'),
  paidUntil: at('2030-02-01'),
  startCents: 0,
  recurringCents: 1750,
  payments: paid(['100', 0]),
  cancelAskedAt: null,
  isCancelled: false,
  isRefused: false,
};
/** Replaces the first one. Its start pays for three months. */
const second: Agreement = {
  ...first,
  token: 'second',
  replaces: 'first',
  coversUntil: at('2030-08-01'),
  paidUntil: at('2030-08-01'),
  startCents: 5250,
  payments: paid(['200', 5250]),
};
const derive = (...agreements: Agreement[]) =>
  deriveSubscription({ freeUntil, waivedUntil: null, agreements });
const tokens = (agreements: readonly Agreement[]) => agreements.map(({ token }) => token);

describe('a subscription', () => {
  it('is a trial until an agreement has started', () => {
    expect(derive()).toEqual({
      status: 'Trial',
      nextPaymentDate: freeUntil,
      paidUntil: freeUntil,
      monthsPaidTwice: 0,
      monthsAhead: 0,
      current: null,
      strays: [],
    });
    expect(derive({ ...first, payments: [] })).toMatchObject({ status: 'Trial', current: null, strays: [] });
  });

  it('runs by the month from its start on, and the days until the first charge are free', () => {
    expect(derive(first)).toEqual({
      status: 'Monthly',
      nextPaymentDate: at('2030-02-05'),
      paidUntil: at('2030-02-05'),
      monthsPaidTwice: 0,
      monthsAhead: 0,
      current: first,
      strays: [],
    });
  });

  it('has no free days if its agreement ends before the first charge', () => {
    const over = { status: 'Cancelled', nextPaymentDate: at('2030-02-01'), paidUntil: at('2030-02-01') };
    expect(derive({ ...first, isCancelled: true })).toMatchObject(over);
    expect(derive({ ...first, cancelAskedAt: at('2030-02-03') })).toMatchObject(over);
  });

  it('keeps a month that was charged, even if its agreement ends', () => {
    const charged = { ...first, payments: paid(['100', 0], ['101', 1750]) };
    expect(derive(charged).paidUntil).toEqual(at('2030-03-05'));
    expect(derive({ ...charged, isCancelled: true }).paidUntil).toEqual(at('2030-03-05'));
  });

  it('ends at once when its owner cancels, and what is paid stays known', () => {
    expect(derive({ ...second, replaces: null, cancelAskedAt: at('2030-07-01') })).toMatchObject({
      status: 'Cancelled',
      nextPaymentDate: at('2030-07-01'),
      paidUntil: at('2030-08-01'),
    });
  });

  it.each([
    ['only the start', paid(['1', 1750]), at('2030-02-05')],
    ['the start and one month', paid(['1', 1750], ['2', 1750]), at('2030-03-05')],
    ['a start that is a cent less', paid(['1', 1749]), at('2030-02-05')],
  ])('whose start costs a month has been paid until then with %s', (_what, payments, until) => {
    expect(derive({ ...first, startCents: 1750, recurringCents: 1751, payments }).paidUntil).toEqual(until);
  });

  it('stays started after a new card, which is a payment of nothing', () => {
    const renewed = { ...second, replaces: null, payments: paid(['200', 5250], ['201', 0]) };
    expect(derive(renewed)).toMatchObject({ status: 'Monthly', current: renewed });
  });

  it('is never paid for less than the free time', () => {
    expect(derive({ ...first, coversUntil: at('2030-01-15') }).paidUntil).toEqual(freeUntil);
  });
});

describe('of several agreements', () => {
  it('the last of the row counts, and PayFast must not charge the others', () => {
    for (const agreements of [
      [first, second],
      [second, first],
    ]) {
      const { current, strays } = derive(...agreements);
      expect(current).toBe(second);
      expect(strays).toEqual([first]);
    }
  });

  it('one that the owner’s cancel applies to does not count and must not be charged', () => {
    const refused = { ...second, isRefused: true };
    expect(derive(first, refused)).toMatchObject({ current: first, paidUntil: first.coversUntil });
    expect(tokens(derive(first, refused).strays)).toEqual(['second']);
  });

  it('that follow the same one, the first at PayFast counts, by its first payment', () => {
    const early = { ...second, token: 'early', payments: paid(['1000', 1750], ['198', 5250]) };
    const late = { ...second, token: 'late', payments: paid(['199', 5250]) };
    expect(derive(first, early, late).current).toBe(early);
    expect(derive(first, late, early).current).toBe(early);
  });

  it('two of the same name do not keep the rule busy forever', () => {
    expect(derive(first, { ...second, token: 'first' }).current).toMatchObject({ replaces: 'first' });
  });
});

describe('a month that two cards paid for is a month ahead', () => {
  /** The old card has paid until June 5, but the new one's offer only knew of payments until May 5. */
  const old = {
    ...first,
    payments: paid(['100', 0], ['101', 1750], ['102', 1750], ['103', 1750], ['300', 1750]),
  };
  const card: Agreement = {
    ...second,
    coversUntil: at('2030-06-05'),
    paidUntil: at('2030-06-05'),
    startCents: 1750,
    payments: paid(['200', 1750]),
  };
  const unpaid = { ...old, payments: old.payments.slice(0, 4) };
  const ahead = (...agreements: Agreement[]) => {
    const { paidUntil, monthsPaidTwice } = derive(...agreements);
    return { paidUntil, monthsPaidTwice };
  };

  it.each([
    ['by the old card that pays after all', old, card, '2030-07-05', 1],
    ['not by an old card that does not', unpaid, card, '2030-06-05', 0],
    ['also if the old card ended', { ...old, isCancelled: true }, card, '2030-07-05', 1],
    [
      'also if the new one ends before its first charge',
      old,
      { ...card, isCancelled: true },
      '2030-07-05',
      1,
    ],
    [
      'and only the month itself, if days before the first charge are free',
      old,
      { ...card, coversUntil: at('2030-06-09') },
      '2030-07-09',
      1,
    ],
    [
      'by the old card after a cancel, when the start costs a fee and no month',
      { ...old, cancelAskedAt: at('2030-04-20') },
      { ...card, coversUntil: at('2030-05-05'), paidUntil: at('2030-05-05') },
      '2030-06-05',
      1,
    ],
    [
      'by the old card, of the two months that the new one paid for',
      old,
      {
        ...card,
        startCents: 3501,
        payments: paid(['200', 3501]),
        coversUntil: at('2030-07-05'),
        paidUntil: at('2030-07-05'),
      },
      '2030-08-05',
      1,
    ],
    [
      'and the new card’s own months follow it',
      old,
      { ...card, payments: paid(['200', 1750], ['201', 1750]) },
      '2030-08-05',
      1,
    ],
  ] as const)('%s', (_how, before, after, until, months) => {
    expect(ahead(before, after)).toEqual({ paidUntil: at(until), monthsPaidTwice: months });
    expect(ahead(after, before)).toEqual({ paidUntil: at(until), monthsPaidTwice: months });
  });

  it('also for a third card, whose offer knew of the month ahead', () => {
    const third = {
      ...card,
      token: 'third',
      replaces: 'second',
      coversUntil: at('2030-08-05'),
      paidUntil: at('2030-08-05'),
      payments: paid(['400', 1750]),
    };
    expect(derive(old, card, third)).toMatchObject({
      paidUntil: at('2030-08-05'),
      monthsPaidTwice: 1,
      // PayFast starts charging it from that date.
      monthsAhead: 0,
    });
  });

  it('but not for a second use of one offer, which is given back', () => {
    const twin = { ...card, token: 'twin', payments: paid(['201', 1750]) };
    expect(ahead(unpaid, card, twin)).toEqual({ paidUntil: at('2030-06-05'), monthsPaidTwice: 0 });
  });
});

describe('a notification', () => {
  const payment = (cents: number | null) => ({ status: 'COMPLETE' as const, paymentId: '9', cents });

  it('of an end ends its agreement', () => {
    expect(applyNotificationToAgreement(first, { status: 'CANCELLED' })).toEqual({
      verdict: 'applied',
      agreement: { ...first, isCancelled: true },
      isLateCharge: false,
    });
  });

  it.each([
    ['an amount that nobody agreed on', first, payment(500), 'the amount isn’t the agreed one'],
    ['no amount', first, payment(null), 'the amount isn’t the agreed one'],
    ['a second start', second, payment(5250), 'the first payment was already made'],
    ['an unknown status', first, { status: 'other' as const }, 'the status is unknown'],
  ])('with %s is refused with the reason', (_what, agreement, notice, reason) => {
    expect(applyNotificationToAgreement(agreement, notice)).toEqual({ verdict: 'contradiction', reason });
  });

  it('of a payment of nothing is kept after a free start: it is a new card', () => {
    expect(applyNotificationToAgreement(first, payment(0))).toMatchObject({
      verdict: 'applied',
      agreement: { payments: paid(['100', 0], ['9', 0]) },
    });
  });

  it.each([
    ['a month of a running agreement', {}, 1750, false],
    ['a month after the end at PayFast', { isCancelled: true }, 1750, true],
    ['a month after the owner’s cancel', { cancelAskedAt: at('2030-02-03') }, 1750, true],
    ['nothing after the end', { isCancelled: true }, 0, false],
    ['nothing after the owner’s cancel', { cancelAskedAt: at('2030-02-03') }, 0, false],
  ])('of %s tells whether it was charged too late', (_what, change, cents, isLateCharge) => {
    expect(applyNotificationToAgreement({ ...first, ...change }, payment(cents))).toMatchObject({
      isLateCharge,
    });
  });
});
