import { expect, it } from 'vitest';
import { areMostLeavebitsTrashed } from './trash.ts';

it.each([
  [{ kept: 0, trashed: 1 }, true],
  [{ kept: 1, trashed: 1 }, false],
  [{ kept: 0, trashed: 0 }, false],
  [{ kept: 0, trashed: 2 }, true],
  [{ kept: 2, trashed: 2 }, false],
  [{ kept: 2, trashed: 3 }, true],
  [{ kept: 100, trashed: 100 }, false],
])('reporters are told of all, or of at least two and more than half: %o', (counts, isTold) => {
  expect(areMostLeavebitsTrashed(counts)).toBe(isTold);
});
