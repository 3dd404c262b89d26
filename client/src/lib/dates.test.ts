import { expect, it } from 'vitest';
import { formatMoment } from './dates.ts';

it('a line breaks before the time of day of a moment, never within it', () => {
  expect(formatMoment('2026-03-29T01:00:00Z', 'UTC').split(' ')).toEqual([
    'March',
    '29,',
    '2026',
    'at',
    '01:00\u00a0AM\u00a0UTC',
  ]);
});
