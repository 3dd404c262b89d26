import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPassphraseAcceptable, ratePassphrase } from './passphrase-rules.ts';

it.each([
  ['', 'too-short'],
  ['   correct horse   ', 'too-short'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'repetitive'],
  ['12121212121212', 'repetitive'],
  ['passwordpassword', 'repetitive'],
  ['Password123456', 'guessable'],
  ['mypasswordismypassword', 'guessable'],
  ['P4ssw0rd!P4ssw0rd!', 'guessable'],
  ['qwertyuiopasdfgh', 'guessable'],
  ['abcdefghijklmnop', 'guessable'],
  ['01234567890123456789', 'guessable'],
  ['iloveyouiloveyouforever', 'guessable'],
  ['I love you forever', 'guessable'],
  ['correct horse battery staple', 'guessable'],
  ['summer summer summer summer', 'repetitive'],
  ['kettle harbour', 'guessable'],
  ['Correct-horse-7', 'guessable'],
  ['Hamburg 12.05.1964', 'guessable'],
  ['four blue kettles', 'acceptable'],
  ['kettle harbour 2', 'guessable'],
  ['kettle harbour lamp', 'acceptable'],
  ['four old blue kettles', 'strong'],
  ['fouroldbluekettlesinharbours', 'strong'],
  ['vier alte blaue Kessel', 'strong'],
  ['izinkomo ezine eziluhlaza', 'acceptable'],
  ['x8Kq2mPz7Lw4Rt', 'strong'],
  ['x8Kq2mPz7Lw4Rt9Vb3Nc6Yd1', 'strong'],
])('%j is %s', (passphrase, strength) => {
  expect(ratePassphrase(passphrase)).toBe(strength);
  expect(isPassphraseAcceptable(passphrase)).toBe(strength === 'acceptable' || strength === 'strong');
});

it('what others know about the owner adds nothing', () => {
  const own = ['Annelies Wolmarans', 'annelies.w@example.org'];
  expect(ratePassphrase('annelies wolmarans harbour', own)).toBe('guessable');
  expect(ratePassphrase('annelies wolmarans harbour')).toBe('strong');
});

it('another word never makes it weaker', () => {
  const order = ['too-short', 'repetitive', 'guessable', 'acceptable', 'strong'];
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.constantFrom('kettle', 'harbour', 'lamp'), (text, word) => {
      const [before, after] = [text.trim(), `${text.trim()} ${word}`].map((one) =>
        order.indexOf(ratePassphrase(one)),
      );
      expect(after).toBeGreaterThanOrEqual(before!);
    }),
  );
});
