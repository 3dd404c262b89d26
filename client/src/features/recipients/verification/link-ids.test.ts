import { describe, expect, it } from 'vitest';
import { parseLinkId, parseLinkIds } from './link-ids.ts';

describe('the id in a link', () => {
  it.each([
    ['1', 1],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    [' 42 ', 42],
    ['123.', 123],
    ['123.)', 123],
    ['123>;', 123],
    ['123”', 123],
    ['123%20', 123],
    ['123%253E', 123],
  ])('%j is %i', (text, id) => expect(parseLinkId(text)).toBe(id));

  it.each(['', ' ', '0', '01', '-1', '+1', '1.5', '1e3', '0x10', 'all', '١', '9007199254740992', '12 34'])(
    '%j is none',
    (text) => expect(parseLinkId(text)).toBeNull(),
  );
});

it('takes each id of a link once, and leaves out what is damaged', () => {
  expect(parseLinkIds('5,7,x,5,, 9,1e2')).toEqual([5, 7, 9]);
  expect(parseLinkIds('all,,')).toEqual([]);
  expect(parseLinkIds('1,2.')).toEqual([1, 2]);
  expect(parseLinkIds('1%2C2%252C3')).toEqual([1, 2, 3]);
});
