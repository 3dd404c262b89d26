import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { getTestAmount } from '../support/test-amounts.ts';
import { sendBrokenPatch } from '../support/uploads/broken-patch.ts';
import { getFileStoreSettings } from '../support/object-store/test-file-store.ts';
import { startProductProcess, type ProductProcess } from '../support/processes/product-process.ts';
import { createRandomIntegers } from '../support/run-seed.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '../support/test-app.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

const ROUNDS = getTestAmount('KILLED_SERVERS');
const MEGABYTES = getTestAmount('KILLED_UPLOAD');

// The tests mostly wait for servers to start, so they run concurrently, each with its own owner.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const server of await Promise.all(servers)) await server.kill();
  await app[Symbol.asyncDispose]();
});

const servers: Promise<ProductProcess>[] = [];
function startServer(): Promise<ProductProcess> {
  const server = getFileStoreSettings().then((fileStore) =>
    startProductProcess({
      ...TEST_SETTINGS,
      ...fileStore,
      LOG_LEVEL: 'fatal',
      SMTP_URL: app.mailbox.url,
      DATABASE_URL: app.ctx.config.databaseUrl!,
    }),
  );
  servers.push(server);
  return server;
}

interface Uploader {
  owner: TestOwner;
  headers: Record<string, string>;
  triggerByteId: number;
}

async function newUploader(name: string): Promise<Uploader> {
  const owner = await registerOwner(app, `${name}@example.org`);
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'With large files', sharingEmails: ['heir@example.org'] });
  return { owner, headers: await owner.headers(), triggerByteId: (created.body as Leavebit).id };
}

async function headOf({ headers }: Uploader, url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { ...headers, 'Tus-Resumable': '1.0.0' } });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

function patch({ headers }: Uploader, url: string, offset: number, bytes: Buffer): Promise<Response> {
  const tus = {
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  };
  return fetch(url, { method: 'PATCH', headers: { ...headers, ...tus }, body: new Uint8Array(bytes) });
}

/** Resumes from the server's offset until everything has arrived, as a client does. */
async function finish(by: Uploader, url: string, bytes: Buffer): Promise<void> {
  await vi.waitFor(
    async () => {
      const offset = await headOf(by, url);
      expect((await patch(by, url, offset, bytes.subarray(offset))).status).toBe(204);
    },
    // Nearly 30 MB on a busy machine.
    { timeout: 120_000 },
  );
}

async function downloadHash({ owner, triggerByteId }: Uploader, name: string): Promise<string> {
  const answer = await owner
    .send('get', `/api/trigger-bytes/${triggerByteId}/attachments/${name}`)
    .buffer(true)
    .expect(200);
  return createHash('sha256')
    .update(answer.body as Buffer)
    .digest('hex');
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.concurrent(`an upload of ${MEGABYTES} MB in two files`, { timeout: 900_000 }, () => {
  it(`survives ${ROUNDS} servers killed at random moments`, async () => {
    const randomInteger = createRandomIntegers('uploads/crash/killed');
    const by = await newUploader('killed');
    const { owner, headers, triggerByteId } = by;
    const half = (MEGABYTES / 2) * MEGABYTE;
    const files = [createPatternedBytes(half, 11), createPatternedBytes(half - 12_345, 12)];
    const tus = createTusClient(owner);
    const step = Math.floor((2 * half) / ROUNDS);
    let rounds = 0;
    let next = startServer();
    for (const [index, bytes] of files.entries()) {
      const filename = `part-${index}.bin`;
      const address = await tus.begin(bytes.length, { triggerByteId, filename, filetype: 'image/png' });
      let offset = 0;
      for (; rounds < (ROUNDS / files.length) * (index + 1); rounds += 1) {
        const server = await next;
        // The next server starts while this one is still serving.
        next = startServer();
        const url = `${server.origin}${address}`;
        // The commit during the kill may have succeeded.
        const from = await headOf(by, url);
        expect(from).toBeGreaterThanOrEqual(offset);
        offset = from;
        const breakAfter = Math.min(randomInteger(1, step), bytes.length - offset - 1);
        await sendBrokenPatch(url, headers, { offset, bytes: bytes.subarray(offset), breakAfter }, () =>
          server.kill(),
        );
        expect(await owner.send('get', `/api/trigger-bytes/${triggerByteId}/attachments`)).toHaveProperty(
          'body.length',
          index,
        );
        const kept = await headOf(by, `${(await next).origin}${address}`);
        expect(kept).toBeGreaterThanOrEqual(offset);
        expect(kept).toBeLessThanOrEqual(offset + breakAfter);
        offset = kept;
      }
      const { origin } = await next;
      await finish(by, `${origin}${address}`, bytes);
      expect(await downloadHash(by, filename)).toBe(sha256(bytes));
    }
    expect(rounds).toBe(ROUNDS);
  });
});

describe.concurrent('two processes', { timeout: 300_000 }, () => {
  let other: ProductProcess;
  beforeAll(async () => {
    other = await startServer();
  });

  it('take turns on one upload over broken connections, and complete it unaltered', async () => {
    const randomInteger = createRandomIntegers('uploads/crash/turns');
    const by = await newUploader('turns');
    const { owner, headers, triggerByteId } = by;
    const bytes = createPatternedBytes(5 * MEGABYTE + 17, 21);
    const here = await createTusClient(owner).begin(bytes.length, {
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
      await sendBrokenPatch(
        urls[turn % 2]!,
        headers,
        { offset, bytes: bytes.subarray(offset), breakAfter },
        'cut',
      );
      sent = Math.max(sent, offset + breakAfter);
      // Queries the other server immediately. The first may still be storing what it received, in which case the other waits. Or
      // it hasn't even started and stores its bytes later, which are the right ones too.
      const kept = await headOf(by, urls[(turn + 1) % 2]!);
      expect(kept).toBeGreaterThanOrEqual(offset);
      expect(kept).toBeLessThanOrEqual(sent);
      offset = kept;
    }
    expect(offset).toBeGreaterThan(0);
    await finish(by, urls[1]!, bytes);
    expect(await downloadHash(by, 'turns.bin')).toBe(sha256(bytes));
  });

  it('never mix the bytes of two requests at the same offset: one continues, the other must ask for the offset again', async () => {
    const by = await newUploader('race');
    const { owner, triggerByteId } = by;
    const length = 2 * MEGABYTE;
    const versions = [createPatternedBytes(length, 31), createPatternedBytes(length, 32)];
    const address = await createTusClient(owner).begin(length, {
      triggerByteId,
      filename: 'race.bin',
      filetype: 'image/png',
    });
    const server = app.server.address() as { port: number };
    const urls = [`http://127.0.0.1:${server.port}${address}`, `${other.origin}${address}`];
    const answers = await Promise.all(urls.map((url, index) => patch(by, url, 0, versions[index]!)));
    const kept = await headOf(by, urls[0]!);
    // The first may have been stopped halfway, or before it received anything. What it stored is its own.
    const hasKept = answers.map(
      ({ status, headers: answered }) => status === 204 && Number(answered.get('upload-offset')) > 0,
    );
    const winner = hasKept.indexOf(true);
    expect(hasKept.filter(Boolean)).toHaveLength(1);
    expect([409, 204, 423]).toContain(answers[1 - winner]!.status);
    if (kept < length)
      expect((await patch(by, urls[0]!, kept, versions[winner]!.subarray(kept))).status).toBe(204);
    expect(await downloadHash(by, 'race.bin')).toBe(sha256(versions[winner]!));
  });
});
