import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../server/http/openapi/document.ts';
import { isLongRun } from '../support/test-amounts.ts';
import { createRandomIntegers } from '../support/run-seed.ts';
import { startProbedProcess, type ProbedProcess } from '../support/processes/product-process.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '../support/test-app.ts';
import { createFuzzedEndpoint, type FuzzedEndpoint, type FuzzedField } from './field-requests.ts';
import { listAuthorizedCallers, listOperations, type HostileRequest } from './hostile-requests.ts';
import { createResponseChecker, type ResponseChecker } from './response-checker.ts';
import { encodeForHeader, longText, longRunSlowRegexInputs, slowRegexInputs } from './long-texts.ts';
import { createFuzzCallers, type FuzzCallers } from './fuzz-callers.ts';
import { forEachConcurrently, sendHostileRequest, type FuzzResponse } from './send-hostile-request.ts';

/*
 * No single request can freeze the server. The endpoints and their fields come from the OpenAPI document, which is generated from
 * the contracts.
 *
 * The server has its own process, whose main thread measures how much CPU time passes between two turns of its event loop, so
 * neither this test nor other processes on a busy machine count. What remains is concurrent requests, garbage collection, and a
 * CPU core shared by two threads. Therefore only a repeatable delay counts: the requests of a slow batch are resent one by one,
 * each up to `TRIES` times, and the shortest delay decides. A slow pattern is slow every time. An attempt with a different status
 * took a different path, such as hitting a limit, and doesn't count.
 */
const MAX_DELAY_MS = 200;
const TRIES = 3;
const AT_A_TIME = 8;
/** The server rejects bodies that together take more memory than one source may use. */
const MEGABYTES_AT_A_TIME = 2;
/** Requests that share sessions and rate limit counters. Few of them go to the same endpoint. */
const BATCH = 120;
/** Enough to see what is wrong. */
const MAX_FAULTS = 2;
const MEGABYTE = 1_000_000;

/**
 * Every run tries joiners, marks and dots, and two of the others chosen by its seed. A long run tries them all. Dots aren't
 * encoded in a form, so they fit into its limit in bytes, which most other characters would exceed.
 */
const characters = isLongRun
  ? Object.entries({ ...slowRegexInputs, ...longRunSlowRegexInputs })
  : drawCharacters();

function drawCharacters(): [string, string][] {
  const always = ['a zero-width non-joiner', 'a combining mark', 'a dot'];
  const others = Object.entries(slowRegexInputs).filter(([what]) => !always.includes(what));
  const randomInteger = createRandomIntegers('characters of the event loop test');
  const drawn = Array.from({ length: 2 }, () => others.splice(randomInteger(0, others.length), 1)[0]!);
  return [...Object.entries(slowRegexInputs).filter(([what]) => always.includes(what)), ...drawn];
}

