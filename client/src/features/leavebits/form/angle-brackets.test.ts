import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAngleBracketExcerpts } from './angle-brackets.ts';

/** Renders each excerpt as a line, with the removed characters in parentheses. */
const shown = (text: string) =>
  findAngleBracketExcerpts(text).map((pieces) =>
    pieces.map((piece) => (piece.isRemoved ? `(${piece.text})` : piece.text)).join(''),
  );

test.each([
  ['no brackets at all', []],
  ['x<y&&z>w', ['x(<)y&&z(>)w']],
  ['a <<b>> c', ['a (<<)b(>>) c']],
  ['PIN: 12\npassword: x<y\nend', ['password: x(<)y']],
  [
    `${'long words before it '.repeat(3)}<3 ${'and after it '.repeat(5)}`,
    ['…ong words before it (<)3 and after it and a…'],
  ],
  [`<${'-'.repeat(60)}>`, [`(<)${'-'.repeat(20)}…`, `…${'-'.repeat(20)}(>)`]],
])('%j shows %j', (text, places) => {
  expect(shown(text)).toEqual(places);
});

test('an emoji at the edge of what is shown stays whole', () => {
  expect(shown(`🌍${'x'.repeat(19)}<`)).toEqual([`🌍${'x'.repeat(19)}(<)`]);
});

test('every bracket of a text is in one place', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ', '\n', '\r', '🌍') }), (text) => {
      const places = findAngleBracketExcerpts(text);
      const removed = places.flat().flatMap((piece) => (piece.isRemoved ? Array.from(piece.text) : []));
      expect(removed.join('')).toBe(text.replace(/[^<>]/g, ''));
      expect(places.length > 0).toBe(/[<>]/.test(text));
    }),
  );
});
