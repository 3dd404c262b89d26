import { z } from 'zod/mini';
import type { Call } from '#shared/contracts/call.ts';
import { PROOF_HEADER } from '#shared/contracts/exports.ts';
import { IMPORT_FIELD, importCalls } from '#shared/contracts/imports.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { downloadCalls } from '#shared/contracts/downloads.ts';
import { mailEventsCall } from '#shared/contracts/bounces.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { ATTACHMENTS_FIELD, UPLOAD_FILES_FIELDS, uploadCalls } from '#shared/contracts/uploads.ts';
import { viewSessionCalls } from '#shared/contracts/view-session.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { BINARY, type JsonSchema, type Part, type SchemaWriter } from './schemas.ts';
import { bodyShape } from './type-only-shapes.ts';

const files = (most: number) => ({
  type: 'array',
  items: BINARY,
  maxItems: most,
  description: `Each of at most ${limits.serverFileBytes / MEGABYTE} MB.`,
});
const parameter = (name: string, required: boolean, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const beacons: Call[] = [sessionCalls.logout, viewSessionCalls.logout];
/** They answer with a file, or with a part of it. */
const answersWithFile: Call[] = [leavebitCalls.readFile, leavebitCalls.viewFile, downloadCalls.redeem];
const tusCalls: Call[] = [uploadCalls.create, uploadCalls.offset, uploadCalls.append, uploadCalls.stop];

/** The body of a request, or null. */
export function requestBodyOf(call: Call, schemas: SchemaWriter): Part | null {
  if (call === importCalls.read) {
    return form({ type: 'object', properties: { [IMPORT_FIELD]: BINARY }, required: [IMPORT_FIELD] });
  }
  if (call === uploadCalls.sendFiles) {
    const fields = UPLOAD_FILES_FIELDS.map((name) => [name, files(limits.filesPerSave)] as const);
    return form({ type: 'object', properties: Object.fromEntries(fields) });
  }
  if (call === uploadCalls.append || call === uploadCalls.create) {
    return {
      required: call === uploadCalls.append,
      content: { 'application/offset+octet-stream': { schema: BINARY } },
    };
  }
  if (call === subscriptionCalls.notify) {
    return {
      required: true,
      description: 'Fields in PayFast’s order, and their signature.',
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    };
  }
  if (call === mailEventsCall) {
    return { required: true, description: 'As the provider signs it.', content: { '*/*': { schema: {} } } };
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
  const shape = bodyShape(call);
  if (!shape) return null;
  const schema = schemas.input(shape);
  if (!beacons.includes(call)) {
    // Without a body, the server reads an empty object.
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

const form = (schema: JsonSchema): Part => ({
  required: true,
  content: { 'multipart/form-data': { schema } },
});

/** The headers that a call reads, beside those of its session. */
export function headersOf(call: Call): Part[] {
  const version = parameter('Tus-Resumable', true, 'The version of the protocol.', { const: '1.0.0' });
  const length = { type: 'integer', minimum: 0 };
  if (call === uploadCalls.create) {
    return [
      version,
      parameter('Upload-Length', true, 'How many bytes the file has.', {
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
  if (call === uploadCalls.append) {
    return [version, parameter('Upload-Offset', true, 'How many bytes have arrived before these.', length)];
  }
  if (tusCalls.includes(call)) return [version];
  if (call.needsProof && !call.body) {
    return [parameter(PROOF_HEADER, false, 'The code of a proof.', schemaOfCode)];
  }
  if (answersWithFile.includes(call)) {
    return [parameter('Range', false, 'A part of the file.', { type: 'string' })];
  }
  return [];
}
const schemaOfCode = z.toJSONSchema(z.string().check(z.maxLength(40))) as JsonSchema;
