import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { loadCommonPasswords } from '../../adapters/common-passwords.ts';
import { findPasswordWeakness } from './rules.ts';

const email = 'ada.lovelace@example.org';
const fault = async (password: string, of = email) =>
  findPasswordWeakness(password, { email: of, common: await loadCommonPasswords() });

describe('a password', () => {
  it.each(['P@ssw0rd', '1qaz@WSX', 'Password1!', '!Password1', 'Qwerty123!', '…Passw0rd…', 'Iloveyou1!'])(
    'that is common is refused, also with signs around it: %s',
    async (password) => {
      expect(await fault(password)).toBe('common');
    },
  );

  it.each([
    'Ada.Lovelace1',
    'AdaLovelace-1815',
    'Lovelace!1',
    'Example.Org1',
    'Ada.Lovelace@Example.Org1',
    'LeaveBits-1',
    '!!Leavebits2026',
    'Ada-LeaveBits-1',
    'L3aveB1ts!',
    'Le@veBit$-2026',
  ])('that is made of the address or the product’s name is refused: %s', async (password) => {
    expect(await fault(password)).toBe('own-words');
  });

  it.each([
    'Correct-horse-7',
    'LeaveBits-horse-7',
    'Ada-keeps-bees-1',
    'Sunshine-over-7-hills',
    'Żółta-łódka-7',
    // Contains nothing from the address.
    'X-1!-2-3-4-5',
  ])('with words of its own is accepted: %s', async (password) => {
    expect(await fault(password)).toBeNull();
  });

  it('is not refused for the short parts of an address', async () => {
    expect(await fault('Bo-in-co-7!', 'bo@in.co')).toBeNull();
  });
});

it('every common password is refused with any signs around it', async () => {
  const common = await loadCommonPasswords();
  const signs = fc.stringMatching(/^[!?.#*-]{0,4}$/);
  fc.assert(
    fc.property(fc.constantFrom(...[...common].slice(0, 5000)), signs, signs, (word, before, after) => {
      fc.pre(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(word));
      expect(findPasswordWeakness(`${before}${word.toUpperCase()}${after}`, { email, common })).toBe(
        'common',
      );
    }),
  );
});

it('an address is refused with any digits and signs in any place between its parts', () => {
  const noise = fc.stringMatching(/^[0-9!?.#*-]{0,6}$/);
  fc.assert(
    fc.property(noise, noise, noise, (a, b, c) => {
      const password = `${a}Lovelace${b}example${c}`;
      expect(findPasswordWeakness(password, { email, common: new Set() })).toBe('own-words');
    }),
  );
});

it('the four requirements stay as they are: this rule comes on top', () => {
  expect(isPasswordAcceptable('Password1!')).toBe(true);
  expect(isPasswordAcceptable('correct-horse-7')).toBe(false);
});
