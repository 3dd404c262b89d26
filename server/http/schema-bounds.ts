import type { z } from 'zod/mini';
import { findPreprocessBounds } from '#shared/contracts/schema/bounded-schemas.ts';

export interface SchemaBounds {
  /** Max bytes of its JSON without whitespace. Infinity if any part is unbounded. */
  bytes: number;
  /** Parts that parse their input before bounding it, each as a path and its problem. */
  problems: string[];
}

type Def = z.core.$ZodTypes['_zod']['def'] | { type: 'unknown to us' };

/** The longest JSON escape of one character, such as `\u0000`. */
const ESCAPED_BYTES = 6;
const NUMBER_BYTES = 25;

/** Computes a schema's bounds. `maxMembers`: the limit on a list or record that is guaranteed by the previous step. */
export function computeSchemaBounds(shape: z.core.$ZodType, path = '', maxMembers?: number): SchemaBounds {
  const def = shape._zod.def as Def;
  const inner = (part: z.core.$ZodType, name = '', max?: number) =>
    computeSchemaBounds(part, name === '' ? path : `${path}.${name}`, max);
  const unbounded = (problem: string): SchemaBounds => ({
    bytes: Infinity,
    problems: [`${path}: ${problem}`],
  });
  switch (def.type) {
    case 'string':
      return boundsOfString(shape, unbounded);
    case 'number':
      return def.coerce ? unbounded('a number that reads any value') : { bytes: NUMBER_BYTES, problems: [] };
    case 'boolean':
    case 'null':
    case 'undefined':
      return { bytes: 'false'.length, problems: [] };
    case 'literal':
      return { bytes: longest(def.values), problems: [] };
    case 'enum':
      return { bytes: longest(Object.values(def.entries)), problems: [] };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return computeSchemaBounds(def.innerType, path, maxMembers);
    case 'union':
      return widest(def.options.map((option) => inner(option)));
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => withKey(name, inner(field, name)));
      const all = sum(fields);
      return def.catchall ? sum([all, unbounded('an object that takes any field')]) : all;
    }
    case 'array':
      if (maxMembers === undefined) return unbounded('a list that reads its elements before it counts them');
      return times(maxMembers, inner(def.element, '[]'));
    case 'record': {
      if (maxMembers === undefined) return unbounded('a record that reads its members before it counts them');
      return times(maxMembers, sum([inner(def.keyType, '{key}'), inner(def.valueType, '{}')]));
    }
    case 'pipe': {
      const step = findPreprocessBounds(def.in);
      if (!step) return computeSchemaBounds(def.in, path, maxMembers);
      const { bytes, problems } = computeSchemaBounds(def.out, path, step.maxMembers);
      // Quotation marks in JSON text are escaped twice.
      return { bytes: step.isJsonText ? bytes * 2 : bytes, problems };
    }
    default:
      return unbounded(`"${def.type}", which has no bound`);
  }
}

function boundsOfString(shape: z.core.$ZodType, unbounded: (problem: string) => SchemaBounds): SchemaBounds {
  // A format such as `z.email()` is itself a check that runs before the others.
  if ('check' in shape._zod.def)
    return unbounded('a format that reads a string before its length is checked');
  const first = shape._zod.def.checks?.[0]?._zod.def as { check: string; maximum?: number; abort?: boolean };
  if (first?.check !== 'max_length') return unbounded('a string whose length is not checked first');
  if (first.abort !== true) return unbounded('a string whose checks continue after its length check failed');
  return { bytes: first.maximum! * ESCAPED_BYTES + 2, problems: [] };
}

const longest = (values: readonly unknown[]) =>
  Math.max(...values.map((value) => JSON.stringify(value)?.length ?? 0));

const withKey = (name: string, { bytes, problems }: SchemaBounds): SchemaBounds => ({
  bytes: bytes + name.length + '"":,'.length,
  problems,
});

const sum = (all: readonly SchemaBounds[]): SchemaBounds => ({
  bytes: all.reduce((total, { bytes }) => total + bytes, '{},'.length),
  problems: all.flatMap(({ problems }) => problems),
});

const times = (count: number, { bytes, problems }: SchemaBounds): SchemaBounds => ({
  bytes: count * (bytes + 1) + 2,
  problems,
});

const widest = (all: readonly SchemaBounds[]): SchemaBounds => ({
  bytes: Math.max(...all.map(({ bytes }) => bytes)),
  problems: all.flatMap(({ problems }) => problems),
});
