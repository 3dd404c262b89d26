import supertest from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenApiDocument } from '../server/http/openapi/document.ts';
import { tooManyRequestsError } from '../server/http/limits/too-many-requests.ts';
import { createFuzzedEndpoint } from './fuzz/field-requests.ts';
import { createFuzzCallers, type FuzzCallers } from './fuzz/fuzz-callers.ts';
import { listOperations } from './fuzz/hostile-requests.ts';
import { sendHostileRequest } from './fuzz/send-hostile-request.ts';
import { getAppUrl, startTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
let people: FuzzCallers;
beforeAll(async () => {
  app = await startTestApp();
  people = await createFuzzCallers(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const ENDS_ACCESS = 'ends access or a danger, which nobody may be able to prevent by using up a limit';
const EXTENDS_SESSION = 'pages extend their session all the time';
const IN_STEPS = 'needs an earlier step, which is limited';

const json = (body: object) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) });
const publicKey = `age1${'q'.repeat(58)}`;
/** The descriptions of these bodies don't have their patterns, or the generator can't satisfy them. */
const BODIES: Record<string, ReturnType<typeof json>> = {
  'post /api/client-error': json({ name: 'TypeError', page: '/home', places: [] }),
  'post /api/cards/check': json({ publicKey }),
  'put /api/account/sealing': json({ publicKey, wrappedKey: '' }),
};

/** Endpoints that answer a valid request although every limit is used up, and why that is right. */
const UNLIMITED: Record<string, string> = {
  'post /api/logout': ENDS_ACCESS,
  'post /api/logout-view-session': ENDS_ACCESS,
  'post /api/account/sign-out-everywhere': ENDS_ACCESS,
  'post /api/account/stop-reset': ENDS_ACCESS,
  'post /api/revoke-release': ENDS_ACCESS,
  'post /api/refute-report': ENDS_ACCESS,
  'post /api/cancel-subscription': ENDS_ACCESS,
  'delete /api/account/deletion': ENDS_ACCESS,
  'post /api/resume-session': EXTENDS_SESSION,
  'post /api/refresh-session': EXTENDS_SESSION,
  'post /api/upload/refresh-session': EXTENDS_SESSION,
  'post /api/upload/restore-session': EXTENDS_SESSION,
  'post /api/login/passkey': IN_STEPS,
  'post /api/account/email/confirm': IN_STEPS,
  'patch /api/upload/tus/{id}': IN_STEPS,
  'delete /api/upload/tus/{id}': IN_STEPS,
  'post /api/account/export': 'changes nothing; the export itself is limited',
  'post /api/set-app-origin': 'changes nothing',
  'post /api/upload/files/{id}': 'is limited once no other upload is in progress',
  'post /api/mail-events/{provider}': 'needs the mail provider’s signature',
  'put /api/release-config': 'has a limit of changes per day',
  'post /api/send-reporter-tokens': 'has a limit of emails per day',
  'post /api/release-config/verify': IN_STEPS,
  'post /api/reporters/{encodedEmail}/decide': 'needs reauthentication, and a refutation before each',
  'post /api/release-config/rehearsal': 'is limited to one in six hours',
};

it('every endpoint that changes something has a rate limit, or a reason why it needs none', async () => {
  const doc = (await supertest(app.server).get('/api/openapi.json')).body as OpenApiDocument;
  // A genuine link always works. Guesses at links are limited.
  const guess = ['x'.repeat(43)];
  const known = Object.assign(people.known, { token: guess, LinkToken: guess });
  let sessions = await people.openSessions();
  const useUpLimits = () => {
    const refuse = () => Promise.reject(tooManyRequestsError(60_000));
    vi.spyOn(app.ctx.rateLimits, 'consume').mockImplementation(refuse);
    vi.spyOn(app.ctx.guesses, 'count').mockImplementation(refuse);
  };
  const unlimited: string[] = [];
  for (const operation of listOperations(doc)) {
    const { method, path } = operation;
    if (['get', 'head', 'options'].includes(method)) continue;
    const request = createFuzzedEndpoint(operation, { doc, known }).requestWith([]);
    request.body = BODIES[`${method} ${path}`] ?? request.body;
    useUpLimits();
    const { status } = await sendHostileRequest(getAppUrl(app), request, sessions[request.caller]);
    vi.restoreAllMocks();
    if (status !== 429) unlimited.push(`${method} ${path}`);
    // Some of these end their session.
    if (status < 300) sessions = await people.openSessions();
  }
  expect(unlimited.sort()).toEqual(Object.keys(UNLIMITED).sort());
});
