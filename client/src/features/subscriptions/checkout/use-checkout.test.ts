import { expect, test } from 'vitest';
import { payfastCheckoutSchema } from '#shared/contracts/subscriptions.ts';
import { buildCheckoutUrl } from './use-checkout.ts';

const data = {
  baseUrl: 'https://sandbox.payfast.co.za/eng/process',
  merchant_id: '10000100',
  name_first: 'Zoë & O’Brien',
  amount: '0.00',
  cycles: '0',
  signature: 'abc123',
};

test('the browser takes every field except the address to PayFast, in order, with the signature last', () => {
  // Parse with the contract, as the page does. That moves known fields to the front.
  const url = new URL(buildCheckoutUrl(payfastCheckoutSchema.parse(data))!);
  expect(url.origin + url.pathname).toBe(data.baseUrl);
  expect([...url.searchParams]).toEqual([
    ['merchant_id', '10000100'],
    ['name_first', 'Zoë & O’Brien'],
    ['amount', '0.00'],
    ['cycles', '0'],
    ['signature', 'abc123'],
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,hello', '//payfast.co.za/eng/process', ''])(
  '%j is no place to pay at',
  (baseUrl) => {
    expect(buildCheckoutUrl({ ...data, baseUrl })).toBeNull();
    expect(payfastCheckoutSchema.safeParse({ ...data, baseUrl }).success).toBe(false);
  },
);
