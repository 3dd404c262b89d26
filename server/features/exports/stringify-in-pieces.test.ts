import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringifyInPieces } from './stringify-in-pieces.ts';

it('the pieces together are what JSON.stringify makes of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      expect(await text(stringifyInPieces(value))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

it('what comes one after the other becomes an array', async () => {
  async function* two() {
    yield { a: 'line\nbreak' };
    yield [];
  }
  const given = async (value: object) => JSON.parse(await text(stringifyInPieces(value))) as unknown;
  expect(await given({ log: { entries: two() }, last: 1 })).toEqual({
    log: { entries: [{ a: 'line\nbreak' }, []] },
    last: 1,
  });
});
