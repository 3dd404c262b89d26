import { expect, test } from 'vitest';
import { describeAddressChange, describeSoleLeavebits, describeNothingReason } from './people-messages.ts';

test.each([
  [{ count: 3, description: 'House papers' }, 'Only Lena gets “House papers” and 2 more.'],
  [{ count: 1, description: 'House papers' }, 'Only Lena gets “House papers”.'],
  [{ count: 2, description: ' ' }, 'Only Lena gets a LeaveBit without a description and 1 more.'],
  [null, null],
])('what Lena alone gets of %j is said so: %s', (alone, words) => {
  expect(describeSoleLeavebits('Lena', alone)).toBe(words);
});

test('a person with nothing is named, with the reason', () => {
  expect(describeNothingReason('Jonas', 'reporter')).toMatch(
    /^Jonas is one of your reporters and receives nothing\. /,
  );
  expect(describeNothingReason('Jonas', 'left')).toMatch(/^Jonas has left everything /);
});

test('a change of address says what it left', () => {
  expect(describeAddressChange({ leavebits: 2, damaged: 0, left: 0, isReporter: false }).description).toBe(
    'It’s new in 2 LeaveBits.',
  );
  expect(describeAddressChange({ leavebits: 1, damaged: 1, left: 2, isReporter: true }).description).toBe(
    'It’s new in 1 LeaveBit. 1 LeaveBit is damaged and still has the old address. They had left 2 LeaveBits, which still list the old address. As a reporter, they still have the old address.',
  );
});
