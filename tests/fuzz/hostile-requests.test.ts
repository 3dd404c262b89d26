import { request as httpRequest } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../server/http/openapi/document.ts';
import { amount } from '../support/amounts.ts';
import { runSeed } from '../support/seed-of-run.ts';
import { startTestApp, urlOf, type TestApp } from '../support/test-app.ts';
import {
  callers,
  operationsOf,
  requestsTo,
  type HostileRequest,
  type Operation,
} from './hostile-requests.ts';
import { invitePeople, type People } from './people.ts';

const AT_A_TIME = 8;
const WITHIN_MS = 30_000;

let app: TestApp;
let people: People;
let doc: OpenApiDocument;
let ajv: Ajv2020;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  people = await invitePeople(app);
  doc = (await supertest(app.server).get('/api/openapi.json')).body as OpenApiDocument;
  ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...doc, $id: 'doc' });
});
afterAll(() => app[Symbol.asyncDispose]());

interface Answer {
  status: number;
  type: string;
  text: string;
  headers: Record<string, unknown>;
  ms: number;
}

type Shown = Record<string, Record<string, string>>;

function send(
  { method, address, headers, body, hasToken, caller }: HostileRequest,
  shown: Shown,
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { 'X-CSRF-Token': token, ...session } = shown[caller]!;
    const request = httpRequest(`${urlOf(app)}/`, {
      path: address,
      method: method.toUpperCase(),
      headers: {
        ...(body?.type !== null && body?.type !== undefined && { 'Content-Type': body.type }),
        ...(body?.encoding !== undefined && { 'Content-Encoding': body.encoding }),
        ...(body && { 'Content-Length': body.bytes.length }),
        ...session,
        ...(hasToken && { 'X-CSRF-Token': token! }),
        ...headers,
        // A strange cookie comes beside those of the caller, or in their place.
        ...(headers['Cookie'] && hasToken && { Cookie: [`${headers['Cookie']}; ${session['Cookie']}`] }),
      },
    });
    const limit = setTimeout(() => request.destroy(new Error('no answer in time')), WITHIN_MS);
    request.once('close', () => clearTimeout(limit));
    request.once('error', reject);
    request.once('response', (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const chunks: Buffer[] = [];
      const done = () =>
        resolve({
          status: answer.statusCode!,
          type,
          text: Buffer.concat(chunks).toString(),
          headers: answer.headers,
          ms: performance.now() - began,
        });
      // This stream has no end.
      if (type.startsWith('text/event-stream')) {
        done();
        request.destroy();
        return;
      }
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', done)
        .once('error', reject);
    });
    request.end(body?.bytes);
  });
}

/** What no answer may show. */
const INSIDES =
  /\n\s+at |node_modules|\.[jt]s:\d|\b(select|insert into|update) .+ (from|values|set) |violates|syntax error|relation "|pg_|TypeError|RangeError|ECONN|\$argon2/i;

/** What is wrong with an answer; null if nothing is. */
function faultOf(operation: Operation, { method, headers }: HostileRequest, answer: Answer): string | null {
  const { status, text, type } = answer;
  if (status >= 500 && status !== 503 && status !== 507) return 'a failure of the server';
  if (status === 304 && headers['If-None-Match'] !== undefined) return null;
  // An address that is no address, and headers that are too large, are refused before any call is found.
  const isKnown = String(status) in operation.responses || [400, 404, 413, 431].includes(status);
  if (!isKnown) return 'a status that the document does not have';
  if (status >= 400 && method !== 'head' && status !== 431) {
    if (!type.startsWith('application/json')) return `a refusal that is not JSON but ${type}`;
    const body = JSON.parse(text) as { message?: unknown };
    if (typeof body.message !== 'string' || body.message === '') return 'a refusal without a message';
    if (INSIDES.test(text)) return 'a refusal that shows the insides';
    if (status === 429 && !/^[1-9]\d*$/.test(String(answer.headers['retry-after']))) return 'no Retry-After';
  }
  if (status === 200 || status === 201) return problemsWith(operation, status, answer);
  return null;
}

const checks = new Map<string, ValidateFunction | null>();
function problemsWith({ method, path }: Operation, status: number, { text, type }: Answer): string | null {
  const key = [path, method, 'responses', status, 'content', 'application/json', 'schema'];
  const name = key.join(' ');
  if (!checks.has(name)) {
    const schema = key.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      doc.paths,
    );
    const pointer = key.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
    checks.set(
      name,
      schema ? ajv.compile({ $ref: `doc#/paths/${pointer.map(encodeURIComponent).join('/')}` }) : null,
    );
  }
  const check = checks.get(name);
  if (!check || !type.startsWith('application/json')) return null;
  return check(JSON.parse(text)) ? null : `another shape than documented: ${ajv.errorsText(check.errors)}`;
}

const inShort = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
function describeRequest({ caller, method, address, headers, body }: HostileRequest): string {
  const sent = body ? `${body.type} ${inShort(body.bytes.toString())}` : 'no body';
  return `${caller}: ${method} ${inShort(address)} ${inShort(JSON.stringify(headers))} ${sent}`;
}

let statuses: Record<string, number> = {};

/** Sends them, some at a time. @returns the faults. */
async function attack(operation: Operation, requests: HostileRequest[]): Promise<string[]> {
  const faults: string[] = [];
  for (let from = 0; from < requests.length; from += 40) {
    // Otherwise the limits would refuse nearly all. A call may have ended the sessions.
    await app.ctx.pool.query('truncate rate_limits, guess_counts');
    const shown: Shown = {};
    for (const caller of callers) shown[caller] = await people.headersOf(caller);
    const batch = requests.slice(from, from + 40);
    const one = async () => {
      for (let next = batch.shift(); next; next = batch.shift()) {
        const fault = await send(next, shown).then(
          (answer) => {
            statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
            const found = faultOf(operation, next, answer);
            return found && `${found}: ${answer.status} ${inShort(answer.text)}`;
          },
          (error: Error) => `no answer: ${error.message}`,
        );
        if (fault) faults.push(`${fault}\n    ${describeRequest(next)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, one));
  }
  return faults;
}

describe('hostile requests get an answer that the document has, and never a failure', () => {
  it('to every call, from anybody', async () => {
    const times = amount('HOSTILE_REQUESTS');
    const faults: string[] = [];
    for (const [at, operation] of operationsOf(doc).entries()) {
      if (times > 40 && operation.path.includes('{id}')) await people.renew();
      const arbitrary = requestsTo(operation, { doc, known: people.known });
      const requests = fc.sample(arbitrary, { seed: runSeed + at, numRuns: times });
      const found = await attack(operation, requests);
      faults.push(...found.map((fault) => `${operation.method} ${operation.path}: ${fault}`));
      if (process.env['FUZZ_SHOW'])
        process.stdout.write(
          `@@ ${operation.method} ${operation.path} ${JSON.stringify(statuses)} ${found
            .map((one) => one.slice(0, 700))
            .join(' ## ')
            .slice(0, 2000)}\n`,
        );
      statuses = {};
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    await supertest(app.server).get('/api/user').expect(401);
  });
});
