import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { amount } from '../support/amounts.ts';
import { brokenPatch } from '../support/broken-patch.ts';
import { startProductProcess, type ProductProcess } from '../support/processes/product-process.ts';
import { randomIntegers } from '../support/seed-of-run.ts';
import { SETTINGS, startTestApp, type TestApp } from '../support/test-app.ts';
import { patternedBytes, tusOf } from '../support/uploads/tus.ts';
import { registerOwner, type Owner } from '../support/visitor.ts';

const ROUNDS = amount('KILLED_SERVERS');
const MEGABYTES = amount('KILLED_UPLOAD');
const randomInteger = randomIntegers('uploads/crash');

let app: TestApp;
let owner: Owner;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  headers = await owner.headers();
});
// A failed test must not keep the next ones waiting.
beforeEach(() => app.ctx.pool.query('delete from upload_sessions'));
afterAll(async () => {
  for (const server of await Promise.all(servers)) await server.kill();
  await app[Symbol.asyncDispose]();
});

const servers: Promise<ProductProcess>[] = [];
function startServer(): Promise<ProductProcess> {
  const server = startProductProcess({
    ...SETTINGS,
    LOG_LEVEL: 'fatal',
    SMTP_URL: app.mailbox.url,
    DATABASE_URL: app.ctx.config.databaseUrl!,
  });
  servers.push(server);
  return server;
}

async function newLeavebit(): Promise<number> {
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'With large files', sharingEmails: ['heir@example.org'] });
  return (created.body as Leavebit).id;
}

async function headOf(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...headers, 'Tus-Resumable': '1.0.0' } });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

function patch(url: string, offset: number, bytes: Buffer): Promise<Response> {
  const tus = {
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  };
  return fetch(url, { method: 'PATCH', headers: { ...headers, ...tus }, body: new Uint8Array(bytes) });
}

/** Continues from the server's offset until it has everything, as a client does. */
async function finish(url: string, bytes: Buffer): Promise<void> {
  await expect
    .poll(
      async () => {
        const offset = await headOf(url);
        return (await patch(url, offset, bytes.subarray(offset))).status;
      },
      // Nearly 30 MB on a busy machine.
      { timeout: 120_000 },
    )
    .toBe(204);
}

async function downloadHash(id: number, name: string): Promise<string> {
  const answer = await owner
    .send('get', `/api/trigger-bytes/${id}/attachments/${name}`)
    .buffer(true)
    .expect(200);
  return createHash('sha256')
    .update(answer.body as Buffer)
    .digest('hex');
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe(`an upload of ${MEGABYTES} MB in two files`, { timeout: 900_000 }, () => {
  it(`survives ${ROUNDS} servers that are killed at random moments`, async () => {
    const triggerByteId = await newLeavebit();
    const half = (MEGABYTES / 2) * MEGABYTE;
    const files = [patternedBytes(half, 11), patternedBytes(half - 12_345, 12)];
    const tus = tusOf(owner);
    const step = Math.floor((2 * half) / ROUNDS);
    let rounds = 0;
    let next = startServer();
    for (const [index, bytes] of files.entries()) {
      const filename = `part-${index}.bin`;
      const address = await tus.begin(bytes.length, { triggerByteId, filename, filetype: 'image/png' });
      let offset = 0;
      for (; rounds < (ROUNDS / files.length) * (index + 1); rounds += 1) {
        const server = await next;
        // The next server starts while this one still serves.
        next = startServer();
        const url = `${server.origin}${address}`;
        // The commit during the kill may have succeeded.
        const from = await headOf(url);
        expect(from).toBeGreaterThanOrEqual(offset);
        offset = from;
        const breakAfter = Math.min(randomInteger(1, step), bytes.length - offset - 1);
        await brokenPatch(url, headers, { offset, bytes: bytes.subarray(offset), breakAfter }, () =>
          server.kill(),
        );
        expect(await owner.send('get', `/api/trigger-bytes/${triggerByteId}/attachments`)).toHaveProperty(
          'body.length',
          index,
        );
        const kept = await headOf(`${(await next).origin}${address}`);
        expect(kept).toBeGreaterThanOrEqual(offset);
        expect(kept).toBeLessThanOrEqual(offset + breakAfter);
        offset = kept;
      }
      const { origin } = await next;
      await finish(`${origin}${address}`, bytes);
      expect(await downloadHash(triggerByteId, filename)).toBe(sha256(bytes));
    }
    expect(rounds).toBe(ROUNDS);
  });
});

describe('two processes', { timeout: 300_000 }, () => {
  it('take turns on one upload over cut connections, and finish it unchanged', async () => {
    const triggerByteId = await newLeavebit();
    const bytes = patternedBytes(5 * MEGABYTE + 17, 21);
    await using other = await startServer();
    const here = await tusOf(owner).begin(bytes.length, {
      triggerByteId,
      filename: 'turns.bin',
      filetype: 'image/png',
    });
    const server = app.server.address() as { port: number };
    const urls = [`http://127.0.0.1:${server.port}${here}`, `${other.origin}${here}`];
    let offset = 0;
    let sent = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const breakAfter = randomInteger(1, Math.floor((bytes.length - offset) / 3));
      await brokenPatch(
        urls[turn % 2]!,
        headers,
        { offset, bytes: bytes.subarray(offset), breakAfter },
        'cut',
      );
      sent = Math.max(sent, offset + breakAfter);
      // Asks the other server at once. The first may still be storing what it received, and the other waits for it. Or
      // the first has not even begun, and stores its bytes later. They are the right bytes too.
      const kept = await headOf(urls[(turn + 1) % 2]!);
      expect(kept).toBeGreaterThanOrEqual(offset);
      expect(kept).toBeLessThanOrEqual(sent);
      offset = kept;
    }
    expect(offset).toBeGreaterThan(0);
    await finish(urls[1]!, bytes);
    expect(await downloadHash(triggerByteId, 'turns.bin')).toBe(sha256(bytes));
  });

  it('never mix the bytes of two requests at the same offset: one continues, the other must ask again', async () => {
    const triggerByteId = await newLeavebit();
    const length = 2 * MEGABYTE;
    const versions = [patternedBytes(length, 31), patternedBytes(length, 32)];
    await using other = await startServer();
    const address = await tusOf(owner).begin(length, {
      triggerByteId,
      filename: 'race.bin',
      filetype: 'image/png',
    });
    const server = app.server.address() as { port: number };
    const urls = [`http://127.0.0.1:${server.port}${address}`, `${other.origin}${address}`];
    const answers = await Promise.all(urls.map((url, index) => patch(url, 0, versions[index]!)));
    const kept = await headOf(urls[0]!);
    // The first may have been asked to stop half-way, or before it had anything. What it stored is its own.
    const hasKept = answers.map(
      ({ status, headers: answered }) => status === 204 && Number(answered.get('upload-offset')) > 0,
    );
    const winner = hasKept.indexOf(true);
    expect(hasKept.filter(Boolean)).toHaveLength(1);
    expect([409, 204, 423]).toContain(answers[1 - winner]!.status);
    if (kept < length)
      expect((await patch(urls[0]!, kept, versions[winner]!.subarray(kept))).status).toBe(204);
    expect(await downloadHash(triggerByteId, 'race.bin')).toBe(sha256(versions[winner]!));
  });
});
