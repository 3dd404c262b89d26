import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeLinkEmail } from '../shared/domain/encoded-email.ts';
import { findFreePort } from '../tests/support/processes/free-port.ts';
import { startProductProcess } from '../tests/support/processes/product-process.ts';
import { writeResults } from '../tests/support/reporters/write-results.ts';
import { readCodeAfter, openHttpVisitor, registerDemoAccount } from '../tools/demo/http-visitor.ts';

/*
 * Measures a recipient's list of 2,000 LeaveBits with 10 MB of text: the response size, the time for ten concurrent requests, and
 * the latency for everyone else meanwhile. Also writes `bench/results/recipient.json`.
 */
/** An account may save 120 times an hour. */
const OWNERS = 20;
const OF_EACH = 100;
const TEXT_BYTES = 5000;
const AT_ONCE = 10;
const ROUNDS = 5;
const HEIR = 'heir@example.org';

async function seed(origin: string): Promise<void> {
  for (let n = 0; n < OWNERS; n += 1) {
    const owner = await registerDemoAccount(origin, {
      username: `owner-${n}@example.org`,
      password: 'Correct-horse-7',
    });
    for (let of = 0; of < OF_EACH; of += 1) {
      await owner.call('POST', '/api/trigger-bytes', {
        description: `Papers ${of} of owner ${n}`,
        infoFields: 'x'.repeat(TEXT_BYTES),
        sharingEmails: [HEIR],
      });
    }
  }
}

/** The list's path and the headers of the recipient's session. */
async function verify(origin: string) {
  const visitor = await openHttpVisitor(origin);
  const encodedEmail = encodeLinkEmail(HEIR);
  const door = '/api/shared/trigger-bytes/all';
  const code = await readCodeAfter(origin, HEIR, () =>
    visitor.call('POST', `${door}/request-code`, { encodedEmail }),
  );
  const { emailSessionId } = await visitor.call<{ emailSessionId: string }>('POST', `${door}/verify`, {
    encodedEmail,
    code,
  });
  const headers = { ...visitor.headers(), 'X-Email-Session-Id': emailSessionId };
  return { url: `${origin}/api/my-leavebits/${encodedEmail}`, headers };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** Uses a fresh connection, because a kept-alive one may be closed while the server is busy. */
function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => answer.resume().on('end', resolve)).on('error', reject);
  });
}

/** The longest wait of a small request during an action. */
async function longestWait(origin: string, act: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const acting = act().then(() => (isDone = true));
  while (!isDone) {
    const wait = await timed(() => ask(`${origin}/healthz`));
    longest = Math.max(longest, wait);
  }
  await acting;
  return longest;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(origin: string): Promise<void> {
  await seed(origin);
  const { url, headers } = await verify(origin);
  const read = async () => {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`The list answered ${answer.status}: ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  const bytes = (await read()).byteLength;
  const one: number[] = [];
  const ten: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await timed(read));
    let taken = 0;
    const atOnce = () => Promise.all(Array.from({ length: AT_ONCE }, read));
    waits.push(
      await longestWait(origin, async () => {
        taken = await timed(atOnce);
      }),
    );
    ten.push(taken);
  }
  const results = {
    responseBytes: bytes,
    oneMs: median(one),
    [`${AT_ONCE}AtOnceMs`]: median(ten),
    otherRequestMeanwhileMs: median(waits),
  };
  console.log(results);
  writeResults('bench/results/recipient.json', results);
}

const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-bench-'));
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const server = await startProductProcess({
  LOG_LEVEL: 'error',
  PORT: String(port),
  APP_ORIGIN: origin,
  DATA_DIR: dataDir,
});
try {
  await measure(origin);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
