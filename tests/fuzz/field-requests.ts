import fc from 'fast-check';
import type { z } from 'zod/mini';
import { apiSections, toOpenApiPath, type OpenApiDocument } from '../../server/http/openapi/document.ts';
import { findBodySchema } from '../../server/http/openapi/type-only-schemas.ts';
import { listSchemaFields, formatFieldName, replaceField, type SchemaField } from './schema-fields.ts';
import { encodeAsForm, formWithFile, type RawBody } from './hostile-forms.ts';
import { listAuthorizedCallers, type HostileRequest, type ApiOperation } from './hostile-requests.ts';
import { arbitraryValidValue, type KnownValues } from './hostile-values.ts';
import { encodeForUrl, encodeForHeader } from './long-texts.ts';

type Schema = Record<string, unknown>;

/** Max characters of all fields in a request's head. Node rejects a head of 16 kB before our code sees it. */
const MAX_IN_HEAD = 12_000;
/** The limit of a body field that is bounded by its possible values, as in an enumeration. */
const MAX_OF_OTHERS = 100;

/** The parts of a request. */
interface Parts {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** One field of an endpoint. */
export interface FuzzedField {
  place: 'path' | 'query' | 'header' | 'body' | 'form' | 'file';
  /** Its name in the errors of a 400. */
  field: string;
  maxLength: number;
  /** Whether the OpenAPI document states this limit. */
  isBounded: boolean;
  fill(parts: Parts, text: string): Parts;
}

interface Source {
  doc: OpenApiDocument;
  /** Values that get past more checks than others, such as existing tokens. */
  known: KnownValues;
}

/** An endpoint with all of its fields. */
export interface FuzzedEndpoint {
  operation: ApiOperation;
  targets: FuzzedField[];
  /** A request with these values in these fields, otherwise valid as far as the contract says. */
  requestWith(texts: [target: FuzzedField, text: string][]): HostileRequest;
}

export function createFuzzedEndpoint(operation: ApiOperation, source: Source): FuzzedEndpoint {
  const right = rightParts(operation, source);
  return {
    operation,
    targets: [
      ...headTargets(operation, source),
      ...bodyTargets(operation, source),
      ...fileTargets(operation),
    ],
    requestWith(texts) {
      const parts = texts.reduce((before, [target, text]) => target.fill(before, text), right);
      return assemble(operation, parts, texts[0]?.[0].place);
    },
  };
}

function headTargets({ parameters = [] }: ApiOperation, source: Source): FuzzedField[] {
  return parameters.map(({ name, in: place, schema }) => {
    const maxLength = listSchemaFields(schema, componentsOf(source))[0]?.maxLength ?? null;
    const max = Math.floor(MAX_IN_HEAD / parameters.length);
    return {
      place: place as 'path' | 'query' | 'header',
      field: name,
      maxLength: maxLength ?? max,
      isBounded: maxLength !== null,
      fill(parts, text) {
        const part = place === 'header' ? 'headers' : (place as 'path' | 'query');
        const value = place === 'header' ? headerValue(name, text, max, source) : encodeForUrl(text, max);
        return { ...parts, [part]: { ...parts[part], [name]: value } };
      },
    };
  });
}

function bodyTargets(operation: ApiOperation, source: Source): FuzzedField[] {
  const fields = bodyFields(operation, source);
  return Object.keys(writersOf(operation)).flatMap((place) =>
    fields.map(({ steps, maxLength }) => ({
      place: place as 'body' | 'form',
      field: formatFieldName({ steps }),
      maxLength: maxLength ?? MAX_OF_OTHERS,
      isBounded: maxLength !== null,
      fill: (parts, text) => ({ ...parts, body: replaceField(parts.body, steps, text) }),
    })),
  );
}

function fileTargets(operation: ApiOperation): FuzzedField[] {
  const name = fileFieldOf(operation);
  if (name === null) return [];
  const target = (field: string, maxLength: number, bodyOf: (text: string) => RawBody): FuzzedField => ({
    place: 'file',
    field,
    maxLength,
    isBounded: false,
    fill: (parts, text) => ({ ...parts, body: bodyOf(text) }),
  });
  return [
    target('name', MAX_IN_HEAD, (text) =>
      formWithFile(name, text.replace(/["\r\n]/g, ''), 'name,password\nBank,x\n'),
    ),
    target('content', 1_000_000, (text) => formWithFile(name, 'export.csv', text)),
  ];
}

const componentsOf = ({ doc }: Source) => doc.components['schemas'] as Record<string, Schema>;
const contentOf = ({ requestBody }: ApiOperation) => requestBody?.content ?? {};
const bodySchema = (operation: ApiOperation): Schema | undefined =>
  (contentOf(operation)['application/json'] ?? Object.values(contentOf(operation))[0])?.schema;

/** The file field of a form, for an endpoint that takes a single file and nothing else. */
function fileFieldOf(operation: ApiOperation): string | null {
  if ('application/json' in contentOf(operation) || !('multipart/form-data' in contentOf(operation)))
    return null;
  return Object.keys(bodySchema(operation)!['properties'] as object)[0]!;
}

function bodyFields(operation: ApiOperation, source: Source): Pick<SchemaField, 'steps' | 'maxLength'>[] {
  if ('*/*' in contentOf(operation)) return [{ steps: [], maxLength: null }];
  const schema = bodySchema(operation);
  if (!schema || fileFieldOf(operation) !== null) return [];
  return listSchemaFields(schema, componentsOf(source)).filter(({ steps }) => steps.length > 0);
}

const json = (body: unknown): RawBody => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(body) ?? ''),
});
const urlEncoded = (body: unknown): RawBody => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(new URLSearchParams(Object.entries(body as object)).toString()),
});
const plain = (body: unknown): RawBody => ({ type: 'text/plain', bytes: Buffer.from(String(body)) });

