import { expect, it } from 'vitest';
import { messages as english } from '#shared/messages/recipients/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeBlocked, describeOpening } from './unavailable-messages.ts';

const t = messagesFrom<'recipients'>(english);

it('blames no subscription once the time to read an estate is over', () => {
  const { title, text } = describeBlocked('2030-05-01T10:00:00.000Z', t);
  expect(title).toBe('Closed');
  expect(text).toMatch(/ended on May 1, 2030/);
  expect(text).not.toMatch(/subscription/i);
});

it('doesn’t promise that what nobody pays for stays', () => {
  const { title, text } = describeBlocked(undefined, t);
  expect(title).toBe('Subscription Not Active');
  expect(text).toMatch(/deleted one day/);
  expect(text).not.toMatch(/safe/);
});

it.each([
  [{ releaseDate: '2030-05-01T10:00:00.000Z', waitsFor: 'date' }, /^Opens on May 1, 2030/],
  [{ releaseDate: null, waitsFor: 'date' }, /^Opens on a date that hasn’t been set yet$/],
  [{ releaseDate: null, waitsFor: 'report' }, /^Opens after the death or permanent incapacitation/],
  [{ releaseDate: null }, /^Not released yet$/],
] as const)('says when %j opens', (lock, expected) => {
  expect(describeOpening(lock, t)).toMatch(expected);
});
