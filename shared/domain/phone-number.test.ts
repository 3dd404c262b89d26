import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePhoneNumber } from './phone-number.ts';

it.each([
  ['+27825550101', '+27825550101'],
  ['+27 82 555-0101', '+27825550101'],
  [' 0027 (0)82 555 01 01 ', '+27825550101'],
  ['+49.30/123456', '+4930123456'],
  ['+٢٧ ٨٢ ٥٥٥ ٠١٠١', '+27825550101'],
  ['＋27 82 555 0101', '+27825550101'],
  ['\u202a+27 82 555\u00a00101\u202c', '+27825550101'],
  ['082 555 0101', null],
  ['27825550101', null],
  ['+27 82', null],
  ['+0825550101', null],
  ['+2782555010112345', null],
  ['+27 82 555 0101 ext 4', null],
  ['+27825550101+1', null],
  ['', null],
])('reads %j as %j', (typed, number) => {
  expect(parsePhoneNumber(typed)).toBe(number);
});

it('gives nothing but numbers in E.164, and each of them as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const number = parsePhoneNumber(typed);
      if (number !== null) expect(parsePhoneNumber(number)).toBe(number);
      if (number !== null) expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/);
    }),
  );
});
