import { describe, expect, test } from 'vitest';
import type { PaymentQuote } from '#shared/contracts/subscriptions.ts';
import { messages as blockedMessages } from '#shared/messages/owner-subscriptions-blocked/en.ts';
import { messages as checkoutMessages } from '#shared/messages/owner-subscriptions-checkout/en.ts';
import { messages as statusMessages } from '#shared/messages/owner-subscriptions-status/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  formatChargeNote,
  formatCheckoutIntro,
  isSameQuote,
  formatPaidAmount,
  formatRandNote,
  formatQuoteRows,
} from './payment-messages.ts';
import { formatOwedRows } from './blocked/owed-summary.tsx';

const t = messagesFrom<'owner-subscriptions-checkout'>(checkoutMessages);
const blocked = messagesFrom<'owner-subscriptions-blocked'>(blockedMessages);
const status = messagesFrom<'owner-subscriptions-status'>(statusMessages);

const free: PaymentQuote = {
  dueNowUsd: '0.00',
  dueNowZar: '0.00',
  monthlyUsd: '1.00',
  monthlyZar: '17.50',
  monthsOwed: 0,
  adminFeeUsd: '0.00',
  rate: '17.50',
  isFallbackRate: false,
  firstChargeDate: '2026-12-20T11:40:00.000Z',
};
const owed: PaymentQuote = { ...free, dueNowUsd: '3.00', dueNowZar: '52.50', monthsOwed: 3 };
const afterCancel: PaymentQuote = { ...owed, dueNowUsd: '4.00', dueNowZar: '70.00', adminFeeUsd: '1.00' };
const zone = 'Africa/Johannesburg';
const date = 'December 20, 2026 at 01:40\u00a0PM\u00a0GMT+2';

describe('a first subscription in the free period', () => {
  test('is free today, and says what comes later', () => {
    expect(formatCheckoutIntro(free, t)).toBe(
      'Free setup today, then $1.00/month for secure legacy platform',
    );
    expect(formatQuoteRows(free, t)).toEqual([
      { term: 'Plan', value: 'Monthly Subscription' },
      { term: 'Setup Fee Today', value: 'FREE ($0.00)' },
      { term: 'Then Monthly', value: '$1.00' },
    ]);
    expect(formatChargeNote(free, t, zone)).toBe(
      `No charge today. The first $1.00 comes on the next billing cycle, on ${date}.`,
    );
  });

  test('names the figure in rand and the rate', () => {
    expect(formatRandNote(free, t)).toBe(
      'PayFast shows amounts in ZAR (South African rand): R17.50 a month, at 17.50 ZAR for 1 USD.',
    );
    expect(formatRandNote({ ...free, isFallbackRate: true }, t)).toContain('our standard rate');
  });
});

describe('a payment of what is owed', () => {
  test('never calls itself free', () => {
    for (const quote of [owed, afterCancel]) {
      const words = [
        formatCheckoutIntro(quote, t),
        formatChargeNote(quote, t),
        JSON.stringify(formatQuoteRows(quote, t)),
      ].join(' ');
      expect(words).not.toMatch(/free|no charge|\$0\.00/i);
    }
  });

  test('adds up: months, the fee after a cancel, and the sum', () => {
    expect(formatQuoteRows(owed, t).slice(1, 3)).toEqual([
      { term: 'Outstanding', value: '3 months at $1.00' },
      { term: 'Due Today', value: '$3.00', isTotal: true },
    ]);
    expect(formatQuoteRows(afterCancel, t).slice(1, 4)).toEqual([
      { term: 'Outstanding', value: '3 months at $1.00' },
      { term: 'Reactivation Fee', value: '$1.00' },
      { term: 'Due Today', value: '$4.00', isTotal: true },
    ]);
    expect(formatRandNote(afterCancel, t)).toContain('R70.00 today, then R17.50 a month');
    expect(formatChargeNote(afterCancel, t, zone)).toBe(
      `$4.00 is charged today. The first monthly $1.00 follows on ${date}.`,
    );
  });

  test('of the fee alone has no months in it', () => {
    const fee = { ...afterCancel, monthsOwed: 0, dueNowUsd: '1.00' };
    expect(formatQuoteRows(fee, t).map(({ term }) => term)).toEqual([
      'Plan',
      'Reactivation Fee',
      'Due Today',
      'Then Monthly',
    ]);
  });
});

test('a quote with another amount or another day is another deal', () => {
  expect(isSameQuote(free, { ...free, firstChargeDate: '2026-12-20T11:41:00.000Z' })).toBe(true);
  expect(isSameQuote(free, { ...free, firstChargeDate: '2026-12-21T11:40:00.000Z' })).toBe(false);
  expect(isSameQuote(free, { ...free, monthlyZar: '17.51' })).toBe(false);
  expect(isSameQuote(owed, { ...owed, dueNowZar: '70.00' })).toBe(false);
});

test('the blocked screen names the sum, the months, and a fee if there is one', () => {
  const owedNow = { amount: '3.00', monthsOwed: 3, adminFee: '0.00', amountZar: '52.50', rate: '17.50' };
  expect(formatOwedRows(owedNow, blocked)).toEqual([
    { term: 'Months Owed', value: '3' },
    { term: 'Outstanding Amount', value: '$3.00', isTotal: true },
  ]);
  expect(formatOwedRows({ ...owedNow, amount: '4.00', adminFee: '1.00' }, blocked)).toEqual([
    { term: 'Months Owed', value: '3' },
    { term: 'Reactivation Fee', value: '$1.00' },
    { term: 'Outstanding Amount', value: '$4.00', isTotal: true },
  ]);
});

test('a payment in the history is in rand, and a notice without money is no charge', () => {
  expect(formatPaidAmount({ amount: '17.50' }, status)).toBe('R17.50');
  expect(formatPaidAmount({ amount: '0.00' }, status)).toBe('R0.00');
  expect(formatPaidAmount({ amount: null }, status)).toBe('No charge');
});
