import { expect, test } from 'vitest';
import { count } from './count.ts';

test('a noun goes with its number', () => {
  expect([count(1, 'other'), count(2, 'other'), count(0, 'other')]).toEqual([
    '1 other',
    '2 others',
    '0 others',
  ]);
  expect([count(1, 'person', 'people'), count(2, 'person', 'people')]).toEqual(['1 person', '2 people']);
});
