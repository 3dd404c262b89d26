import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneTimeCodeSchema } from '../contracts/schema/field-schemas.ts';
import { normaliseCode } from './typed-code.ts';

const zeros = {
  ASCII: 0x30,
  Arabic: 0x660,
  Persian: 0x6f0,
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Tamil: 0xbe6,
  Thai: 0xe50,
  Khmer: 0x17e0,
  Adlam: 0x1e950,
  'full-width': 0xff10,
  mathematical: 0x1d7d8,
};

describe('a typed code', () => {
  it.each(Object.entries(zeros))('may have %s digits', (_script, zero) => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }), (digits) => {
        const typed = String.fromCodePoint(...digits.map((digit) => zero + digit));
        expect(normaliseCode(typed)).toBe(digits.join(''));
        expect(oneTimeCodeSchema.parse(typed)).toBe(digits.join(''));
      }),
    );
  });

  it.each([
    ['123 456', '123456'],
    ['123\u00a0456', '123456'],
    ['\u200e١٢٣–٤٥٦\u200f', '123456'],
    ['\ufeff12\u200b34\u202c56', '123456'],
    ['1２٣४', '1234'],
    ['ABCD‑EFGH', 'ABCDEFGH'],
    ['ａｂｃｄ', 'abcd'],
    ['一二三', '一二三'],
    ['', ''],
  ])('%j is %j', (typed, code) => expect(normaliseCode(typed)).toBe(code));
});
