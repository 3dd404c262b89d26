import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { OpenApiDocument } from '../../server/http/openapi/document.ts';
import { encodeAsForm, hostileExport, hostileForm, type RawBody } from './hostile-forms.ts';
import { hostileUrlPart, arbitraryBody, hostileJson, type KnownValues } from './hostile-values.ts';

type Schema = Record<string, unknown>;

/** One endpoint of the OpenAPI document. */
export interface ApiOperation {
  method: string;
  path: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export const requestCallers = ['nobody', 'owner', 'otherOwner', 'recipient'] as const;

export interface HostileRequest {
  caller: (typeof requestCallers)[number];
  method: string;
  address: string;
  headers: Record<string, string | string[]>;
  body: RawBody | null;
  /** Whether the request includes the CSRF token. */
  hasToken: boolean;
}

/** Reads come first, and whatever removes or ends something last. */
const ORDER = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete'];

export function listOperations(doc: OpenApiDocument): ApiOperation[] {
  return Object.entries(doc.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...(operation as unknown as ApiOperation),
        method,
        path,
      })),
    )
    .sort((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method));
}

/** Expands a thousandfold when decompressed. */
const bomb = gzipSync(Buffer.alloc(20_000_000, '['));

/** Header values that Node can send. What only a socket can send is in `malformed-http.test.ts`. */
const strangeHeaders: fc.Arbitrary<Record<string, string | string[]>> = fc
  .constantFrom<Record<string, string | string[]>>(
    {},
    {},
    {},
    {},
    { 'X-Email-Session-Id': 'x'.repeat(3000) },
    { 'X-Email-Session-Id': '\u00ff\u0080' },
    { 'X-Verification-Code': '\u00ff'.repeat(200) },
    { 'X-Verification-Code': '000000' },
    { Cookie: 'leavebits.sid=s%3Agarbage.garbage; leavebits.csrf=%E0%A4%A' },
    { Cookie: `leavebits.sid=j:{"__proto__":{"a":1}}; ${'a=b; '.repeat(500)}` },
    { Cookie: 'leavebits.csrf=a; leavebits.csrf=b; leavebits.sid=%00' },
    { Cookie: 'leavebits.csrf=j:{"a":1}; leavebits.device=j:[1]' },
    { Cookie: 'leavebits.device=s%3A.; leavebits.device=%ED%A0%80' },
    { Range: 'bytes=0-,0-,0-,0-' },
    { Range: 'bytes=-99999999999999999999' },
    { Range: 'bytes=5-1' },
    { 'If-None-Match': '*' },
    { 'If-None-Match': '"'.repeat(2000) },
    { 'If-Modified-Since': 'NaN' },
    { 'If-Range': 'x', Range: 'bytes=0-1' },
    { Accept: `${'text/html;q=0.'.repeat(300)}1` },
    { 'Accept-Language': '\u00ff' },
    { 'X-Forwarded-For': `${'1.2.3.4, '.repeat(500)}x` },
    { 'X-Forwarded-For': '\u0001' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', Referer: 'http://evil.example/%00' },
    { 'User-Agent': '' },
    { 'User-Agent': '\u00ff'.repeat(4000) },
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`X-Flood-${at}`, 'y'])),
  )
  .map((headers) => withoutControls(headers));

/** Node refuses to send control characters. */
function withoutControls(headers: Record<string, string | string[]>) {
  const clean = (value: string) => value.replace(/\p{Cc}/gu, '?');
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(clean) : clean(value),
    ]),
  );
}

const tusMetadata = (known: KnownValues) =>
  fc.oneof(
    fc
      .constantFrom(...known['Id']!)
      .map((id) => `triggerByteId ${Buffer.from(String(id)).toString('base64')},filename YS5iaW4=`),
    fc.constantFrom(
      '',
      'x',
      ',,,,',
      'filename',
      'filename ####',
      `filename ${Buffer.from('\u0000').toString('base64')}`,
      'a '.repeat(2000),
      '__proto__ eA==',
      'filename eA==,filename eA==',
    ),
    fc
      .record(
        {
          triggerByteId: fc.constantFrom<unknown>(...known['Id']!, 'NaN', '-1', '1e999', ''),
          filename: fc.constantFrom('a.bin', '../x', '', '\u0000', 'n'.repeat(3000)),
          uploadSessionId: fc.oneof(fc.uuid(), fc.constant('x')),
          fileIndex: fc.constantFrom('0', '4', '5', '-1', 'NaN'),
          fileCount: fc.constantFrom('1', '0', '6', '1e9'),
          sha256: fc.constantFrom('0'.repeat(64), 'x'),
        },
        { requiredKeys: ['triggerByteId', 'filename'] },
      )
      .map((values) =>
        Object.entries(values)
          .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
          .join(','),
      ),
  );
const lies = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  'NaN',
  '1e999',
  '52428800',
  '52428801',
  '99999999999999999999',
  '',
  '0x10',
);
const mostly = (value: string | undefined, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other });

/** The upload protocol's headers, with invalid values. */
function tusHeaders(known: KnownValues, { method }: ApiOperation): fc.Arbitrary<Record<string, string>> {
  const wanted = (by: string, right: fc.Arbitrary<string | undefined>, lie: fc.Arbitrary<string>) =>
    method === by
      ? fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: lie })
      : mostly(undefined, lie);
  return fc
    .record({
      'Tus-Resumable': mostly('1.0.0', fc.constantFrom('0.2.2', '')),
      'Upload-Length': wanted('post', fc.constantFrom('5', '10', '300000'), lies),
      'Upload-Offset': wanted('patch', fc.constantFrom('0', '5'), lies),
      'Upload-Defer-Length': mostly(undefined, fc.constantFrom('1', '2', '')),
      'Upload-Concat': mostly(undefined, fc.constantFrom('partial', 'final;/api/upload/tus/1', 'x')),
      'Upload-Checksum': mostly(undefined, fc.constantFrom('sha1 xxx', 'md5')),
      'Upload-Metadata': wanted('post', tusMetadata(known), tusMetadata(known)),
      'Content-Type': mostly('application/offset+octet-stream', fc.constant('text/plain')),
    })
    .map((values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    );
}

