import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Router } from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { TUS_PATH, uploadEndpoints } from '#shared/contracts/uploads.ts';
import { limits } from '#shared/domain/limits.ts';
import { createApp } from '../../app.ts';
import { listApiRoutes } from '#tests/support/api-routes.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';
import { resendTooSoonError } from '../../features/release/links/resend-confirmation-request.ts';
import { unusableLinkError } from '../../features/release/links/link-errors.ts';
import { buildOpenApiDocument, apiSections, toOpenApiPath, type OpenApiDocument } from './document.ts';

type Schema = Record<string, unknown>;
interface Answers {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const HEIR = 'heir@example.org';
let app: TestApp;
let owner: TestOwner;
let recipient: TestRecipient;
let leavebitId: number;
let doc: OpenApiDocument;
beforeAll(async () => {
  app = await startTestApp();
  doc = (await supertest(app.server).get('/api/openapi.json').expect(200)).body as OpenApiDocument;
  owner = await registerOwner(app, 'owner@example.org');
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For Ben')
    .field('sharingEmails', HEIR)
    .attach('attachments', Buffer.from('hello'), 'letter.txt')
    .expect(201);
  leavebitId = (saved.body as { id: number }).id;
  await owner
    .send('put', `/api/drafts/${leavebitId}`)
    .send({ seqno: 1, content: draftContent() })
    .expect(200);
  recipient = await verifyRecipient(app, HEIR);
});
afterAll(() => app[Symbol.asyncDispose]());

/** The path, filled in with existing values. */
const addressOf = (path: string, other = '1') =>
  path
    .replace(':encodedEmail', recipient.encodedEmail)
    .replace(':id', String(leavebitId))
    .replace(/:\w+/g, other);

const operations = () =>
  Object.entries(doc.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );

/** The tus library receives every method on both of its paths, and rejects these. */
const REFUSED_BY_TUS = [
  ...['head', 'patch', 'delete'].map((method) => `${method} ${TUS_PATH}`),
  `post ${TUS_PATH}/{id}`,
];

describe('the document', () => {
  it('is valid OpenAPI 3.1, and all its references lead somewhere', async () => {
    const checked = await new Validator().validate(structuredClone({ ...doc }));
    expect(checked.errors).toBeUndefined();
    expect(checked.valid).toBe(true);
    const references = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, group, name] of references) expect(doc.components[group!]).toHaveProperty(name!);
    expect(JSON.stringify(doc)).not.toContain('$defs');
  });

  it('documents every field of the errors of a mailed link', () => {
    const refused = [unusableLinkError('asked'), resendTooSoonError(new Date(1), new Date(0))];
    const { Refusal } = doc.components['schemas'] as Record<string, { properties: object }>;
    const fields = refused.flatMap(({ details }) => Object.keys(details));
    expect(fields).toContain('reason');
    expect(Object.keys(Refusal!.properties)).toEqual(expect.arrayContaining(fields));
  });

  it('names the limit of a text that counts, after trimming', () => {
    const { schema } = (
      doc.paths['/api/deny-report']!['post'] as unknown as {
        requestBody: { content: Record<string, { schema: Schema }> };
      }
    ).requestBody.content['application/json']!;
    expect(JSON.stringify(schema)).toContain(`"maxLength":${limits.denialReasonLength}`);
    expect(JSON.stringify(schema)).not.toContain(`"maxLength":${2 * limits.denialReasonLength}`);
  });

  it('has every route of the server, and nothing that is only for developers', () => {
    const parts = { worker: { isRunning: () => true }, client: Router() };
    const routes = listApiRoutes(createApp(app.ctx, parts)).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect([...new Set(routes)].sort()).toEqual([...operations(), ...REFUSED_BY_TUS].sort());
    expect(routes.length).toBeGreaterThan(90);
    expect(operations().filter((operation) => operation.includes('/dev'))).toEqual([]);
  });

  it('leaves out the calls about paying where nothing is paid', () => {
    const cookies = { session: 'a', csrf: 'b' };
    const free = buildOpenApiDocument({ origin: 'https://x.example', cookies, takesPayments: false });
    const paths = Object.keys(free.paths);
    expect(paths.filter((path) => /payfast|payment\/|cancel/.test(path))).toEqual([]);
    expect(paths).toContain('/api/user-subscription');
  });

  it('is the same for all, is stored under its tag, and makes no session', async () => {
    const first = await supertest(app.server).get('/api/openapi.json').expect(200);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(first.headers['content-type']).toContain('application/json');
    await supertest(app.server)
      .get('/api/openapi.json')
      .set('If-None-Match', first.headers['etag'] as unknown as string)
      .expect(304);
  });
});

describe('what the document says about callers', () => {
  const calls = apiSections.flatMap(({ entries }) => entries);
  it('is true for nobody: who needs a session is asked for it', async () => {
    const nobody = await openVisitor(app);
    for (const { call, note } of calls) {
      const request = nobody.send(call.method, addressOf(call.path));
      const isRead = call.method === 'get' || call.method === 'head';
      const { status } = await (isRead ? request : request.send({ returnKey: 'x'.repeat(22) }));
      const needsSession = !['anyone', 'provider'].includes(note.caller);
      expect([call.method, call.path, status === 401]).toEqual([call.method, call.path, needsSession]);
    }
  });

  it('is true for an owner who has not paid', async () => {
    const blocked = await registerOwner(app, 'blocked@example.org');
    await app.ctx.pool.query(
      `update subscriptions set sub_status = 'Cancelled', next_payment_date = '2020-01-01' where user_id = $1`,
      [blocked.id],
    );
    for (const { call, note } of calls) {
      if (call.path === '/api/events') continue;
      if (note.caller === 'recipient' || /logout|sign-out/.test(call.path)) continue;
      const { status } = await blocked.send(call.method, addressOf(call.path));
      const needsPaid = note.caller === 'activeOwner' || note.caller === 'reader';
      if (needsPaid || status === 402)
        expect([call.path, status, operationOf(call).responses]).toEqual([
          call.path,
          402,
          expect.objectContaining({ 402: expect.anything() as unknown }),
        ]);
    }
  });
});

