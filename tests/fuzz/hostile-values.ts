import fc from 'fast-check';

type Schema = Record<string, unknown>;

const LONG = 'x'.repeat(1_000_000);
const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

/** JSON values that a program may not expect. */
const awkward = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '0',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'b\udfff\ud800',
  '\u202Eevil',
  '\uFEFF',
  '🌻'.repeat(500),
  "' or 1=1; --",
  '"); drop table users; --',
  '%00%ff%',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '9999-12-31T23:59:59+14:00',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'a@b.co\r\nBcc: all@example.org',
  `${'a'.repeat(250)}@example.org`,
  [],
  {},
  [[]],
  [null],
  ['a', 'a'],
  { $gt: '' },
  { length: 1e9 },
  { toString: 1, valueOf: null },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  Array.from({ length: 2000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, at])),
);

const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: awkward },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
);

/** Bodies that are not JSON, or JSON that is expensive to parse. */
export const hostileJson = fc.constantFrom(
  '',
  '{',
  'null',
  '"text"',
  '7',
  'NaN',
  '{"a":1e999999}',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":true}}',
  '\uFEFF{}',
  '{"email":"\\ud800@example.org"}',
  deep('[', ']', 100_000),
  deep('{"a":', '}', 50_000).replace(':}', ':1}'),
  `[${'0,'.repeat(300_000)}0]`,
  `{${Array.from({ length: 50_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  JSON.stringify({ username: LONG, email: LONG, token: LONG, name: LONG, description: LONG }),
  JSON.stringify({ username: LONG.slice(0, 900_000), code: '1' }),
  JSON.stringify({ description: LONG.slice(0, 900_000), sharingEmails: ['a@example.org'] }),
);

/** Path segments and query values, as they appear in a URL. */
export const hostileUrlPart = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e999',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  '%00',
  '%FF',
  '%',
  '%ED%A0%80',
  '%2e%2e%2f',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  'a%20b',
  '%F0%9F%8C%BB',
  "'%20or%201=1--",
  'x'.repeat(8000),
  Buffer.from('\u0000@example.org').toString('base64url'),
  Buffer.from([0xff, 0xfe, 0x40]).toString('base64url'),
);

/** A body that mostly matches a schema, with no, few or many faults. */
export function arbitraryBody(
  schema: Schema,
  known: KnownValues,
  components: Record<string, Schema>,
): fc.Arbitrary<unknown> {
  const fits = (share: number) => fitting(schema, { known, components, share });
  return fc.oneof(
    { weight: 3, arbitrary: fits(0) },
    { weight: 4, arbitrary: fits(1) },
    { weight: 4, arbitrary: fits(8) },
    { weight: 1, arbitrary: anyJson },
  );
}

/** This run's values that get past more checks than made-up ones, such as existing addresses and tokens. */
export type KnownValues = Record<string, readonly unknown[]>;

interface Fit {
  known: KnownValues;
  components: Record<string, Schema>;
  /** How many of 24 inner values don't match. */
  share: number;
}

/** A value that matches a schema without faults. */
export const arbitraryValidValue = (
  schema: Schema,
  known: KnownValues,
  components: Record<string, Schema>,
): fc.Arbitrary<unknown> => fitting(schema, { known, components, share: 0 });

function fitting(schema: Schema, fit: Fit): fc.Arbitrary<unknown> {
  const { known, components, share } = fit;
  const inner = (next: unknown) => {
    const fits = fitting(next as Schema, fit);
    return share === 0
      ? fits
      : fc.oneof({ weight: 24 - share, arbitrary: fits }, { weight: share, arbitrary: anyJson });
  };
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  if (name !== undefined) {
    const plain = fitting(components[name]!, fit);
    const real = known[name];
    if (!real) return plain;
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...real) },
      { weight: share ? 1 : 0, arbitrary: plain },
    );
  }
  const parts = (schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (parts) return fc.oneof(...parts.map((part) => fitting(part, fit)));
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, fit, inner);
    case 'array':
      return fc.array(inner(schema['items'] ?? {}), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: share ? -2 : 1, max: share ? 200 : 3 }),
        fc.constant(schema['minimum'] ?? 1),
      );
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textFor(schema, share);
    default:
      return anyJson;
  }
}

function objectOf(
  schema: Schema,
  { known, share }: Fit,
  inner: (next: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const fields = fc.record(Object.fromEntries(properties.map(([name, next]) => [name, inner(next)])), {
    requiredKeys: (schema['required'] ?? []) as string[],
  });
  const others = schema['additionalProperties']
    ? fc.dictionary(
        fc.oneof(share ? fc.string() : fc.emailAddress(), fc.constantFrom(...(known['Email'] as string[]))),
        inner(schema['additionalProperties']),
        {
          maxKeys: 3,
        },
      )
    : fc.constant({});
  const strange = fc.constantFrom({}, {}, {}, JSON.parse('{"__proto__": {"polluted": true}}'), {
    constructor: { prototype: { polluted: true } },
    toString: 'x',
    hasOwnProperty: 1,
  }) as fc.Arbitrary<object>;
  return fc.tuple(fields, others, share ? strange : fc.constant({})).map((all) => {
    // Not an assignment, which would lose a field named `__proto__`.
    const entries = all.flatMap((one) => Object.entries(one as object));
    return JSON.parse(`{${entries.map(([key, value]) => pair(key, value)).join(',')}}`) as unknown;
  });
}

const pair = (key: string, value: unknown) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`;

function textFor({ format, maxLength }: Schema, share: number): fc.Arbitrary<unknown> {
  const most = typeof maxLength === 'number' ? maxLength : 100;
  const edges = fc.constantFrom(
    '',
    'x'.repeat(Math.min(most, 300_000)),
    'x'.repeat(Math.min(most + 1, 300_000)),
  );
  const common =
    format === 'idn-email'
      ? fc.emailAddress()
      : format === 'date-time'
        ? fc
            .date({ noInvalidDate: true, ...(share === 0 && { min: new Date(0), max: new Date(4e12) }) })
            .map((date) => date.toISOString())
        : format === 'uuid'
          ? fc.uuid()
          : fc.string({ maxLength: 40 });
  return fc.oneof({ weight: 4, arbitrary: common }, { weight: share ? 1 : 0, arbitrary: edges });
}
