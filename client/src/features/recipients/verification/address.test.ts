import { expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { isAddressTruncated, parseTypedAddress } from './address.ts';

it('takes an address however it is typed', () => {
  expect(parseTypedAddress('  mailto:Ada@Example.ORG\u200e ')).toEqual({
    email: 'ada@example.org',
    encodedEmail: 'YWRhQGV4YW1wbGUub3Jn',
  });
});

it.each(['', 'ada', '@', 'ada@', '@example.org', 'a b@example.org', `${'a'.repeat(255)}@example.org`])(
  'does not take %j',
  (typed) => expect(parseTypedAddress(typed)).toBeNull(),
);

it('refuses a typed domain without a dot as a slip', () => {
  expect(parseTypedAddress('ann@example')).toBeNull();
  expect(parseTypedAddress('ann@example.')).toBeNull();
  expect(parseTypedAddress('a.nn@example')).toBeNull();
  expect(parseTypedAddress('ann@example.org')?.email).toBe('ann@example.org');
});

it.each([
  ['YWRhQGV4YW1wbGUub3Jn', 'ada@example.org', false],
  ['YWRhQGV4YW1wbGUub3Jn==', 'ada@example.org', false],
  // A link written by a program that preserved capital letters.
  ['QWRhQEV4YW1wbGUuT1JH', 'ada@example.org', false],
  [encodeLinkEmail('juergen@exämple.co.za'), 'juergen@xn--exmple-cua.co.za', false],
  // The same two addresses, missing their last one to nine characters. One of the results isn't even valid base64.
  ['YWRhQGV4YW1wbGUub3J', 'ada@example.or', true],
  ['YWRhQGV4YW1wbGUub3', 'ada@example.o', true],
  ['YWRhQGV4YW1wbGUu', 'ada@example.', true],
  ['YWRhQGV4YW1wbGU', 'ada@example', true],
  ['YWRhQGV4YW1w', 'ada@examp', true],
])('the address in the link %s, %s, is cut off: %s', (encodedEmail, email, isCut) => {
  expect(isAddressTruncated({ encodedEmail, email })).toBe(isCut);
});
