import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('a noun goes with its number', () => {
  expect([formatCount(1, 'other'), formatCount(2, 'other'), formatCount(0, 'other')]).toEqual([
    '1 other',
    '2 others',
    '0 others',
  ]);
  expect([formatCount(1, 'person', 'people'), formatCount(2, 'person', 'people')]).toEqual([
    '1 person',
    '2 people',
  ]);
});
