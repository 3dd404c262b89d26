import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../server/http/openapi/document.ts';
import { getTestAmount, isLongRun } from '../support/test-amounts.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';
import { RUN_SEED } from '../support/run-seed.ts';
import { startTestApp, getAppUrl, type TestApp } from '../support/test-app.ts';
import {
  listOperations,
  arbitraryRequests,
  type HostileRequest,
  type ApiOperation,
} from './hostile-requests.ts';
import { createResponseChecker, type ResponseChecker } from './response-checker.ts';
import { createFuzzCallers, type FuzzCallers } from './fuzz-callers.ts';
import { forEachConcurrently, sendHostileRequest } from './send-hostile-request.ts';

const AT_A_TIME = 8;
/** Requests that share the same sessions. */
const BATCH = 40;
/** Max growth of the process in the second half of a long run, in megabytes. Its log is kept in memory. */
const GROWTH = 60;

let app: TestApp;
let people: FuzzCallers;
let doc: OpenApiDocument;
let judge: ResponseChecker;
let operations: ApiOperation[];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  people = await createFuzzCallers(app);
  doc = (await supertest(app.server).get('/api/openapi.json')).body as OpenApiDocument;
  judge = createResponseChecker(doc);
  operations = listOperations(doc);
});
afterAll(() => app[Symbol.asyncDispose]());

const inShort = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
function inWords({ caller, method, address, headers, body }: HostileRequest): string {
  const sent = body ? `${body.type} ${inShort(body.bytes.toString())}` : 'no body';
  return `${caller}: ${method} ${inShort(address)} ${inShort(JSON.stringify(headers))} ${sent}`;
}

/** Node rejects a head of more than 16 kB and hangs up. A client still sending its body may miss the response. */
const isCutOff = ({ address, headers }: HostileRequest, error: Error) =>
  address.length + JSON.stringify(headers).length > 14_000 && /ECONNRESET|EPIPE/.test(error.message);

interface Attack {
  operation: ApiOperation;
  request: HostileRequest;
}

/** The operation that answers: the one of the same path whose method the request's header names, if there is one. */
function findAnsweringOperation({ operation, request: { headers } }: Attack): ApiOperation {
  const method = String(headers['X-HTTP-Method-Override']).toLowerCase();
  const other = operations.find((one) => one.path === operation.path && one.method === method);
  return (operation.method === 'post' && other) || operation;
}

/** Runs attacks, several concurrently. @returns the faults, and how many requests were executed. */
async function attack(attacks: Attack[]) {
  const faults: string[] = [];
  let done = 0;
  // Otherwise rate limits would reject nearly everything. A request may have ended the sessions.
  await app.ownersPool.query('truncate rate_limits, guess_counts');
  const sessions = await people.openSessions();
  await forEachConcurrently(attacks, AT_A_TIME, async (attacking) => {
    const { operation, request } = attacking;
    const fault = await sendHostileRequest(getAppUrl(app), request, sessions[request.caller]).then(
      (answer) => {
        if (answer.status < 300) done += 1;
        const found = judge(findAnsweringOperation(attacking), request, answer);
        return found && `${found}: ${answer.status} ${inShort(answer.text)}`;
      },
      (error: Error) => (isCutOff(request, error) ? null : `no answer: ${error.message}`),
    );
    if (fault) faults.push(`${operation.path}: ${fault}\n    ${inWords(request)}`);
  });
  return { faults, done };
}

/** The memory in use, in megabytes, after a garbage collection. */
function megabytesInUse(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

describe('hostile requests', () => {
  it('get a documented response, and never a failure', async () => {
    const times = getTestAmount('HOSTILE_REQUESTS');
    const faults: string[] = [];
    let done = 0;
    let halfway = 0;
    const waiting: Attack[] = [];
    const flush = async () => {
      const attacked = await attack(waiting.splice(0, BATCH));
      faults.push(...attacked.faults);
      done += attacked.done;
    };
    for (const [at, operation] of operations.entries()) {
      if (times >= BATCH && operation.path.includes('{id}')) await people.renew();
      if (isLongRun && at === Math.floor(operations.length / 2)) halfway = megabytesInUse();
      const arbitrary = arbitraryRequests(operation, { doc, known: people.known });
      const requests = fc.sample(arbitrary, { seed: RUN_SEED + at, numRuns: times });
      waiting.push(...requests.map((request) => ({ operation, request })));
      while (waiting.length >= BATCH) await flush();
    }
    await flush();
    expect(faults.slice(0, 20)).toEqual([]);
    // Many are executed: not all the others are rejected by a check that precedes everything.
    expect(done / (times * operations.length)).toBeGreaterThan(0.1);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    await supertest(app.server).get('/readyz').expect(200);
    if (!isLongRun) return;
    const growth = megabytesInUse() - halfway;
    printMeasurement(
      `${times * operations.length} hostile requests to ${operations.length} calls; ${done} carried out, none failed; ` +
        `${growth.toFixed(0)} MB more in use after the second half`,
    );
    expect(growth).toBeLessThan(GROWTH);
  });

  it('are checked: a failure, a stack trace, an unknown status and a wrong shape are detected', () => {
    const operation = operations.find(({ path }) => path === '/api/trigger-bytes')!;
    const fault = (status: number, body: unknown, type = 'application/json') =>
      judge(operation, { headers: {} }, { status, type, text: JSON.stringify(body), headers: {} });
    const refusal = { message: 'No', code: 'invalid' };
    expect(fault(401, refusal)).toBeNull();
    expect(fault(200, [])).toBeNull();
    expect(fault(500, refusal)).toContain('failure');
    expect(fault(409, refusal)).toContain('status');
    expect(fault(401, refusal, 'text/html')).toContain('not JSON');
    expect(fault(401, { code: 'invalid' })).toContain('without a message');
    expect(fault(401, { message: 'TypeError: x' })).toContain('internals');
    expect(fault(200, [{ id: 'one' }])).toContain('shape');
  });
});
