import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import { downloadEndpoints, NEXT_PAGE_HEADER, recipientEndpoints } from '#shared/contracts/recipients.ts';
import { liveEventSchema } from '#shared/contracts/live-events.ts';
import { exportEndpoints } from '#shared/contracts/exports.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { openApiEndpoint } from '#shared/contracts/service.ts';
import { planEndpoints } from '#shared/contracts/plan.ts';
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
      ETag: textHeader('Identifies these bytes.'),
      'Accept-Ranges': textHeader('`bytes`'),
      'Content-Disposition': textHeader('The file name.'),
    },
    content: file,
  },
  '206': { description: 'The requested range.', content: file },
  '304': { description: 'The file matches `If-None-Match`.' },
});

/** Endpoints with a response other than JSON. */
const others = new Map<Endpoint, (schemas: JsonSchemaWriter) => OpenApiFragment>([
  [leavebitEndpoints.readFile, () => ranges('The file.')],
  [leavebitEndpoints.viewFile, () => ranges('The file.')],
  [
    downloadEndpoints.redeem,
    () => ({
      ...ranges('The file or a ZIP.'),
      '303': { description: 'Redirects a browser with an invalid link to a page.' },
    }),
  ],
  [downloadEndpoints.redeemEverything, zipOrPage],
  [exportEndpoints.everything, zipOrPage],
  [exportEndpoints.forPerson, zipOrPage],
  [
    sessionEndpoints.events,
    (schemas) => ({
      '200': {
        description: 'Server-sent events. The data of each is one JSON object.',
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
        headers: { ETag: textHeader('Identifies this version of the document.') },
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      '304': { description: 'The document matches `If-None-Match`.' },
    }),
  ],
  [subscriptionEndpoints.notify, () => ({ '200': { description: 'The notification was stored.' } })],
  [mailEventsEndpoint, () => ({ '200': { description: 'The event was processed.' } })],
  [
    uploadEndpoints.create,
    () => ({
      '201': {
        description: 'The upload was created.',
        headers: {
          Location: textHeader('The path of the upload.'),
          'Upload-Offset': numberHeader('With bytes in the request: how many have arrived.'),
          'Tus-Resumable': textHeader('`1.0.0`'),
        },
      },
    }),
  ],
  [uploadEndpoints.offset, () => ({ '200': arrived('The current offset.') })],
  [uploadEndpoints.append, () => ({ '204': arrived('The bytes were stored.') })],
  [uploadEndpoints.stop, () => ({ '204': { description: 'The upload was terminated.' } })],
]);

function zipOrPage(): OpenApiFragment {
  return {
    '200': { description: 'The ZIP.', content: zip },
    '303': { description: 'Redirects a browser whose download was rejected to the owner’s page.' },
  };
}

function arrived(description: string): OpenApiFragment {
  return {
    description,
    headers: {
      'Upload-Offset': numberHeader('The number of bytes received.'),
      'Upload-Length': numberHeader('The size of the file in bytes.'),
      'Tus-Resumable': textHeader('`1.0.0`'),
    },
  };
}

export function describeSuccessResponses(call: Endpoint, schemas: JsonSchemaWriter): OpenApiFragment {
  const other = others.get(call);
  if (other) return other(schemas);
  const shape = findResponseSchema(call);
  const status = String(call.status ?? (shape ? 200 : 204));
  const description = call.method === 'get' ? 'The requested data.' : 'Done.';
  if (!shape || call.status === 204) return { [status]: { description } };
  return {
    [status]: {
      description,
      ...((call === recipientEndpoints.list ||
        call === planEndpoints.preview ||
        call === versionEndpoints.list) && {
        headers: {
          [NEXT_PAGE_HEADER]: textHeader('The `after` or `before` of the next page, if there is one.'),
        },
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
