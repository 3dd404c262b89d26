import { expect, test } from 'vitest';
import { formatMoment } from './dates.ts';

test.each([
  ['UTC', 'January 31, 2031 at 12:00\u00a0PM\u00a0UTC'],
  ['Asia/Kathmandu', 'January 31, 2031 at 05:45\u00a0PM\u00a0GMT+5:45'],
])('in %s, a time is not broken into two lines', (timeZone, text) =>
  expect(formatMoment('2031-01-31T12:00:00Z', timeZone)).toBe(text),
);
