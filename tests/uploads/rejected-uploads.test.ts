import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { getAppUrl } from '../support/test-app.ts';
import { createTusClient } from '../support/uploads/tus.ts';
import { startUploadsTest } from '../support/uploads/uploads.ts';
import { openVisitor } from '../support/visitor.ts';

const { app, owner, tus, newLeavebit, attachments, count } = await startUploadsTest();
afterAll(() => app[Symbol.asyncDispose]());

describe('rejected before any byte is stored:', () => {
  it('a request without a session', async () => {
    const visitor = await openVisitor(app);
    const stranger = createTusClient(visitor);
    for (const call of [
      stranger.create(5, { triggerByteId: 1, filename: 'x' }),
      stranger.patch('/api/upload/tus/1', 0, Buffer.from('x')),
      stranger.stop('/api/upload/tus/1'),
      visitor.send('post', '/api/upload/refresh-session'),
      visitor.send('post', '/api/upload/restore-session'),
      visitor.send('post', '/api/upload/files/1'),
    ]) {
      const answer = await call.expect(401);
      expect(answer.body).toMatchObject({ message: 'User not authenticated' });
    }
    await stranger.head('/api/upload/tus/1').expect(401);
    await owner.send('post', '/api/upload/refresh-session').expect(200);
    await owner.send('post', '/api/upload/restore-session').expect(200);
  });

  it('a request without the CSRF token', async () => {
    const { Cookie } = await owner.headers();
    for (const method of ['post', 'patch', 'delete'] as const) {
      const call = supertest(app.server);
      await call[method]('/api/upload/tus/1').set({ Cookie, 'Tus-Resumable': '1.0.0' }).expect(403);
    }
  });

  it.each([
    ['too large', limits.serverFileBytes + 1, {}, 413, 'A file is larger than 50 MB'],
    ['a LeaveBit that is not there', 5, { triggerByteId: 12_345 }, 404, 'couldn’t find the LeaveBit'],
    ['no LeaveBit', 5, { triggerByteId: '' }, 400, 'which LeaveBit'],
    ['no name', 5, { filename: '..' }, 400, 'file names can’t be used'],
    [
      'a sixth place',
      5,
      { uploadSessionId: randomUUID(), fileIndex: 5 },
      400,
      'Maximum 5 files allowed per upload',
    ],
    [
      'six files',
      5,
      { uploadSessionId: randomUUID(), fileCount: 6 },
      400,
      'Maximum 5 files allowed per upload',
    ],
    ['no real session', 5, { uploadSessionId: 'mine' }, 400, 'session isn’t valid'],
    ['no real checksum', 5, { sha256: 'abc' }, 400, 'checksum isn’t valid'],
  ])('%s', async (_name, length, metadata, status, words) => {
    const triggerByteId = await newLeavebit();
    const before = await count('select count(*) from stored_files');
    const answer = await tus.create(length, { triggerByteId, filename: 'x.bin', ...metadata }).expect(status);
    expect((answer.body as { message: string }).message).toContain(words);
    expect(answer.headers['tus-resumable']).toBe('1.0.0');
    expect(await count('select count(*) from stored_files')).toBe(before);
  });

  it('a missing or deferred length', async () => {
    const triggerByteId = await newLeavebit();
    const call = () => tus.create('', { triggerByteId, filename: 'x.bin' }).unset('Upload-Length');
    expect((await call().expect(400)).body).toHaveProperty('message');
    expect((await call().set('Upload-Defer-Length', '1').expect(400)).body).toHaveProperty('message');
  });

  it('an upload without metadata about its file', async () => {
    const answer = await tus.create(5, {}).unset('Upload-Metadata').expect(400);
    expect(answer.body).toMatchObject({
      message: 'The upload doesn’t say which LeaveBit its file belongs to.',
      errors: [{ path: 'triggerByteId' }, { path: 'filename', message: 'A file needs a name.' }],
    });
  });

  it.each([
    ['negative', '-1'],
    ['no number', '1e3'],
    ['beyond all numbers', '9'.repeat(400)],
    ['a fraction', '1.5'],
  ])('a length that is %s', async (_what, length) => {
    const triggerByteId = await newLeavebit();
    const answer = await tus.create(length, { triggerByteId, filename: 'x.bin' });
    expect([400, 413]).toContain(answer.status);
    expect(answer.body).toHaveProperty('message');
  });

  it('partial uploads for concatenation, and a method that a POST cannot stand for', async () => {
    const triggerByteId = await newLeavebit();
    const before = await count('select count(*) from uploads');
    const parts = tus.create(5, { triggerByteId, filename: 'x.bin' }).set('Upload-Concat', 'partial');
    expect((await parts.expect(400)).body).toHaveProperty('message');
    expect(await count('select count(*) from uploads')).toBe(before);
    const address = await tus.begin(5, { triggerByteId });
    const call = owner.send('post', address).set({
      'Tus-Resumable': '1.0.0',
      'X-HTTP-Method-Override': 'GET',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    });
    expect((await call.send(Buffer.from('abcde'))).status).toBeGreaterThanOrEqual(400);
    expect(await tus.offset(address)).toBe(0);
    await tus.stop(address).expect(204);
  });

  it('bytes of another type, without an offset, or with an invalid one', async () => {
    const address = await tus.begin(5, { triggerByteId: await newLeavebit() });
    const part = () => tus.patch(address, 0, Buffer.from('abcde'));
    await part().set('Content-Type', 'application/json').expect(400);
    await part().set('Content-Type', 'multipart/form-data; boundary=x').expect(400);
    await part().unset('Upload-Offset').expect(400);
    for (const offset of ['-1', '0x0', 'NaN', '99999999999999999999', '0, 5']) {
      const answer = await part().set('Upload-Offset', offset);
      expect([400, 409]).toContain(answer.status);
    }
    expect(await tus.offset(address)).toBe(0);
    await tus.stop(address).expect(204);
  });

  it('excessive metadata', async () => {
    const triggerByteId = await newLeavebit();
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`name${n}`, 'x']));
    const before = await count('select count(*) from uploads');
    await tus.stop(await tus.begin(5, { ...many, triggerByteId })).expect(204);
    const kept = await app.ctx.pool.query('select max(octet_length(metadata)) as bytes from uploads');
    expect(Number(kept.rows[0].bytes)).toBeLessThan(2000);
    for (const metadata of [
      '__proto__ eA==',
      'filename',
      ',,,',
      'filename !!!',
      'filename eA==,filename eA==',
    ]) {
      await tus.create(5, {}).set('Upload-Metadata', metadata).expect(400);
    }
    const long = { triggerByteId, filename: 'x'.repeat(9000) };
    expect((await tus.create(5, long)).status).toBe(400);
    expect(await count('select count(*) from uploads')).toBe(before);
  });

  it('more bytes than declared', async () => {
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(10, { triggerByteId });
    const answer = await tus.patch(address, 0, Buffer.alloc(11)).expect(413);
    expect((answer.body as { message: string }).message).toContain(
      'We received more data than this file should have',
    );
    expect(await tus.offset(address)).toBe(0);
    // Without a Content-Length, the size is only known as the bytes arrive.
    const { Cookie, ...csrf } = await owner.headers();
    const streamed = await fetch(`${getAppUrl(app)}${address}`, {
      method: 'PATCH',
      headers: {
        Cookie,
        ...csrf,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      body: new Blob([new Uint8Array(400_000)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toMatchObject({
      message: expect.stringContaining('We received more data than this file should have') as string,
    });
    expect(await attachments(triggerByteId)).toEqual([]);
    await tus.stop(address).expect(204);
  });

  it('a wrong offset', async () => {
    const address = await tus.begin(10, { triggerByteId: await newLeavebit() });
    const answer = await tus.patch(address, 4, Buffer.alloc(2)).expect(409);
    expect(answer.body).toMatchObject({ code: 'offset', message: expect.any(String) as string });
    await tus.stop(address).expect(204);
  });
});
