import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignZipNames } from './zip-names.ts';

it.each([
  ['../../x', 'x'],
  ['C:\\Windows\\evil.exe', 'evil.exe'],
  ['why?.txt', 'why_.txt'],
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['con.txt', '_con.txt'],
  ['trailing. . ', 'trailing'],
  ['..', 'file 1'],
  ['Grüße 家族.txt', 'Grüße 家族.txt'],
])('%j is %j in a ZIP', (name, inZip) => expect(assignZipNames([name])).toEqual([inZip]));

it('keeps apart what Windows and macOS would take for one name', () => {
  expect(assignZipNames(['Letter.txt', 'LETTER.TXT', 'letter.txt'])).toEqual([
    'Letter.txt',
    'LETTER (2).TXT',
    'letter (3).txt',
  ]);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 8 }), (names) => {
      const made = assignZipNames(names);
      expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of made) expect(name).toMatch(/^(?!\.\.?$)[^/\\<>:"|?*\p{Cc}\u202a-\u202e]+$/u);
    }),
  );
});
