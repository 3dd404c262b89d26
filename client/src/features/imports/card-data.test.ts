import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-imports-review/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeCardData, hasCardNumber } from './card-data.ts';

const t = messagesFrom<'owner-imports-review'>(messages);

test.each([
  '4111111111111111',
  'Card number: 4111 1111 1111 1111',
  '4111-1111-1111-1111 12/27',
  '027 4111 1111 1111 1111 123',
  '3782 822463 10005',
  '6304000000000000018',
  '4222222222222',
])('“%s” has a card number', (text) => expect(hasCardNumber(text)).toBe(true));

test.each([
  '4111 1111 1111 1112',
  '411111111111',
  '0000 0000 0000 0000',
  '41111111111111110000',
  '+27 21 555 0142',
  'The safe: 12-34-56',
  '',
])('“%s” has none', (text) => expect(hasCardNumber(text)).toBe(false));

// A search that isn't linear takes minutes.
test('a long row of digits is searched to its end', () => {
  expect(hasCardNumber('1 '.repeat(100_000))).toBe(hasCardNumber('1 '.repeat(50)));
  expect(hasCardNumber(`${'1 '.repeat(100_000)}x 4111 1111 1111 1111`)).toBe(true);
});

test.each([
  [
    'Card number: 4111 1111 1111 1111\nSecurity code: 123\nPIN: 4711',
    'Holds a card number, a CVV and a PIN.',
  ],
  ['verification number: 123', 'Holds a CVV.'],
  ['CVV 123\nPIN: 0815', 'Holds a CVV and a PIN.'],
  ['pin: 0815', 'Holds a PIN.'],
])('of “%s” it is said: %s', (infoFields, sentence) => {
  expect(describeCardData({ description: 'Bank', infoFields }, t)).toBe(
    `${sentence} Anyone who can read this LeaveBit could pay or withdraw money.`,
  );
});

test.each(['Password: abc', 'PIN:', 'Please pin this to the board', 'Security code:'])(
  'of “%s” nothing is said',
  (infoFields) => expect(describeCardData({ description: 'Bank', infoFields }, t)).toBeNull(),
);