let app: TestApp;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let people: FuzzCallers;
let server: ProbedProcess;
let judge: ResponseChecker;
let calls: FuzzedEndpoint[];
beforeAll(async () => {
  folder = await createTemporaryFolder('frozen-loop');
  app = await startTestApp();
  people = await createFuzzCallers(app);
  const doc = (await supertest(app.server).get('/api/openapi.json')).body as OpenApiDocument;
  judge = createResponseChecker(doc);
  calls = listOperations(doc).map((operation) =>
    createFuzzedEndpoint(operation, { doc, known: people.known }),
  );
  server = await startProbedProcess({
    ...TEST_SETTINGS,
    LOG_LEVEL: 'warn',
    DATA_DIR: folder.path,
    SMTP_URL: app.mailbox.url,
    DATABASE_URL: app.ctx.config.databaseUrl!,
  });
});
afterAll(async () => {
  await server.kill();
  await app[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

interface Shot {
  what: string;
  call: FuzzedEndpoint | null;
  /** The fields that contain the text. */
  targets: FuzzedField[];
  /** Built lazily, because otherwise many megabytes would wait in memory. */
  request(): HostileRequest;
}

interface Hit {
  shot: Shot;
  answer: FuzzResponse;
}

type Sessions = Awaited<ReturnType<FuzzCallers['openSessions']>>;

/** Sends requests to the measured server. @returns what was slow or wrong, and every response. */
async function attack(
  shots: Shot[],
  { batchSize = BATCH, atATime = AT_A_TIME } = {},
): Promise<{ faults: string[]; hits: Hit[] }> {
  const faults: string[] = [];
  const all: Hit[] = [];
  for (let from = 0; from < shots.length && faults.length < MAX_FAULTS; from += batchSize) {
    const sessions = await renew();
    const hits: Hit[] = [];
    await forEachConcurrently(shots.slice(from, from + batchSize), atATime, async (shot) => {
      try {
        const request = shot.request();
        const answer = await answerTo(request, sessions);
        hits.push({ shot, answer });
        const fault = shot.call && judge(shot.call.operation, request, answer);
        if (fault) faults.push(`${shot.what}: ${fault}: ${answer.status} ${answer.text.slice(0, 200)}`);
      } catch (error) {
        faults.push(`${shot.what}: ${String(error)}`);
      }
    });
    all.push(...hits);
    if ((await server.longestDelayMs()) > MAX_DELAY_MS) faults.push(...(await findSlow(hits)));
  }
  return { faults, hits: all };
}

/** Fresh sessions and empty rate limits. The measured part starts afterwards. */
async function renew(): Promise<Sessions> {
  await clearLimits();
  const sessions = await people.openSessions();
  await server.longestDelayMs();
  return sessions;
}

const clearLimits = () => app.ownersPool.query('truncate rate_limits, guess_counts');

async function answerTo(request: HostileRequest, sessions: Sessions): Promise<FuzzResponse> {
  const { caller } = request;
  const sentWith = sessions[caller];
  const answer = await sendHostileRequest(server.origin, request, sentWith);
  if (caller === 'nobody' || !isSignedOut(answer)) return answer;
  // An earlier request has ended the session.
  if (sessions[caller] === sentWith) Object.assign(sessions, await people.openSessions());
  return sendHostileRequest(server.origin, request, sessions[caller]);
}

const isSignedOut = ({ status, text }: FuzzResponse) =>
  status === 401 && /"code":"(not-signed-in|email-session-expired)"/.test(text);

async function findSlow(hits: readonly Hit[]): Promise<string[]> {
  const slow: string[] = [];
  const sessions = await renew();
  for (const { shot, answer } of hits) {
    let shortest = Infinity;
    for (let tries = 0; tries < TRIES && shortest > MAX_DELAY_MS; tries += 1) {
      await clearLimits();
      await server.longestDelayMs();
      const { status } = await answerTo(shot.request(), sessions);
      const delay = await server.longestDelayMs();
      if (status === answer.status) shortest = Math.min(shortest, delay);
      // The second response to an action that was already performed.
      else if (delay <= MAX_DELAY_MS) shortest = 0;
    }
    if (shortest > MAX_DELAY_MS)
      slow.push(`${shot.what}: the event loop stood still for ${Math.round(shortest)} ms`);
    if (slow.length >= MAX_FAULTS) break;
  }
  return slow;
}

const nameOf = ({ operation }: FuzzedEndpoint) => `${operation.method} ${operation.path}`;
const isKey = ({ field }: FuzzedField) => field.endsWith('*');
const isInBody = ({ place }: FuzzedField) => place === 'body' || place === 'form' || place === 'file';

/** The fields that one request can fill, which are those in one place. A bad key would hide what is below it. */
function groupsOf({ targets }: FuzzedEndpoint): FuzzedField[][] {
  return ['path', 'query', 'header', 'body', 'form']
    .flatMap((place) => {
      const here = targets.filter((target) => target.place === place);
      return [here.filter((target) => !isKey(target)), ...here.filter(isKey).map((key) => [key])];
    })
    .filter((group) => group.length > 0);
}

const shotAt = (
  call: FuzzedEndpoint,
  targets: FuzzedField[],
  what: string,
  textFor: (target: FuzzedField) => string,
): Shot => ({
  what: `${what} in ${targets.map(({ place, field }) => `${place} ${field}`).join(', ')} of ${nameOf(call)}`,
  call,
  targets,
  request: () => call.requestWith(targets.map((target) => [target, textFor(target)])),
});

/** Responses of guards that run before a request is parsed. */
const isUnread = (answer: FuzzResponse) =>
  isSignedOut(answer) || [413, 429, 503].includes(answer.status) || answer.text.includes('"code":"csrf"');

/** The fields that no request reached. A form has a limit in bytes, so some texts are too large for it. */
function unreadTargets(hits: readonly Hit[]): string[] {
  const read = new Set(hits.filter(({ answer }) => !isUnread(answer)).flatMap(({ shot }) => shot.targets));
  const missed = hits.flatMap(({ shot: { call, targets } }) =>
    targets
      .filter((target) => !read.has(target))
      .map(({ place, field }) => `${nameOf(call!)} ${place} ${field}`),
  );
  return [...new Set(missed)];
}

it('each field has its own check, which rejects a text beyond its limit', async () => {
  const shots = calls.flatMap((call) =>
    groupsOf(call)
      .filter(([target]) => target!.place !== 'header')
      .map((group) => shotAt(call, group, 'too much', ({ maxLength }) => 'x'.repeat(maxLength + 1))),
  );
  const { faults, hits } = await attack(shots);
  expect(faults).toEqual([]);
  const unchecked = hits.flatMap(({ shot: { call, targets }, answer }) =>
    targets.filter((target) => !isRefusedFor(target, answer)).map(({ field }) => `${nameOf(call!)} ${field}`),
  );
  expect([...new Set(unchecked)].sort()).toEqual(CHECKED_ELSEWHERE);
});

describe('no request blocks the event loop', () => {
  it('with texts at the limits of all fields', async () => {
    const shots = characters.flatMap(([what, unit]) =>
      calls.flatMap((call) =>
        groupsOf(call).map((group) =>
          shotAt(call, group, what, ({ maxLength }) => longText(unit, maxLength)),
        ),
      ),
    );
    const { faults, hits } = await attack(shots);
    expect(faults).toEqual([]);
    expect(unreadTargets(hits)).toEqual([]);
  });

  it('with a text in one field of an otherwise valid request', async () => {
    const some = isLongRun ? characters : characters.slice(0, 2);
    const shots = some.flatMap(([what, unit]) =>
      calls.flatMap((call) =>
        call.targets.map((target) =>
          // What is truncated before it is stored may be three times as long.
          shotAt(call, [target], what, ({ maxLength }) => longText(unit, Math.ceil(maxLength / 3))),
        ),
      ),
    );
    const { faults, hits } = await attack(shots);
    expect(faults).toEqual([]);
    expect(unreadTargets(hits)).toEqual([]);
    // These requests passed every check.
    const done = new Set(hits.filter(({ answer }) => answer.status < 300).map(({ shot }) => shot.call));
    expect(done.size).toBeGreaterThan(12);
  });

  it('with a megabyte, from authorized callers and from guests', async () => {
    const shots = characters.flatMap(([what, unit], at) =>
      calls
        .filter(({ operation: { method } }) => !['get', 'head', 'options'].includes(method))
        // The others reject it by its length, whatever it contains, or read files, which they do in pieces or in another thread.
        .filter((call) => at === 0 || READ_A_MEGABYTE_OF_TEXT.includes(nameOf(call)))
        .flatMap((call) => shotsOfMegabyte(call, what, unit)),
    );
    // Others need what these remove.
    const isRemoval = ({ call }: Shot) => call!.operation.method === 'delete';
    shots.sort((one, other) => Number(isRemoval(one)) - Number(isRemoval(other)));
    const { faults, hits } = await attack(shots, { batchSize: 40, atATime: MEGABYTES_AT_A_TIME });
    expect(faults).toEqual([]);
    // An import may hit its thread's limits, which happens sooner on a busy machine.
    const readers = hits
      .filter(({ shot, answer }) => shot.targets.length > 0 && !isUnread(answer) && answer.status !== 404)
      .map(({ shot }) => nameOf(shot.call!))
      .filter((name) => !READ_FILES.includes(name));
    expect([...new Set(readers)].sort()).toEqual(READ_A_MEGABYTE_OF_TEXT);
  });

  it('with a long value of a header', async () => {
    const shots = characters.flatMap(([what, unit]) =>
      headers.map(([address, name, start]): Shot => ({
        what: `${what} in ${name}: ${start}`,
        call: null,
        targets: [],
        request: () => ({
          caller: name === 'Cookie' ? 'nobody' : 'owner',
          method: 'get',
          address: address.replace('{id}', String(people.known['Id']![0])),
          headers: { [name]: `${start}${encodeForHeader(longText(unit, 12_000), 12_000)}` },
          body: null,
          hasToken: true,
        }),
      })),
    );
    const { faults, hits } = await attack(shots);
    expect(faults).toEqual([]);
    const wrong = hits.filter(
      ({ answer: { status } }) => status >= 400 && ![400, 401, 404, 416].includes(status),
    );
    expect(wrong.map(({ shot, answer }) => `${shot.what}: ${answer.status}`)).toEqual([]);
  });

  it('and none of it logs an error', () => {
    expect(server.output()).not.toMatch(/^[\d:]+ (error|fatal)\b|Warning|\n\s+at /m);
  });
});

function isRefusedFor({ place, field }: FuzzedField, { status, text }: FuzzResponse): boolean {
  // A path with a different parameter is not found.
  if (place === 'path') return status === 404 || status === 400;
  const { errors = [] } = JSON.parse(text || '{}') as { errors?: { path: string }[] };
  const [start, end = ''] = field.split('*');
  return errors.some(
    ({ path }) =>
      // For a union or a list, the error may name the parent field.
      path === '' ||
      `${field}.`.startsWith(`${path}.`) ||
      (field.includes('*') && path.startsWith(start!) && path.endsWith(end)),
  );
}

/** Fields that are checked elsewhere, before or instead of the contract's own checks. */
const CHECKED_ELSEWHERE = [
  // CSRF protection. Their token is also in the header.
  'post /api/logout _csrf',
  'post /api/logout-view-session _csrf',
  // Without a configured mail provider, the endpoint doesn't exist.
  'post /api/mail-events/{provider} ',
  // PayFast's signature is checked first.
  'post /api/payfast/itn *',
];

const READ_A_MEGABYTE_OF_TEXT = [
  'patch /api/trigger-bytes/{id}',
  'post /api/trigger-bytes',
  'put /api/drafts/{id}',
];
/** These read files, too. An import is parsed in a thread of its own. */
const READ_FILES = ['post /api/account/import', 'post /api/upload/files/{id}'];

function shotsOfMegabyte(call: FuzzedEndpoint, what: string, unit: string): Shot[] {
  const place = call.targets.find(isInBody)?.place;
  const group = call.targets.filter(
    (target) => target.place === place && (place !== 'file' || target.field === 'content'),
  );
  const right = shotAt(call, group, `a megabyte of ${what}`, () =>
    longText(unit, Math.floor(MEGABYTE / Math.max(1, group.length))),
  );
  const request = (): HostileRequest =>
    group.length > 0
      ? right.request()
      : {
          ...right.request(),
          body: {
            type: 'application/json',
            bytes: Buffer.from(JSON.stringify({ x: longText(unit, MEGABYTE) })),
          },
        };
  const asGuest: Shot = {
    ...right,
    what: `${right.what} by a guest`,
    targets: [],
    request: () => ({ ...request(), caller: 'nobody' }),
  };
  return listAuthorizedCallers(call.operation)[0] === 'nobody'
    ? [{ ...right, request }]
    : [{ ...right, request }, asGuest];
}

const FILE = '/api/trigger-bytes/{id}/attachments/letter.txt';
/**
 * What our own code or a package parses. Cookies start like ours, like signed ones, and like ones that a package parses as JSON.
 */
const headers: [address: string, name: string, start: string][] = [
  ...['', 'a=', 'a=j:', 'leavebits.sid=', 'leavebits.sid=s%3A', 'leavebits.csrf=', 'leavebits.device='].map(
    (start): [string, string, string] => ['/api/user', 'Cookie', start],
  ),
  ...[
    'X-CSRF-Token',
    'X-Email-Session-Id',
    'X-Verification-Code',
    'X-Forwarded-For',
    'Origin',
    'Referer',
    'Sec-Fetch-Site',
    'User-Agent',
    'Content-Type',
  ].map((name): [string, string, string] => ['/api/user', name, '']),
  ...['Range', 'If-None-Match', 'If-Modified-Since', 'If-Range'].map((name): [string, string, string] => [
    FILE,
    name,
    '',
  ]),
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'If-None-Match'].map(
    (name): [string, string, string] => ['/', name, ''],
  ),
];
