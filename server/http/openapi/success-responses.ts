import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import { downloadEndpoints } from '#shared/contracts/downloads.ts';
import { liveEventSchema } from '#shared/contracts/live-events.ts';
import { exportEndpoints } from '#shared/contracts/exports.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { openApiEndpoint } from '#shared/contracts/openapi.ts';
import { planEndpoints } from '#shared/contracts/plan.ts';
import { NEXT_PAGE_HEADER, recipientEndpoints } from '#shared/contracts/recipients.ts';
import { versionEndpoints } from '#shared/contracts/versions.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import { uploadEndpoints } from '#shared/contracts/uploads.ts';
import {
  BINARY_SCHEMA,
  type JsonSchema,
  type OpenApiFragment,
  type JsonSchemaWriter,
} from './json-schema-writer.ts';
import { findResponseSchema } from './type-only-schemas.ts';

const textHeader = (description: string) => ({ description, schema: { type: 'string' } });
const numberHeader = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });
const file = { '*/*': { schema: BINARY_SCHEMA } };
const zip = { 'application/zip': { schema: BINARY_SCHEMA } };
const ranges = (description: string) => ({
  '200': {
    description,
    headers: {
      ETag: textHeader('Names these bytes.'),
      'Accept-Ranges': textHeader('`bytes`'),
      'Content-Disposition': textHeader('The file’s name.'),
    },
    content: file,
  },
  '206': { description: 'The range that was asked for.', content: file },
  '304': { description: 'It is the file of `If-None-Match`.' },
});

/** Endpoints with a response other than JSON. */
const others = new Map<Endpoint, (schemas: JsonSchemaWriter) => OpenApiFragment>([
  [leavebitEndpoints.readFile, () => ranges('The file.')],
  [leavebitEndpoints.viewFile, () => ranges('The file.')],
  [
    downloadEndpoints.redeem,
    () => ({
      ...ranges('The file, or a ZIP.'),
      '303': { description: 'A browser with a dead link is led to a page.' },
    }),
  ],
  [exportEndpoints.everything, zipOrPage],
  [exportEndpoints.forPerson, zipOrPage],
  [
    sessionEndpoints.events,
    (schemas) => ({
      '200': {
        description: 'Server-sent events. Each has one JSON object as its data.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
        'x-event-data': schemas.output(liveEventSchema),
      },
    }),
  ],
  [
    openApiEndpoint,
    () => ({
      '200': {
        description: 'This document.',
        headers: { ETag: textHeader('Names this state of the document.') },
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      '304': { description: 'It is the document of `If-None-Match`.' },
    }),
  ],
  [subscriptionEndpoints.notify, () => ({ '200': { description: 'The notification is stored.' } })],
  [mailEventsEndpoint, () => ({ '200': { description: 'The news is taken in.' } })],
  [
    uploadEndpoints.create,
    () => ({
      '201': {
        description: 'The upload has begun.',
        headers: {
          Location: textHeader('Its path.'),
          'Upload-Offset': numberHeader('With bytes in the request: how many have arrived.'),
          'Tus-Resumable': textHeader('`1.0.0`'),
        },
      },
    }),
  ],
  [uploadEndpoints.offset, () => ({ '200': arrived('How much has arrived.') })],
  [uploadEndpoints.append, () => ({ '204': arrived('The bytes are kept.') })],
  [uploadEndpoints.stop, () => ({ '204': { description: 'The upload is stopped.' } })],
]);

function zipOrPage(): OpenApiFragment {
  return {
    '200': { description: 'The ZIP.', content: zip },
    '303': { description: 'A browser whose download was refused is led to its owner’s page.' },
  };
}

function arrived(description: string): OpenApiFragment {
  return {
    description,
    headers: {
      'Upload-Offset': numberHeader('How many bytes have arrived.'),
      'Upload-Length': numberHeader('How many bytes the file has.'),
      'Tus-Resumable': textHeader('`1.0.0`'),
    },
  };
}

export function describeSuccessResponses(call: Endpoint, schemas: JsonSchemaWriter): OpenApiFragment {
  const other = others.get(call);
  if (other) return other(schemas);
  const shape = findResponseSchema(call);
  const status = String(call.status ?? (shape ? 200 : 204));
  const description = call.method === 'get' ? 'What was asked for.' : 'It is done.';
  if (!shape || call.status === 204) return { [status]: { description } };
  return {
    [status]: {
      description,
      ...((call === recipientEndpoints.list ||
        call === planEndpoints.preview ||
        call === versionEndpoints.list) && {
        headers: { [NEXT_PAGE_HEADER]: textHeader('If there is another page: its `after`, or `before`.') },
      }),
      content: { 'application/json': { schema: withoutProof(call, schemas.output(shape)) } },
    },
  };
}

/** A request to reauthenticate is a separate response with status 202. */
function withoutProof({ needsProof }: Endpoint, schema: JsonSchema): JsonSchema {
  if (!needsProof || !schema.anyOf) return schema;
  const rest = schema.anyOf.filter(({ properties }) => !properties?.['requiresVerification']);
  return rest.length === 1 ? rest[0]! : { ...schema, anyOf: rest };
}
