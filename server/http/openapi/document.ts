import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#shared/contracts/call.ts';
import { callsAboutPaying } from '#shared/contracts/subscriptions.ts';
import { TUS_ENDPOINT } from '#shared/contracts/uploads.ts';
import { PROJECT } from '../../project.ts';
import { answersOf, refusalAnswers, refusalSchemas, securityOf, securitySchemes } from './answers.ts';
import { accountChapters } from './chapters/accounts.ts';
import { contentChapters } from './chapters/content.ts';
import { releaseChapters } from './chapters/release.ts';
import type { Note } from './describe.ts';
import { goodAnswersOf } from './good-answers.ts';
import { headersOf, requestBodyOf } from './requests.ts';
import { SchemaWriter, type Part } from './schemas.ts';

/** Every call of the service, with what the document says about it. */
export const chapters = [...accountChapters, ...contentChapters, ...releaseChapters];

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Part>>;
  components: Record<string, unknown>;
}

/**
 * Describes all calls of this service, from their contracts.
 * @param takesPayments where it does not, the calls about paying are left out.
 * @param cookies the names that the session and the CSRF secret have at `origin`.
 */
export function buildDocument({
  origin,
  cookies,
  takesPayments,
}: {
  origin: string;
  cookies: { session: string; csrf: string };
  takesPayments: boolean;
}): OpenApiDocument {
  const left: readonly Call[] = takesPayments ? [] : callsAboutPaying;
  const schemas = new SchemaWriter();
  const paths: OpenApiDocument['paths'] = {};
  for (const { tag, entries } of chapters) {
    for (const { call, note } of entries) {
      if (left.includes(call)) continue;
      const path = documentPath(call);
      (paths[path] ??= {})[call.method] = operation(schemas, tag, call, note);
    }
  }
  for (const path of [TUS_ENDPOINT, `${TUS_ENDPOINT}/{id}`]) paths[path]!['options'] = tusOptions();
  return {
    openapi: '3.1.0',
    info: {
      title: 'LeaveBits',
      version: versionOfProject(),
      description:
        'The calls of LeaveBits. Answers may get more fields in time. Answers of calls are never stored; only this document is.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(chapters.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...refusalSchemas, ...schemas.components },
      responses: refusalAnswers,
      headers: {
        RetryAfter: { description: 'How many seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
      securitySchemes: securitySchemes(cookies),
    },
  };
}

/** The path of a call as the document has it. */
export const documentPath = ({ path }: Call): string => path.replace(/:(\w+)/g, '{$1}');

function operation(schemas: SchemaWriter, tag: string, call: Call, note: Note): Part {
  const parameters = [
    ...pathParameters(schemas, call),
    ...queryParameters(schemas, call),
    ...headersOf(call),
  ];
  const requestBody = requestBodyOf(call, schemas);
  return {
    tags: [tag],
    summary: note.summary,
    security: securityOf(call, note),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: answersOf(call, note, goodAnswersOf(call, schemas)),
  };
}

function pathParameters(schemas: SchemaWriter, call: Call): Part[] {
  const known = call.params ? schemas.input(call.params).properties : {};
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: known?.[name!] ?? { type: 'string' },
  }));
}

function queryParameters(schemas: SchemaWriter, { query }: Call): Part[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.input(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The protocol's own question about what the server can do. It is no call of ours, so no contract names it. */
const tusOptions = (): Part => ({
  tags: ['Uploads'],
  summary: 'What the server can do (tus 1.0.0)',
  security: [{ ownerSession: [] }],
  responses: {
    '204': {
      description: 'The headers name the versions, the extensions and the largest size.',
      headers: Object.fromEntries(
        ['Tus-Version', 'Tus-Extension', 'Tus-Max-Size'].map((name) => [
          name,
          { schema: { type: 'string' } },
        ]),
      ),
    },
    '401': { description: 'Nobody is signed in.' },
    default: { $ref: '#/components/responses/Failure' },
  },
});

function versionOfProject(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string };
  return version;
}
