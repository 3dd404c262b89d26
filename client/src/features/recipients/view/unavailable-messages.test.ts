import { expect, it } from 'vitest';
import { describeBlocked } from './unavailable-messages.ts';

it('blames no subscription once the time to read an estate is over', () => {
  const { title, text } = describeBlocked('2030-05-01T10:00:00.000Z');
  expect(title).toBe('Closed');
  expect(text).toMatch(/ended on May 1, 2030/);
  expect(text).not.toMatch(/subscription/i);
});

it('doesn’t promise that what nobody pays for stays', () => {
  const { title, text } = describeBlocked(undefined);
  expect(title).toBe('Subscription Not Active');
  expect(text).toMatch(/deleted one day/);
  expect(text).not.toMatch(/safe/);
});
