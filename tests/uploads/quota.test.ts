import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getAppUrl } from '../support/test-app.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { startUploadsTest } from '../support/uploads/uploads.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

const KIB = 1024;
const { app, count } = await startUploadsTest({ FILE_QUOTA_TRIAL: '1MiB', FILE_QUOTA_PAID: '2MiB' });
afterAll(() => app[Symbol.asyncDispose]());

let owner: TestOwner;
let owners = 0;
beforeEach(async () => {
  owners += 1;
  owner = await registerOwner(app, `owner${owners}@example.com`);
});

const form = (bytes: Buffer, ...more: Buffer[]) =>
  more.reduce(
    (request, file, index) => request.attach('attachments', file, `more-${index}.bin`),
    owner
      .send('post', '/api/trigger-bytes')
      .field('description', 'Papers')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', bytes, 'file.bin'),
  );
const leavebit = async () => {
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Papers', sharingEmails: ['heir@example.org'] })
    .expect(201);
  return (created.body as Leavebit).id;
};
const storage = async () => (await owner.send('get', '/api/storage').expect(200)).body as unknown;
const filesOfOwner = () => count(`select count(*) from stored_files where user_id = ${owner.id}`);
const setStatus = (status: string) =>
  app.ctx.pool.query('update subscriptions set sub_status = $1 where user_id = $2', [status, owner.id]);

it('rejects a chunked upload that doesn’t fit before its first byte, and says how to make room', async () => {
  await form(Buffer.alloc(700 * KIB)).expect(201);
  const answer = await createTusClient(owner)
    .create(400 * KIB, { triggerByteId: await leavebit(), filename: 'film.mp4' })
    .expect(413);
  expect(answer.body).toEqual({
    code: 'too-large',
    message:
      'There isn’t enough space for this: it needs 400 KB, and your files use 700 KB of 1.0 MB. We haven’t stored any of it. ' +
      'Please delete files you no longer need and save, then try again. A paid subscription includes 2.0 MB.',
  });
  expect(await filesOfOwner()).toBe(1);
});

it('rejects a form that doesn’t fit, with all of its files', async () => {
  const answer = await form(Buffer.alloc(600 * KIB), Buffer.alloc(600 * KIB)).expect(413);
  expect((answer.body as { message: string }).message).toMatch(/needs 1\.2 MB.*use 0 bytes of 1\.0 MB/);
  expect(await filesOfOwner()).toBe(0);
  await form(Buffer.alloc(500 * KIB), Buffer.alloc(500 * KIB)).expect(201);
  expect(await storage()).toEqual({ usedBytes: 1000 * KIB, arrivingBytes: 0, quotaBytes: 1024 * KIB });
});

it('accepts only one of two uploads that don’t fit together, in chunks and in forms', async () => {
  const triggerByteId = await leavebit();
  const uploadSessionId = randomUUID();
  const parts = await Promise.all(
    [0, 1].map((fileIndex) =>
      createTusClient(owner).create(600 * KIB, {
        triggerByteId,
        filename: 'x',
        uploadSessionId,
        fileIndex,
        fileCount: 2,
      }),
    ),
  );
  expect(parts.map(({ status }) => status).sort()).toEqual([201, 413]);

  owner = await registerOwner(app, `racer${owners}@example.com`);
  const forms = await Promise.all([1, 2, 3].map(() => form(Buffer.alloc(600 * KIB))));
  expect(forms.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
});

it('counts bytes still to arrive, and frees them when the upload is cancelled', async () => {
  const address = await createTusClient(owner).begin(600 * KIB, { triggerByteId: await leavebit() });
  expect(await storage()).toMatchObject({ usedBytes: 600 * KIB, arrivingBytes: 600 * KIB });
  const refused = await form(Buffer.alloc(600 * KIB)).expect(413);
  expect((refused.body as { message: string }).message).toContain(
    '600 KB of it is reserved for unfinished uploads',
  );
  await createTusClient(owner).stop(address).expect(204);
  await form(Buffer.alloc(600 * KIB)).expect(201);
});

it('frees the space of a deleted file', async () => {
  const created = await form(Buffer.alloc(900 * KIB)).expect(201);
  const { id } = created.body as Leavebit;
  await form(Buffer.alloc(900 * KIB)).expect(413);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ deletedFiles: ['file.bin'] })
    .expect(200);
  await form(Buffer.alloc(900 * KIB)).expect(201);
});

it('keeps everything when the quota shrinks, lets a started upload finish, and rejects only new bytes', async () => {
  await setStatus('Monthly');
  const created = await form(Buffer.alloc(1200 * KIB)).expect(201);
  const { id } = created.body as Leavebit;
  const address = await createTusClient(owner).begin(600 * KIB, { triggerByteId: id });
  await setStatus('Trial');
  await createTusClient(owner)
    .patch(address, 0, createPatternedBytes(600 * KIB))
    .expect(204);
  expect(await storage()).toEqual({ usedBytes: 1800 * KIB, arrivingBytes: 0, quotaBytes: 1024 * KIB });
  await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'New words' }).expect(200);
  await createTusClient(owner).begin(0, { triggerByteId: id });
  await form(Buffer.from('one more')).expect(413);
  await owner.send('get', `/api/trigger-bytes/${id}/attachments/file.bin`).expect(200);
});

it('gives a cancelled owner the quota of a paid subscription, and responds even when they are blocked', async () => {
  await setStatus('Cancelled');
  await app.ctx.pool.query(
    "update subscriptions set next_payment_date = '2001-01-01T00:00:00Z' where user_id = $1",
    [owner.id],
  );
  expect(await storage()).toMatchObject({ quotaBytes: 2048 * KIB });
});

it('counts a form of unknown length as the largest possible file', async () => {
  const send = async () => {
    const data = new FormData();
    data.append('sharingEmails[]', 'heir@example.org');
    data.append('attachments', new Blob(['small']), 'small.txt');
    const whole = new Response(data);
    const body = Readable.toWeb(Readable.from([Buffer.from(await whole.clone().arrayBuffer())]));
    return fetch(`${getAppUrl(app)}/api/trigger-bytes`, {
      method: 'POST',
      headers: { ...(await owner.headers()), 'Content-Type': whole.headers.get('Content-Type')! },
      body: body as BodyInit,
      duplex: 'half',
    } as RequestInit);
  };
  expect((await send()).status).toBe(413);
  expect(await filesOfOwner()).toBe(0);
});
