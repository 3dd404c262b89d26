import { Writable } from 'node:stream';
import { afterEach, beforeAll, afterAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createLogger } from '../../server/http/log/logger.ts';
import { startUploadsTest } from '../support/uploads/uploads.ts';
import { watchStorageLimits } from '../../server/features/storage/watch-storage-limits.ts';
import supertest from 'supertest';

const KIB = 1024;
const TOKEN = 'a token of some length';
const { app, owner, tus, newLeavebit, attachments, count } = await startUploadsTest({
  FILES_TOTAL_MOST: '1000KiB',
  DISK_FREE_LEAST: '100KiB',
  METRICS_TOKEN: TOKEN,
});
afterAll(() => app[Symbol.asyncDispose]());

let kept: number;
beforeAll(async () => {
  const created = await form(500 * KIB).expect(201);
  kept = (created.body as Leavebit).id;
});
afterEach(() => {
  app.ctx.readDisk = null;
});

const form = (bytes: number) =>
  owner
    .send('post', '/api/trigger-bytes')
    .field('sharingEmails[]', 'heir@example.org')
    .attach('attachments', Buffer.alloc(bytes), 'file.bin');
const disk = (freeBytes: number) => {
  app.ctx.readDisk = () => Promise.resolve({ totalBytes: 10_000 * KIB, freeBytes });
};

it.each([
  ['the total of all files is nearly reached', () => undefined, 600 * KIB],
  ['the disk of the database is nearly full', () => disk(300 * KIB), 210 * KIB],
])('when %s, new files are rejected and nothing else', async (_name, prepare, bytes) => {
  prepare();
  const before = await count('select count(*) from stored_files');
  const inParts = await tus.create(bytes, { triggerByteId: kept, filename: 'x.bin' }).expect(507);
  expect(inParts.body).toMatchObject({ code: 'storage-full' });
  const inForm = await form(bytes).expect(507);
  expect((inForm.body as { message: string }).message).toContain('Everything you’ve already saved is safe');
  expect(await count('select count(*) from stored_files')).toBe(before);

  expect(await attachments(kept)).toEqual(['file.bin']);
  await owner.send('get', `/api/trigger-bytes/${kept}/attachments/file.bin`).expect(200);
  await owner.send('patch', `/api/trigger-bytes/${kept}`).send({ description: 'New words' }).expect(200);
  await owner.send('delete', `/api/trigger-bytes/${await newLeavebit()}`).expect(204);
});

it('lets an accepted upload finish', async () => {
  const address = await tus.begin(100 * KIB, { triggerByteId: kept, filename: 'begun.bin' });
  disk(0);
  await tus.patch(address, 0, Buffer.alloc(100 * KIB)).expect(204);
  expect(await attachments(kept)).toContain('begun.bin');
});

it('raises one alert per threshold, and shows the used space in the metrics', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const ctx = { ...app.ctx, logger: createLogger('error', sink) };
  const look = async (freeKib: number) => {
    lines.length = 0;
    ctx.readDisk = () => Promise.resolve({ totalBytes: 1100 * KIB, freeBytes: freeKib * KIB });
    await watchStorageLimits(ctx);
    return lines.map((line) => JSON.parse(line) as unknown);
  };
  expect(await look(900)).toEqual([]);
  expect(await look(250)).toMatchObject([{ alarm: 'storage-filling', store: 'disk', percent: 80 }]);
  expect(await look(240)).toEqual([]);
  expect(await look(310)).toEqual([]);
  expect(await look(150)).toMatchObject([{ percent: 90 }]);
  expect(await look(900)).toEqual([]);
  expect(await look(250)).toMatchObject([{ percent: 80 }]);

  disk(4000 * KIB);
  const metrics = await supertest(app.server).get('/metrics').set('Authorization', `Bearer ${TOKEN}`);
  expect(metrics.text).toContain(`leavebits_storage_bytes{store="disk",kind="used"} ${6000 * KIB}`);
  expect(metrics.text).toContain(`leavebits_storage_bytes{store="total",kind="most"} ${1000 * KIB}`);
});
