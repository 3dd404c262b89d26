import { expect, test } from 'vitest';
import { formatSize, GIGABYTE } from './sizes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [3, '3 bytes'],
  [340 * 1024, '340 KB'],
  [2.4 * 1024 * 1024, '2.4 MB'],
  [GIGABYTE, '1 GB'],
  [1.256 * GIGABYTE, '1.26 GB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
