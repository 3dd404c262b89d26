import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLetterName } from '#shared/domain/letter.ts';
import { createDownloadMessages } from '../recipients/downloads/download-messages.ts';
import { createReceivedPaths, createZipPaths } from './zip-paths.ts';

it.each([
  ['For / Lena', 'a.txt', 'files/For - Lena/a.txt'],
  ['', 'a.txt', 'files/LeaveBit/a.txt'],
  ['../../etc', '../passwd', 'files/etc/passwd'],
  ['../..\\Read me first', 'a..b.txt', 'files/Read me first/a.b.txt'],
  ['Wait... what', '.profile', 'files/Wait. what/.profile'],
  ['..', '...', 'files/LeaveBit/file 1'],
  ['x'.repeat(500), `${'y'.repeat(250)}.jpeg`, `files/${'x'.repeat(60)}/${'y'.repeat(55)}.jpeg`],
  ['con', 'aux.txt', 'files/_con/_aux.txt'],
  ['x'.repeat(200), `${'y'.repeat(200)}.jpeg`, `files/${'x'.repeat(60)}/${'y'.repeat(55)}.jpeg`],
])('a LeaveBit %j puts its file %j at %s', (headline, name, path) => {
  expect(createZipPaths().assign(headline, [name])).toEqual([path]);
});

it('no two files share a place, also where `A` and `a` are the same, and none is elsewhere', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'./\\:?*aA \0\u202e'),
    fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  );
  const text = fc.array(unit, { maxLength: 70 }).map((units) => units.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.array(text, { maxLength: 3 })), { maxLength: 3 }), (leavebits) => {
      const places = createZipPaths();
      const made = leavebits.flatMap(([headline, names]) => places.assign(headline, names));
      expect(new Set(made.map((path) => path.toLowerCase())).size).toBe(made.length);
      for (const path of made) expect(path).toMatch(/^files\/(?!\.{1,2}\/)[^/\\]+\/(?!\.{1,2}$)[^/\\]+$/);
      for (const path of made) {
        expect(path).not.toMatch(/\.\.|^files\/\./);
        for (const part of path.split('/')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
      }
    }),
  );
});

it('a sender and a headline that look like paths, devices or our own files become folders below the top', () => {
  const places = createReceivedPaths(createDownloadMessages('en').page);
  const long = '👩‍👩‍👧'.repeat(100);
  const assign = (id: number, name: string, headline: string) =>
    places.assign({ id, name }, { headline, texts: [getLetterName(headline)], files: [] }).texts[0]!;
  expect([
    assign(1, '../..\\', '../..\\'),
    assign(2, 'someone', 'CON'),
    assign(3, 'nul', 'con'),
    assign(4, 'Read me first.html', 'COM1.tar'),
    assign(5, 'NOT INCLUDED.TXT', 'a'),
    assign(1, '../..\\', '..'),
  ]).toEqual([
    'Someone/LeaveBit/LeaveBit.txt',
    'someone (2)/_CON/_CON.txt',
    '_nul/_con/_con.txt',
    'Read me first (2).html/_COM1.tar/_COM1.tar.txt',
    'NOT INCLUDED (2).TXT/a/a.txt',
    'Someone/LeaveBit (2)/LeaveBit.txt',
  ]);
  for (const part of assign(6, long, long).split('/')) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
    expect(part).toMatch(/\p{Extended_Pictographic}(\.txt)?$/u);
    expect(part.isWellFormed()).toBe(true);
  }
});
