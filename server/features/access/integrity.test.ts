import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createKeyRing } from '../../adapters/crypto/key-ring.ts';
import { DecryptionError } from '../../adapters/crypto/encryption.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import {
  isLeavebitIntact,
  unwrapVerifiedDataKey,
  computeIntegrityTag,
  type IntegrityRow,
} from './integrity.ts';

const keyRing = createKeyRing([{ id: 'test', secret: Buffer.alloc(32, 7) }]);
type Bound = Parameters<typeof computeIntegrityTag>[1];

const email = fc.constantFrom('a@x.org', 'b@x.org', '__proto__', '1', 'a"b@x.org');
/** Includes values that the product never writes but an attacker might. */
const setting = fc.oneof(
  fc.record(
    { releaseType: fc.constantFrom('always', 'scheduled', 'x'), scheduledDate: fc.string({ maxLength: 3 }) },
    { requiredKeys: ['releaseType'] },
  ),
  fc.jsonValue({ maxDepth: 2 }),
) as fc.Arbitrary<ReleaseSetting>;
const bound: fc.Arbitrary<Bound> = fc.record({
  id: fc.constantFrom(1, 11),
  userId: fc.constantFrom(1, 11),
  seqno: fc.constantFrom(1, 11),
  sealed: fc.boolean(),
  hidesAddresses: fc.boolean(),
  trashedAt: fc.constantFrom(null, new Date(0), new Date(1)),
  sharingEmails: fc.array(email, { maxLength: 3 }),
  sharingConfig: fc.dictionary(email, setting, { maxKeys: 3 }),
  leftBy: fc.dictionary(email, fc.string({ maxLength: 3 }), { maxKeys: 2 }),
});
const { dataKey } = keyRing.createDataKey(1);

/** Simulates a PostgreSQL round trip, which reorders object keys. */
function stored<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(stored) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .flatMap(([key, held]) => (held === undefined ? [] : [[key, stored(held) as unknown]])),
  ) as Value;
}

describe('the seal of who may read', () => {
  it('is the same for the same facts in any order, and another one for all other facts', () => {
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const seal = Buffer.from(computeIntegrityTag(dataKey, one));
        expect(computeIntegrityTag(dataKey, stored(one))).toEqual(seal);
        expect(computeIntegrityTag(dataKey, other).equals(seal)).toBe(
          isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('tells a rule from a list of the same words, which would be no rule', () => {
    const withRule = (rule: unknown): Bound => ({
      id: 1,
      userId: 1,
      seqno: 1,
      sealed: false,
      hidesAddresses: false,
      trashedAt: null,
      sharingEmails: ['a@x.org'],
      sharingConfig: { 'a@x.org': rule as ReleaseSetting },
      leftBy: {},
    });
    const seals = [
      { releaseType: 'scheduled' },
      { releaseType: 'scheduled', scheduledDate: '' },
      [['releaseType', 'scheduled']],
      ['releaseType', 'scheduled'],
      '{"releaseType":"scheduled"}',
    ].map((rule) => computeIntegrityTag(dataKey, withRule(rule)).toString('hex'));
    expect(new Set(seals).size).toBe(seals.length);
  });
});

describe('the key of a LeaveBit', () => {
  const made = (id: number): IntegrityRow => {
    const { dataKey: key, wrapped } = keyRing.createDataKey(id);
    const row: Bound = {
      id,
      userId: 5,
      seqno: 1,
      sealed: false,
      hidesAddresses: false,
      trashedAt: null,
      sharingEmails: ['a@x.org'],
      sharingConfig: { 'a@x.org': { releaseType: 'death_incapacitation' } },
      leftBy: {},
    };
    return { ...row, ...wrapped, sharingSeal: computeIntegrityTag(key, row) };
  };
  const row = made(1);
  const other = made(2);

  it('comes with its own seal', () => {
    const sealed = unwrapVerifiedDataKey(keyRing, row).encryptText('text', 'place');
    expect(unwrapVerifiedDataKey(keyRing, row).decryptText(sealed, 'place')).toBe('text');
    expect(isLeavebitIntact(keyRing, row)).toBe(true);
  });

  it.each<[string, Partial<IntegrityRow>]>([
    ['no seal', { sharingSeal: null }],
    ['an empty seal', { sharingSeal: Buffer.alloc(0) }],
    ['a part of its seal', { sharingSeal: row.sharingSeal!.subarray(0, 16) }],
    ['the seal of another LeaveBit', { sharingSeal: other.sharingSeal }],
    ['the key of another LeaveBit', { dataKey: other.dataKey }],
    ['all of another LeaveBit but its id', { ...other, id: 1 }],
    ['another owner', { userId: 6 }],
    ['another rule', { sharingConfig: { 'a@x.org': { releaseType: 'always' } } }],
  ])('does not come with %s', (_what, changed) => {
    expect(() => unwrapVerifiedDataKey(keyRing, { ...row, ...changed })).toThrow(DecryptionError);
    expect(isLeavebitIntact(keyRing, { ...row, ...changed })).toBe(false);
  });
});
