import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

describe('what PayFast’s books and agreements say', () => {
  const owners = { offers: new Set(['offer-1', 'offer-2']), appliedPaymentIds: new Set(['7']) };

  it.each([
    ['a payment that was applied', 'offer-1', '7', false],
    ['a payment that was not applied', 'offer-2', '8', true],
    ['somebody else’s payment', 'offer-9', '8', false],
    ['a payment without one of our offers', null, '8', false],
  ])('%s', (_what, merchantPaymentId, paymentId, isUnheard) => {
    expect(rules.hasUnappliedPayment([{ merchantPaymentId, paymentId }], owners)).toBe(isUnheard);
  });

  it('one payment that was not applied, among others', () => {
    const listed = [
      { merchantPaymentId: 'offer-1', paymentId: '7' },
      { merchantPaymentId: 'offer-2', paymentId: '8' },
    ];
    expect(rules.hasUnappliedPayment(listed, owners)).toBe(true);
  });

  const days = { today: '2041-02-10', paidUntil: '2040-02-01' };
  it.each([
    ['as many cycles as payments', { isActive: false, cyclesComplete: 3, runDate: '2040-03-01' }, 3, false],
    ['fewer cycles: a start may be none', { isActive: false, cyclesComplete: 2, runDate: null }, 3, false],
    ['more cycles than payments', { isActive: false, cyclesComplete: 4, runDate: null }, 3, true],
    ['more cycles, though it is cancelled', { isActive: false, cyclesComplete: 1, runDate: null }, 0, true],
    ['a next charge ahead', { isActive: true, cyclesComplete: 0, runDate: '2041-03-01' }, 1, true],
    ['a next charge that never came', { isActive: true, cyclesComplete: 0, runDate: '2040-02-01' }, 1, false],
    [
      'a next charge of a cancelled agreement',
      { isActive: false, cyclesComplete: 0, runDate: '2041-03-01' },
      1,
      false,
    ],
    ['neither cycles nor a next charge', { isActive: true, cyclesComplete: null, runDate: null }, 0, false],
  ])('%s', (_what, described, heard, expected) => {
    expect(rules.mayHaveUnappliedCharge(described, heard, days)).toBe(expected);
  });

  it.each([
    ['beyond what is paid, on a day to come', '2041-02-11', '2040-02-01', true],
    ['today', '2041-02-10', '2040-02-01', false],
    ['on a day to come that is paid', '2041-03-01', '2041-04-01', false],
    ['on the day to come on which the paid time ends', '2041-04-01', '2041-04-01', false],
  ])('a next charge %s', (_what, runDate, paidUntil, expected) => {
    const described = { isActive: true, cyclesComplete: 0, runDate };
    expect(rules.mayHaveUnappliedCharge(described, 1, { ...days, paidUntil })).toBe(expected);
  });
});
