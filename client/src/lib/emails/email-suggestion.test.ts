import { expect, test } from 'vitest';
import { suggestEmailCorrection } from './email-suggestion.ts';

test.each([
  ['lena@gmial.com', 'lena@gmail.com'],
  ['lena@gmail.co', 'lena@gmail.com'],
  ['lena@hotmial.com', 'lena@hotmail.com'],
  ['lena@outlok.com', 'lena@outlook.com'],
  ['lena@icloud.con', 'lena@icloud.com'],
  ['lena@mweb.co.z', 'lena@mweb.co.za'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestEmailCorrection(typed)).toBe(meant);
});

test.each([
  'lena@gmail.com',
  'lena@mail.com',
  'lena@gmx.at',
  'lena@example.org',
  'lena@acme.co.za',
  'lena@hotmail.de',
  'lena@familie-berg.de',
  'lena@me.com',
  'lena@mac.com',
  'lena@uni-graz.at',
])('%s is left alone', (email) => {
  expect(suggestEmailCorrection(email)).toBeNull();
});
