import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBillingMonths,
  formatBillingDay,
  findFirstBillingMoment,
  getStartOfBillingDay,
} from './billing-dates.ts';

const at = (iso: string) => new Date(iso);

describe('months are counted in Johannesburg', () => {
  it.each([
    ['half past midnight there, on the last of January', '2027-01-30T22:30:00Z', 1, '2027-02-27T22:30:00Z'],
    ['midnight there, on the last of a leap February', '2028-02-28T22:00:00Z', 12, '2029-02-27T22:00:00Z'],
    ['just before midnight there', '2027-01-31T21:59:59Z', 1, '2027-02-28T21:59:59Z'],
    ['midnight there on the first', '2027-02-28T22:00:00Z', 1, '2027-03-31T22:00:00Z'],
  ])('%s', (_what, from, months, expected) => {
    expect(addBillingMonths(at(from), months)).toEqual(at(expected));
  });

  it('the day there stays the same, even if it is another day elsewhere', () => {
    const anyMoment = fc.date({ min: at('2024-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    // Between midnight in Johannesburg and midnight UTC, the two are in different months.
    const firstOfMonth = fc
      .record({ month: fc.integer({ min: 0, max: 400 }), minutes: fc.integer({ min: 0, max: 119 }) })
      .map(({ month, minutes }) => new Date(Date.UTC(2024, month, 1, -2, minutes)));
    const moments = fc.oneof(anyMoment, firstOfMonth);
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 40 }), (from, months) => {
        const day = formatBillingDay(from).slice(8);
        fc.pre(Number(day) <= 28);
        expect(formatBillingDay(addBillingMonths(from, months)).slice(8)).toBe(day);
      }),
    );
  });
});

it('a billing day begins at midnight in Johannesburg', () => {
  expect(formatBillingDay(at('2027-03-31T22:00:00Z'))).toBe('2027-04-01');
  expect(formatBillingDay(at('2027-03-31T21:59:59Z'))).toBe('2027-03-31');
  expect(getStartOfBillingDay(at('2027-04-01T21:00:00Z'))).toEqual(at('2027-03-31T22:00:00Z'));
});

it('the first charge is tomorrow at the earliest, and only on a day that every month has', () => {
  expect(findFirstBillingMoment(at('2027-05-01T10:00:00Z'), at('2027-05-01T09:00:00Z'))).toEqual(
    at('2027-05-02T10:00:00Z'),
  );
  // The 29th in Johannesburg.
  expect(findFirstBillingMoment(at('2027-05-28T22:30:00Z'), at('2027-05-01T09:00:00Z'))).toEqual(
    at('2027-05-31T22:30:00Z'),
  );
});
