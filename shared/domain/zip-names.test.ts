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
  ['a...txt', 'a.txt'],
  ['x'.repeat(400), 'x'.repeat(255)],
  [`${'x'.repeat(400)}.jpeg`, `${'x'.repeat(250)}.jpeg`],
  ['Grüße 家族.txt', 'Grüße 家族.txt'],
  ['COM¹.txt', '_COM¹.txt'],
  ['lpt³', '_lpt³'],
  ['NUL .txt', '_NUL .txt'],
  ['nul . . x', '_nul . . x'],
  ['CONIN$', '_CONIN$'],
  ['com10.txt', 'com10.txt'],
  ['console.txt', 'console.txt'],
  [`${'Ж'.repeat(251)}.txt`, `${'Ж'.repeat(125)}.txt`],
  [`${'🌻'.repeat(127)}`, '🌻'.repeat(63)],
  [`CON.${'x'.repeat(251)}`, `_CON.${'x'.repeat(250)}`],
])('%j is %j in a ZIP', (name, inZip) => expect(assignZipNames([name])).toEqual([inZip]));

it('has at most 255 bytes, also where the same name stands twice', () => {
  const long = `${'Ж'.repeat(251)}.txt`;
  const made = assignZipNames([long, long, `${'x'.repeat(251)}.txt`, `${'x'.repeat(251)}.TXT`]);
  expect(made.map((name) => Buffer.byteLength(name))).toEqual([254, 254, 255, 255]);
  expect(made.map((name) => name.slice(-8))).toEqual(['ЖЖЖЖ.txt', ' (2).txt', 'xxxx.txt', ' (2).TXT']);
  expect(assignZipNames(['straße', 'STRASSE'])).toEqual(['straße', 'STRASSE (2)']);
});

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
      for (const name of made) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      for (const name of made) expect(name).toMatch(/^(?!\.\.?$)[^/\\<>:"|?*\p{Cc}\u202a-\u202e]+$/u);
    }),
  );
});
