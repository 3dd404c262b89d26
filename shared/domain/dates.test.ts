import { describe, expect, it } from 'vitest';
import { addMonths, formatMoment } from './dates.ts';

describe('a moment as people read it', () => {
  it.each([
    ['2026-03-29T00:59:00Z', 'Europe/Berlin', 'March 29, 2026 at 01:59 AM GMT+1'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 'March 29, 2026 at 03:00 AM GMT+2'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', 'October 25, 2026 at 02:30 AM GMT+2'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', 'October 25, 2026 at 02:30 AM GMT+1'],
    ['2026-07-01T00:00:00Z', 'Asia/Kathmandu', 'July 1, 2026 at 05:45 AM GMT+5:45'],
    ['9999-12-31T23:59:59Z', 'UTC', 'December 31, 9999 at 11:59 PM UTC'],
    ['0001-01-01T00:00:00Z', 'UTC', 'January 1, 1 at 12:00 AM UTC'],
    ['-000043-03-15T12:00:00Z', 'UTC', 'March 15, 44 BC at 12:00 PM UTC'],
  ])('%s in %s', (moment, zone, words) => {
    expect(formatMoment(moment, zone)).toBe(words);
  });
});

it('a month later has the same time of day, and is the last day of a shorter month', () => {
  expect(addMonths(new Date('2026-01-31T22:15:00Z'), 1).toISOString()).toBe('2026-02-28T22:15:00.000Z');
  expect(addMonths(new Date('2027-12-15T00:00:00Z'), 2).toISOString()).toBe('2028-02-15T00:00:00.000Z');
});

it('months counted from the 31st come back to the 31st, and months counted from a moved date do not', () => {
  const anchor = new Date('2026-01-31T22:15:00Z');
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  expect([1, 2, 3, 4].map((months) => day(addMonths(anchor, months)))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  expect(day(addMonths(addMonths(anchor, 1), 1))).toBe('2026-03-28');
});
