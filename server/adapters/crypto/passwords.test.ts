import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('hashes with argon2id at the cost that OWASP recommends', async () => {
  expect(await passwords.hash('Correct-horse-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('accepts the right password in either Unicode form, and no other', async () => {
  const phc = await passwords.hash('Caf\u00e9-horse-7');
  expect(await passwords.isRight('Cafe\u0301-horse-7', phc)).toBe(true);
  expect(await passwords.isRight('Cafe-horse-7', phc)).toBe(false);
});

it('accepts nothing where there is no account', async () => {
  expect(await passwords.isRight('no account has this password', null)).toBe(false);
});