/** The callers that pass the most checks of an endpoint. */
export function listAuthorizedCallers({ security }: ApiOperation): HostileRequest['caller'][] {
  const names = security.flatMap((one) => Object.keys(one));
  if (names.includes('ownerSession')) return ['owner', 'otherOwner'];
  return names.includes('emailSession') ? ['recipient'] : ['nobody'];
}

/** Requests to one endpoint: the documented valid ones, distorted in some way. */
export function arbitraryRequests(
  operation: ApiOperation,
  { doc, known }: { doc: OpenApiDocument; known: KnownValues },
): fc.Arbitrary<HostileRequest> {
  const components = doc.components['schemas'] as Record<string, Schema>;
  const isTus = operation.path.startsWith('/api/upload/tus');
  return fc
    .record({
      caller: fc.oneof(
        fc.constantFrom(...requestCallers),
        fc.constantFrom(...listAuthorizedCallers(operation)),
      ),
      address: addressesOf(operation, known),
      headers: isTus
        ? fc.tuple(strangeHeaders, tusHeaders(known, operation)).map(([one, other]) => ({ ...one, ...other }))
        : strangeHeaders,
      body:
        operation.method === 'get' || operation.method === 'head'
          ? fc.constant(null)
          : bodies(operation, known, components),
      hasToken: fc.integer({ min: 0, max: 19 }).map((drawn) => drawn > 0),
    })
    .map((request) => ({ ...request, method: operation.method }));
}

function addressesOf({ path, parameters = [] }: ApiOperation, known: KnownValues): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = names.map((name) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .constantFrom(...(known[path.includes('/tus/') ? 'uploadId' : name] ?? ['1']))
          .map((value) => encodeURIComponent(String(value))),
      },
      { weight: 1, arbitrary: hostileUrlPart },
    ),
  );
  const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const value = (name: string) =>
    fc.oneof(
      { weight: 1, arbitrary: hostileUrlPart },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom(...(known[name] ?? ['', 'death', 'all']))
          .map((one) => encodeURIComponent(String(one))),
      },
    );
  const right = fc
    .tuple(...queries.map((name) => value(name).map((one) => `${name}=${one}`)))
    .map((some) => some.join('&'));
  const strange = fc
    .array(
      fc
        .constantFrom(...queries, ...queries, ...queries, 'x', '__proto__')
        .chain((name) =>
          value(name).chain((one) =>
            fc.constantFrom(
              `${name}=${one}`,
              `${name}=${one}`,
              `${name}[]=${one}`,
              `${name}[a]=${one}`,
              name,
            ),
          ),
        ),
      { maxLength: 6 },
    )
    .map((some) => some.join('&'));
  const pairs = fc.oneof(right, strange);
  const flood = fc.constant(Array.from({ length: 2000 }, (_, at) => `k=${at}`).join('&'));
  return fc
    .tuple(fc.tuple(...values), fc.oneof({ weight: 9, arbitrary: pairs }, { weight: 1, arbitrary: flood }))
    .map(([filled, query]) => {
      let at = 0;
      const address = path.replace(/\{\w+\}/g, () => filled[at++]!);
      return query ? `${address}?${query}` : address;
    });
}

function bodies(
  operation: ApiOperation,
  known: KnownValues,
  components: Record<string, Schema>,
): fc.Arbitrary<RawBody | null> {
  const content = operation.requestBody?.content ?? {};
  const schema = (content['application/json'] ?? Object.values(content)[0])?.schema ?? { type: 'object' };
  const value = arbitraryBody(schema, known, components);
  const json = value.map((one): RawBody => ({
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(one) ?? ''),
  }));
  const types = fc.constantFrom(
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'application/offset+octet-stream',
    'x',
    '',
    null,
  );
  const isForm = 'multipart/form-data' in content;
  if ('application/offset+octet-stream' in content) {
    // The headers determine the type.
    return fc.oneof(
      fc.constantFrom(
        ...[0, 5, 10, 300_000].map((size): RawBody => ({ type: null, bytes: Buffer.alloc(size, 7) })),
      ),
      json,
    );
  }
  if (operation.path === '/api/account/import') return fc.oneof(hostileExport, hostileForm);
  return fc.oneof(
    { weight: 8, arbitrary: json },
    {
      weight: 2,
      arbitrary: hostileJson.map((text) => ({ type: 'application/json', bytes: Buffer.from(text) })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(types, value)
        .map(([type, one]) => ({ type, bytes: Buffer.from(JSON.stringify(one) ?? '') })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<RawBody>(
        {
          type: 'application/x-www-form-urlencoded',
          bytes: Buffer.from('a[b][c]=1&a=2&__proto__[x]=1&'.repeat(200)),
        },
        { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('%=%&=&%FF=%00') },
        { type: 'application/json', bytes: bomb, encoding: 'gzip' },
        { type: 'application/json', bytes: Buffer.from('{}'), encoding: 'gzip' },
        { type: 'application/json', bytes: Buffer.from('{}'), encoding: 'zstd, x' },
      ),
    },
    { weight: isForm ? 8 : 1, arbitrary: hostileForm },
    { weight: isForm ? 6 : 1, arbitrary: value.map(encodeAsForm) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
