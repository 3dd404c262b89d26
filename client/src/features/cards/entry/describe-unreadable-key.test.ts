import { expect, it } from 'vitest';
import { messages as english } from '#shared/messages/cards/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { createSecretKey, formatSecretKey, readSecretKey } from '../../sealing/crypto/secret-keys.ts';
import { describeUnreadableKey } from './describe-unreadable-key.ts';

const t = messagesFrom<'cards'>(english);

it.each([
  ['', /^Please type the key/],
  ['  \n', /^Please type the key/],
  ['4711', /^This isn’t a card’s key\. It begins with AGE-SECRET-KEY-1/],
  ['age1qqqqqq', /^This isn’t a card’s key/],
  [`AGE-SECRET-KEY-1${'Q'.repeat(57)}`, /one character is missing/],
  [`age-secret-key-1 ${'q '.repeat(20)}`, /38 characters are missing/],
  [`AGE-SECRET-KEY-1${'Q'.repeat(30)}O${'Q'.repeat(27)}`, /never has the letter O\. It’s probably a zero/],
  [`AGE-SECRET-KEY-1QI`, /the letter L/],
  [`AGE-SECRET-KEY-1Q1`, /the letter L/],
  [`AGE-SECRET-KEY-1QB`, /probably an 8/],
  ['Q'.repeat(57), /one character is missing/],
  [`age secret key 1 ${'q '.repeat(20)}`, /38 characters are missing/],
  [`AGE-SECRET-KEY-1Q…`, /the character “…”/],
])('says what is wrong with "%s"', (typed, message) => {
  expect(describeUnreadableKey(typed, t)).toMatch(message);
});

it('a key with one wrong character is none, and says so', async () => {
  const { identity } = await createSecretKey();
  const typed = formatSecretKey(identity.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')));
  expect(await readSecretKey(typed)).toBeNull();
  expect(describeUnreadableKey(typed, t)).toMatch(/at least one character is wrong/);
});