const operationOf = (call: { method: string; path: string }) =>
  doc.paths[toOpenApiPath(call as (typeof leavebitEndpoints)['list'])]![call.method] as unknown as Answers;

type Answer = Answers['responses'][string] & { $ref?: string };

/** The response itself, dereferenced if necessary. */
function resolved(answer: Answer | undefined): Answer | undefined {
  const name = answer?.$ref?.split('/').at(-1);
  return name === undefined ? answer : (doc.components['responses'] as Record<string, Answer>)[name];
}

/** Closes the schema to catch undocumented fields, although clients must tolerate them. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isObject = 'properties' in inner && !('additionalProperties' in inner);
  return isObject ? { ...inner, unevaluatedProperties: false } : inner;
}

function problemsOf(call: { method: string; path: string }, status: number, body: unknown) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'doc', components: closed(doc.components) });
  const answer = resolved(operationOf(call).responses[status]);
  const schema = answer?.content?.['application/json']?.schema;
  if (!schema) return `${call.path}: no answer ${status} is documented`;
  const absolute = JSON.parse(
    JSON.stringify(closed(schema)).replaceAll('"#/components', '"doc#/components'),
  ) as Schema;
  const check = ajv.compile(absolute);
  return check(body) ? [] : check.errors;
}

describe('real answers have the shape that the document gives them', () => {
  const reads = apiSections
    .flatMap(({ entries }) => entries)
    .filter(
      ({ call, note }) =>
        call.method === 'get' && call.answer && ['owner', 'activeOwner', 'reader'].includes(note.caller),
    );

  it('for every list of an owner', async () => {
    expect(reads.length).toBeGreaterThan(20);
    for (const { call } of reads) {
      const path = addressOf(call.path, 'letter.txt');
      const { status, body } = await owner.send('get', path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, problemsOf(call, status, body)]).toEqual([path, []]);
    }
  });

  it('for a recipient, for a change, and for errors', async () => {
    const all = apiSections.flatMap(({ entries }) => entries.map(({ call }) => call));
    const ask = async (
      who: TestOwner | TestRecipient,
      method: 'get' | 'post' | 'put' | 'patch',
      path: string,
      { address = path, body = {}, status }: { address?: string; body?: object; status: number },
    ) => {
      const call = all.find((one) => one.method === method && one.path === path)!;
      const headers = 'session' in who ? who.session : {};
      const request = who.send(method, address).set(headers);
      const answer = await (method === 'get' ? request : request.send(body));
      expect([path, answer.status, answer.body]).toEqual([path, status, expect.anything()]);
      expect([path, problemsOf(call, status, answer.body)]).toEqual([path, []]);
    };
    const list = '/api/my-leavebits/:encodedEmail';
    const address = `/api/my-leavebits/${recipient.encodedEmail}`;
    const one = `/api/trigger-bytes/${leavebitId}`;
    await ask(recipient, 'get', list, { address, status: 200 });
    await ask(recipient, 'get', `${list}/:id`, { address: `${address}/${leavebitId}`, status: 200 });
    await ask(recipient, 'get', `${list}/:id`, { address: `${address}/1`, status: 404 });
    await ask(owner, 'patch', '/api/trigger-bytes/:id', {
      address: one,
      body: { sharingConfig: { [HEIR]: { releaseType: 'death_incapacitation' } } },
      status: 200,
    });
    await ask(recipient, 'get', `${list}/:id`, { address: `${address}/${leavebitId}`, status: 423 });
    await ask(owner, 'patch', '/api/trigger-bytes/:id', {
      address: one,
      body: { description: 7 },
      status: 400,
    });
    await ask(owner, 'patch', '/api/trigger-bytes/:id', { address: one, body: { seqno: 0 }, status: 409 });
    await ask(owner, 'post', '/api/login', {
      body: { username: 'nobody@example.org', password: 'x' },
      status: 401,
    });
    await ask(owner, 'put', '/api/account/name', { body: { name: 'Hilde' }, status: 200 });
    await app.ctx.pool.query(`update session set sess = (sess::jsonb - 'provedAt')::json`);
    await ask(owner, 'post', '/api/account/deletion', { status: 202 });
  });
});

it('names the fields and the limits of a request', () => {
  const { requestBody, parameters } = doc.paths[toOpenApiPath(leavebitEndpoints.update)]![
    'patch'
  ] as unknown as {
    requestBody: { content: Record<string, { schema: Schema }> };
    parameters: Schema[];
  };
  expect(parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
  ]);
  expect(requestBody.content['multipart/form-data']!.schema).toMatchObject({
    allOf: [
      { $ref: '#/components/schemas/LeaveBitChange' },
      { properties: { attachments: { type: 'array', maxItems: 5 } } },
    ],
  });
  expect(doc.components['schemas']).toHaveProperty('LeaveBitChange.properties.seqno.type', 'integer');
  const tus = doc.paths[toOpenApiPath(uploadEndpoints.create)]!['post'] as unknown as {
    parameters: Schema[];
  };
  expect(tus.parameters.map(({ name }) => name)).toEqual([
    'Tus-Resumable',
    'Upload-Length',
    'Upload-Metadata',
  ]);
});
