import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertCents, formatCents, formatRate, parseCents, parseRate } from './money.ts';

it('reads amounts as they are written, and nothing else', () => {
  expect(['17.50', '17.5', '17', '0.00', '-3.17'].map(parseCents)).toEqual([1750, 1750, 1700, 0, -317]);
  expect(['', '1,50', '1.505', 'NaN', '1e3', ' 1', '+1', '99999999999'].map(parseCents)).toEqual(
    Array(8).fill(null),
  );
});

it('writes every amount so that it reads back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      expect(parseCents(formatCents(cents))).toBe(cents);
    }),
  );
});

it('reads and writes rates with two to four decimals', () => {
  expect(['17.5', '17', '18.0123', '17.12345', '-1'].map(parseRate)).toEqual([
    175_000,
    170_000,
    180_123,
    null,
    null,
  ]);
  expect([175_000, 170_000, 180_123, 180_120, 180_100].map(formatRate)).toEqual([
    '17.50',
    '17.00',
    '18.0123',
    '18.012',
    '18.01',
  ]);
});

it('converts to the nearest cent, and rounds halves up', () => {
  expect(convertCents(100, 175_000)).toBe(1750);
  expect(convertCents(100, 180_123)).toBe(1801);
  expect(convertCents(100, 180_150)).toBe(1802);
  expect(convertCents(0, 175_000)).toBe(0);
});
