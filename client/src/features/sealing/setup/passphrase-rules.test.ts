import { expect, it } from 'vitest';
import { isPassphraseAcceptable, ratePassphrase } from './passphrase-rules.ts';

it.each([
  ['', 'too-short'],
  ['   correct horse   ', 'too-short'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'repetitive'],
  ['12121212121212', 'repetitive'],
  ['kettle harbour', 'acceptable'],
  ['Correct-horse-7', 'acceptable'],
  ['four old blue kettles', 'strong'],
  ['x8Kq2mPz7Lw4Rt9Vb3Nc6Yd1', 'strong'],
])('%j is %s', (passphrase, strength) => {
  expect(ratePassphrase(passphrase)).toBe(strength);
  expect(isPassphraseAcceptable(passphrase)).toBe(strength === 'acceptable' || strength === 'strong');
});
