import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { appendToUpload } from '../../server/features/uploads/append-to-upload.ts';
import { completeUpload } from '../../server/features/uploads/complete-upload.ts';
import { createUpload } from '../../server/features/uploads/create-upload.ts';
import { hashStoredFile } from '../../server/features/files/hash-stored-file.ts';
import { loadUpload } from '../../server/features/uploads/load-upload.ts';
import { streamStoredFile } from '../../server/features/files/read-stored-file.ts';
import { cancelUpload } from '../../server/features/uploads/cancel-upload.ts';
import { CHUNK_BYTES } from '../../server/features/files/stored-file.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { createPatternedBytes } from '../support/uploads/tus.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let triggerByteId: number;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .send({ sharingEmails: ['heir@example.org'] });
  triggerByteId = (created.body as Leavebit).id;
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sizes at the edges of chunks, and random ones. */
const size = fc.oneof(
  fc.integer({ min: 0, max: 3 * CHUNK_BYTES }),
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -2, max: 2 })).map(([chunks, more]) => {
    return Math.max(0, chunks * CHUNK_BYTES + more);
  }),
);
/** One request: its bytes, the size of its parts, and whether the connection is cut after it. */
const request = fc.record({
  bytes: size,
  part: fc.integer({ min: 1, max: 200_000 }),
  isCut: fc.boolean(),
});

const cut = new Error('the line was cut');
async function* source(bytes: Buffer, part: number, isCut: boolean): AsyncGenerator<Buffer> {
  // Smaller parts would only take longer.
  const step = Math.max(part, Math.ceil(bytes.length / 40));
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  if (isCut) throw cut;
}

it(
  'stores exactly the bytes that arrived, however they are split into requests',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(size, fc.array(request, { maxLength: 8 }), async (length, requests) => {
        const { ctx } = app;
        const id = ctx.random.id();
        const metadata = { triggerByteId, filename: 'any.bin', filetype: 'image/png' };
        await createUpload(ctx, { id, userId: owner.id, length, metadata });
        const sent = createPatternedBytes(length, id % 1000);
        let modelReceived = 0;
        const finish = { bytes: length, part: 100_000, isCut: false };
        for (const { bytes, part, isCut } of [...requests, finish]) {
          const upload = await loadUpload(ctx, owner.id, id);
          expect(upload.row.received).toBe(modelReceived);
          expect(upload.tail.equals(sent.subarray(modelReceived - upload.tail.length, modelReceived))).toBe(
            true,
          );
          const arriving = sent.subarray(modelReceived, modelReceived + bytes);
          const appended = appendToUpload(ctx, upload, source(arriving, part, isCut));
          if (isCut) await expect(appended).rejects.toBe(cut);
          else expect((await appended).received).toBe(modelReceived + arriving.length);
          modelReceived += arriving.length;
        }
        const upload = await loadUpload(ctx, owner.id, id);
        expect(upload.row.received).toBe(length);
        const sha256 = await hashStoredFile(ctx, upload.dataKey, { id, size: length });
        const stored = [];
        const file = { id, size: length, sha256 };
        for await (const part of streamStoredFile(ctx, upload.dataKey, file, {
          start: 0,
          end: length - 1,
        }))
          stored.push(part);
        expect(Buffer.concat(stored).equals(sent)).toBe(true);
        await completeUpload(ctx, upload);
        await cancelUpload(ctx, upload.row);
      }),
      { numRuns: 25 },
    );
  },
);

/** More than the memory limit admits at once. */
const WRITERS = 12;

it(`lets one of ${WRITERS} writers continue, and stores nothing from the others`, async () => {
  const { ctx } = app;
  const length = 9 * CHUNK_BYTES - 5;
  // A writer that didn't release its memory would block the next ones.
  for (let round = 0; round < 3; round += 1) {
    const id = ctx.random.id();
    const metadata = { triggerByteId, filename: 'any.bin', filetype: 'image/png' };
    await createUpload(ctx, { id, userId: owner.id, length, metadata });
    const upload = await loadUpload(ctx, owner.id, id);
    const versions = Array.from({ length: WRITERS }, (_, n) => createPatternedBytes(length, n + 1));
    const results = await Promise.allSettled(
      versions.map((bytes) => appendToUpload(ctx, upload, source(bytes, 50_000, false))),
    );
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    for (const [n, result] of results.entries()) {
      if (n !== winner) expect(result).toMatchObject({ reason: { code: 'offset' } });
    }
    expect((await loadUpload(ctx, owner.id, id)).row.received).toBe(length);
    const stored = await hashStoredFile(ctx, upload.dataKey, { id, size: length });
    expect(stored.equals(createHash('sha256').update(versions[winner]!).digest())).toBe(true);
    await cancelUpload(ctx, upload.row);
  }
});
