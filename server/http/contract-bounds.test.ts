import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  boundedArray,
  boundedRecord,
  boundedString,
  jsonFromText,
  numberFromText,
} from '#shared/contracts/schema/bounded-schemas.ts';
import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import { uploadEndpoints, uploadMetadataSchema } from '#shared/contracts/uploads.ts';
import { computeSchemaBounds } from './schema-bounds.ts';
import { apiSections } from './openapi/document.ts';
import { findBodySchema } from './openapi/type-only-schemas.ts';

const calls: Endpoint[] = apiSections.flatMap(({ entries }) => entries.map(({ call }) => call));

/** The upload library parses their paths and compares them with the settings. Node limits a URL to 16 kB. */
const readElsewhere: Endpoint[] = [
  uploadEndpoints.create,
  uploadEndpoints.offset,
  uploadEndpoints.append,
  uploadEndpoints.stop,
  mailEventsEndpoint,
];

describe('every contract', () => {
  it('bounds each string, list and record before anything else looks at it', () => {
    const problems = calls.flatMap((call) => {
      const parts = { params: call.params, query: call.query, form: call.form, body: findBodySchema(call) };
      return Object.entries(parts).flatMap(([part, shape]) =>
        shape ? computeSchemaBounds(shape, `${call.method} ${call.path} ${part}`).problems : [],
      );
    });
    expect(problems).toEqual([]);
    expect(computeSchemaBounds(uploadMetadataSchema, 'Upload-Metadata').problems).toEqual([]);
  });

  it('has a shape for each parameter of its path', () => {
    const unshaped = calls.filter(({ path, params }) => path.includes(':') && !params);
    expect(unshaped.filter((call) => !readElsewhere.includes(call)).map(({ path }) => path)).toEqual([]);
  });

  it('allows a caller without an account a body of some kilobytes', () => {
    const open = calls.filter(({ isForGuests, path }) => isForGuests && !path.includes('passkey'));
    const sizes = open.map((call) => [
      call.path,
      findBodySchema(call) ? computeSchemaBounds(findBodySchema(call)!).bytes : 0,
    ]);
    expect(sizes.filter(([, bytes]) => Number(bytes) > 10_000)).toEqual([]);
  });
});

describe('what the bounds are found by', () => {
  it.each<[string, z.ZodMiniType]>([
    ['a string without a length', z.string()],
    ['a pattern before the length', z.string().check(z.regex(/a/), z.maxLength(3))],
    ['a length that does not stop the pattern after it', z.string().check(z.maxLength(3), z.regex(/a/))],
    ['a format before the length', z.email().check(z.maxLength(3))],
    ['a transform before the length', z.pipe(z.transform(String), boundedString(3))],
    [
      'a transform of any string',
      z.pipe(
        z.string(),
        z.transform((text) => text.trim()),
      ),
    ],
    ['a number that reads any value', z.coerce.number()],
    ['a list that counts its elements afterwards', z.array(boundedString(3)).check(z.maxLength(3))],
    ['a long element of a short list', boundedArray(z.string(), 3)],
    ['a record with any number of keys', z.record(boundedString(3), z.boolean())],
    ['a long key', boundedRecord(z.string(), z.boolean(), 3)],
    ['an object with any field', z.looseObject({})],
    ['anything', z.unknown()],
    ['something unbounded deep inside', z.object({ a: z.optional(z.union([z.boolean(), z.string()])) })],
    ['JSON text of something unbounded', jsonFromText(10, z.string())],
  ])('%s is a problem', (_, shape) => {
    expect(computeSchemaBounds(shape).problems).toHaveLength(1);
    expect(computeSchemaBounds(shape).bytes).toBe(Infinity);
  });

  it('the largest body of a shape fits', () => {
    const worst = '\u0001'.repeat(7);
    const shape = z.object({
      text: boundedString(7),
      list: boundedArray(boundedString(7), 3),
      record: boundedRecord(boundedString(7), z.boolean(), 2),
      kind: z.enum(['one', 'another']),
      number: numberFromText(z.number()),
    });
    const largest = {
      text: worst,
      list: [worst, worst, worst],
      record: { [worst]: false, [`${worst.slice(1)}\u0002`]: false },
      kind: 'another',
      number: -Number.MAX_VALUE,
    };
    const { bytes, problems } = computeSchemaBounds(shape);
    expect(problems).toEqual([]);
    expect(bytes).toBeGreaterThanOrEqual(JSON.stringify(largest).length);
    expect(bytes).toBeLessThan(JSON.stringify(largest).length * 1.3);
  });
});
