import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createZipPaths } from './zip-paths.ts';

it.each([
  ['For / Lena', 'a.txt', 'files/For - Lena/a.txt'],
  ['', 'a.txt', 'files/LeaveBit/a.txt'],
  ['../../etc', '../passwd', 'files/..-..-etc/passwd'],
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
    }),
  );
});