/** How an endpoint takes its fields: as JSON or any text, and as a form. */
function writersOf(operation: ApiOperation): Partial<Record<'body' | 'form', (body: unknown) => RawBody>> {
  const types = contentOf(operation);
  const body = 'application/json' in types ? json : '*/*' in types ? plain : null;
  const form =
    'application/x-www-form-urlencoded' in types
      ? urlEncoded
      : 'multipart/form-data' in types
        ? encodeAsForm
        : null;
  return { ...(body && { body }), ...(form && { form }) };
}

function headerValue(name: string, text: string, max: number, { known }: Source): string {
  if (name !== 'Upload-Metadata') return encodeForHeader(text, max);
  const base64 = (value: unknown) => Buffer.from(String(value)).toString('base64');
  return `triggerByteId ${base64(known['Id']![0])},filename ${base64(text.slice(0, max / 4)).slice(0, max)}`;
}

const RIGHT_HEADERS: Record<string, string> = {
  'Tus-Resumable': '1.0.0',
  'Upload-Length': '5',
  'Upload-Offset': '0',
  'Upload-Metadata': 'filename YS5iaW4=',
};

const shapes = new Map<string, z.ZodMiniType | null>(
  apiSections.flatMap(({ entries }) =>
    entries.map(
      ({ call }) => [`${call.method} ${toOpenApiPath(call)}`, call.form ?? findBodySchema(call)] as const,
    ),
  ),
);

function rightParts(operation: ApiOperation, source: Source): Parts {
  const samples = (schema: Schema) =>
    fc.sample(arbitraryValidValue(schema, source.known, componentsOf(source)), { seed: 1, numRuns: 50 });
  const valueOf = (name: string, schema: Schema) => {
    const known = source.known[operation.path.includes('/tus/') ? 'uploadId' : name]?.[0];
    return encodeURIComponent(String((schema['format'] !== 'uuid' && known) || samples(schema)[0]));
  };
  const values = (place: string) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((one) => one.in === place)
        .map(({ name, schema }) => [name, place === 'header' ? RIGHT_HEADERS[name]! : valueOf(name, schema)])
        .filter(([, value]) => value !== undefined),
    ) as Record<string, string>;
  const schema = bodySchema(operation);
  const shape = shapes.get(`${operation.method} ${operation.path}`);
  const bodies = schema && fileFieldOf(operation) === null ? samples(schema) : [];
  return {
    path: values('path'),
    query: values('query'),
    headers: values('header'),
    body: bodies.find((body) => shape?.safeParse(body).success) ?? bodies[0],
  };
}

function assemble(
  operation: ApiOperation,
  { path, query, headers, body }: Parts,
  place: FuzzedField['place'] | undefined,
): HostileRequest {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name]!);
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const writers = writersOf(operation);
  const write = (place === 'form' && writers.form) || writers.body || writers.form;
  return {
    caller: listAuthorizedCallers(operation)[0]!,
    method: operation.method,
    address: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
    headers,
    body: place === 'file' ? (body as RawBody) : write && body !== undefined ? write(body) : null,
    hasToken: true,
  };
}
