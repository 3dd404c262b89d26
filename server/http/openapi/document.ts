import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';
import { paymentEndpoints } from '#shared/contracts/subscriptions.ts';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import { PROJECT_DIR } from '../../project-dir.ts';
import {
  describeResponses,
  errorResponses,
  errorSchemas,
  describeSecurity,
  describeSecuritySchemes,
} from './error-responses.ts';
import { accountApiSections } from './sections/accounts.ts';
import { contentApiSections } from './sections/content.ts';
import { releaseApiSections } from './sections/release.ts';
import type { EndpointNote } from './endpoint-notes.ts';
import { describeSuccessResponses } from './success-responses.ts';
import { describeRequestHeaders, describeRequestBody } from './requests.ts';
import { JsonSchemaWriter, type OpenApiFragment } from './json-schema-writer.ts';

/** Every endpoint of the service, with its documentation. */
export const apiSections = [...accountApiSections, ...contentApiSections, ...releaseApiSections];

export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiFragment>>;
  components: Record<string, unknown>;
}

/**
 * Describes every endpoint of this service from its contract.
 * @param takesPayments if false, the payment endpoints are left out.
 * @param cookies the names of the session and CSRF cookies at `origin`.
 */
export function buildOpenApiDocument({
  origin,
  cookies,
  takesPayments,
}: {
  origin: string;
  cookies: { session: string; csrf: string };
  takesPayments: boolean;
}): OpenApiDocument {
  const left: readonly Endpoint[] = takesPayments ? [] : paymentEndpoints;
  const schemas = new JsonSchemaWriter();
  const paths: OpenApiDocument['paths'] = {};
  for (const { tag, entries } of apiSections) {
    for (const { call, note } of entries) {
      if (left.includes(call)) continue;
      const path = toOpenApiPath(call);
      (paths[path] ??= {})[call.method] = operation(schemas, tag, call, note);
    }
  }
  for (const path of [TUS_PATH, `${TUS_PATH}/{id}`]) paths[path]!['options'] = tusOptions();
  return {
    openapi: '3.1.0',
    info: {
      title: 'LeaveBits',
      version: versionOfProject(),
      description:
        'The LeaveBits API. Responses may gain fields over time. API responses are never cached; only this document is.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(apiSections.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...errorSchemas, ...schemas.components },
      responses: errorResponses,
      headers: {
        RetryAfter: {
          description: 'The number of seconds to wait.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: describeSecuritySchemes(cookies),
    },
  };
}

/** An endpoint's path in OpenAPI syntax. */
export const toOpenApiPath = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}');

function operation(
  schemas: JsonSchemaWriter,
  tag: string,
  call: Endpoint,
  note: EndpointNote,
): OpenApiFragment {
  const parameters = [
    ...pathParameters(schemas, call),
    ...queryParameters(schemas, call),
    ...describeRequestHeaders(call),
  ];
  const requestBody = describeRequestBody(call, schemas);
  return {
    tags: [tag],
    summary: note.summary,
    security: describeSecurity(call, note),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: describeResponses(call, note, describeSuccessResponses(call, schemas)),
  };
}

function pathParameters(schemas: JsonSchemaWriter, call: Endpoint): OpenApiFragment[] {
  const known = call.params ? schemas.input(call.params).properties : {};
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: known?.[name!] ?? { type: 'string' },
  }));
}

function queryParameters(schemas: JsonSchemaWriter, { query }: Endpoint): OpenApiFragment[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.input(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The tus protocol's capability discovery. It is not one of our endpoints, so no contract describes it. */
const tusOptions = (): OpenApiFragment => ({
  tags: ['Uploads'],
  summary: 'Discover the server’s capabilities (tus 1.0.0)',
  security: [{ ownerSession: [] }],
  responses: {
    '204': {
      description: 'The headers list the versions, the extensions and the maximum size.',
      headers: Object.fromEntries(
        ['Tus-Version', 'Tus-Extension', 'Tus-Max-Size'].map((name) => [
          name,
          { schema: { type: 'string' } },
        ]),
      ),
    },
    '401': { description: 'Not signed in.' },
    default: { $ref: '#/components/responses/Failure' },
  },
});

function versionOfProject(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
