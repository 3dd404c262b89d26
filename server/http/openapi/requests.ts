import { z } from 'zod/mini';
import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { REAUTHENTICATION_HEADER } from '#shared/contracts/exports.ts';
import { IMPORT_FIELD, importEndpoints } from '#shared/contracts/imports.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { downloadEndpoints } from '#shared/contracts/recipients.ts';
import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { ATTACHMENTS_FIELD, UPLOAD_FILES_FIELDS, uploadEndpoints } from '#shared/contracts/uploads.ts';
import { viewSessionEndpoints } from '#shared/contracts/view-session.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import {
  BINARY_SCHEMA,
  type JsonSchema,
  type OpenApiFragment,
  type JsonSchemaWriter,
} from './json-schema-writer.ts';
import { findBodySchema } from './type-only-schemas.ts';

const files = (most: number) => ({
  type: 'array',
  items: BINARY_SCHEMA,
  maxItems: most,
  description: `Up to ${limits.serverFileBytes / MEGABYTE} MB each.`,
});
const parameter = (name: string, required: boolean, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const beacons: Endpoint[] = [sessionEndpoints.logout, viewSessionEndpoints.logout];
/** Endpoints that return a file or part of one. */
const answersWithFile: Endpoint[] = [
  leavebitEndpoints.readFile,
  leavebitEndpoints.viewFile,
  downloadEndpoints.redeem,
];
const tusCalls: Endpoint[] = [
  uploadEndpoints.create,
  uploadEndpoints.offset,
  uploadEndpoints.append,
  uploadEndpoints.stop,
];

export function describeRequestBody(call: Endpoint, schemas: JsonSchemaWriter): OpenApiFragment | null {
  if (call === importEndpoints.read) {
    return form({ type: 'object', properties: { [IMPORT_FIELD]: BINARY_SCHEMA }, required: [IMPORT_FIELD] });
  }
  if (call === uploadEndpoints.sendFiles) {
    const fields = UPLOAD_FILES_FIELDS.map((name) => [name, files(limits.filesPerSave)] as const);
    return form({ type: 'object', properties: Object.fromEntries(fields) });
  }
  if (call === uploadEndpoints.append || call === uploadEndpoints.create) {
    return {
      required: call === uploadEndpoints.append,
      content: { 'application/offset+octet-stream': { schema: BINARY_SCHEMA } },
    };
  }
  if (call === subscriptionEndpoints.notify) {
    return {
      required: true,
      description: 'The fields in PayFast’s order, and their signature.',
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    };
  }
  if (call === mailEventsEndpoint) {
    return {
      required: true,
      description: 'The body as signed by the provider.',
      content: { '*/*': { schema: {} } },
    };
  }
  if (call.form) {
    const schema = schemas.input(call.form);
    const attachments = { properties: { [ATTACHMENTS_FIELD]: files(limits.filesPerSave) } };
    return {
      content: {
        'multipart/form-data': { schema: { allOf: [schema, attachments] } },
        'application/json': { schema },
      },
    };
  }
  const shape = findBodySchema(call);
  if (!shape) return null;
  const schema = schemas.input(shape);
  if (!beacons.includes(call)) {
    // A missing body is read as an empty object.
    return { required: (schema.required ?? []).length > 0, content: { 'application/json': { schema } } };
  }
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ];
  const withToken = { ...schema, properties: { ...schema.properties, _csrf: { type: 'string' } } };
  return { content: Object.fromEntries(types.map((type) => [type, { schema: withToken }])) };
}

const form = (schema: JsonSchema): OpenApiFragment => ({
  required: true,
  content: { 'multipart/form-data': { schema } },
});

/** The headers that an endpoint reads, apart from those for its session. */
export function describeRequestHeaders(call: Endpoint): OpenApiFragment[] {
  const version = parameter('Tus-Resumable', true, 'The protocol version.', { const: '1.0.0' });
  const length = { type: 'integer', minimum: 0 };
  if (call === uploadEndpoints.create) {
    return [
      version,
      parameter('Upload-Length', true, 'The size of the file in bytes.', {
        ...length,
        maximum: limits.serverFileBytes,
      }),
      parameter(
        'Upload-Metadata',
        true,
        'tus metadata: `triggerByteId` and `filename`; if there are any, `filetype`, `uploadSessionId` (a UUID), `fileIndex`, ' +
          '`fileCount` and `sha256` (64 hex digits).',
        { type: 'string' },
      ),
    ];
  }
  if (call === uploadEndpoints.append) {
    return [version, parameter('Upload-Offset', true, 'The number of bytes received before these.', length)];
  }
  if (tusCalls.includes(call)) return [version];
  if (call.needsProof && !call.body) {
    return [parameter(REAUTHENTICATION_HEADER, false, 'The reauthentication code.', schemaOfCode)];
  }
  if (answersWithFile.includes(call)) {
    return [parameter('Range', false, 'Part of the file.', { type: 'string' })];
  }
  return [];
}
const schemaOfCode = z.toJSONSchema(z.string().check(z.maxLength(40))) as JsonSchema;
