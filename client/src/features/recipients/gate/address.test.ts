import { expect, it } from 'vitest';
import { addressFrom, typedAddress } from './address.ts';

it('takes an address however it is typed', () => {
  expect(addressFrom('  Ada@Example.ORG ')).toEqual({
    email: 'ada@example.org',
    encodedEmail: 'YWRhQGV4YW1wbGUub3Jn',
  });
});

it.each(['', 'ada', '@', 'ada@', '@example.org', 'a b@example.org', `${'a'.repeat(255)}@example.org`])(
  'does not take %j',
  (typed) => expect(addressFrom(typed)).toBeNull(),
);

it('refuses a typed domain without a dot as a slip', () => {
  expect(typedAddress('ann@example')).toBeNull();
  expect(typedAddress('ann@example.')).toBeNull();
  expect(typedAddress('a.nn@example')).toBeNull();
  expect(typedAddress('ann@example.org')?.email).toBe('ann@example.org');
  expect(addressFrom('ann@example')?.email).toBe('ann@example');
});
