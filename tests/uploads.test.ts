import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { appendToUpload } from '../server/features/uploads/append-to-upload.ts';
import { openUpload } from '../server/features/uploads/open-upload.ts';
import { finishUploads } from '../server/jobs/finish-uploads.ts';
import { removeAbandonedFiles } from '../server/jobs/remove-abandoned-files.ts';
import { startTestApp, urlOf, type TestApp } from './support/test-app.ts';
import { patternedBytes, tusOf } from './support/tus.ts';
import { openVisitor, registerOwner, type Owner } from './support/visitor.ts';

let app: TestApp;
let owner: Owner;
let tus: ReturnType<typeof tusOf>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  tus = tusOf(owner);
});
afterAll(() => app[Symbol.asyncDispose]());

async function newLeavebit(of: Owner = owner): Promise<number> {
  const created = await of
    .send('post', '/api/trigger-bytes')
    .send({ description: 'With large files', sharingEmails: ['heir@example.org'] });
  return (created.body as Leavebit).id;
}

const attachments = async (id: number) =>
  (await owner.send('get', `/api/trigger-bytes/${id}/attachments`).expect(200)).body as string[];
const count = async (sql: string) => Number((await app.ctx.pool.query(sql)).rows[0].count);
const download = async (id: number, name: string) =>
  (
    await owner
      .send('get', `/api/trigger-bytes/${id}/attachments/${encodeURIComponent(name)}`)
      .buffer(true)
      .expect(200)
  ).body as Buffer;

describe('a file that arrives in parts', () => {
  it('is in the LeaveBit once it is whole, and not before', async () => {
    const triggerByteId = await newLeavebit();
    const bytes = patternedBytes(700_001);
    const address = await tus.begin(bytes.length, {
      triggerByteId,
      filename: 'größer als 10 MB.bin',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(address).toMatch(/^\/api\/upload\/tus\/\d+$/);
    let offset = 0;
    for (const end of [1, 262_143, 262_144, 262_145, 600_000, 700_001]) {
      expect(await tus.offset(address)).toBe(offset);
      expect(await attachments(triggerByteId)).toEqual([]);
      const answer = await tus.patch(address, offset, bytes.subarray(offset, end)).expect(204);
      expect(answer.headers['upload-offset']).toBe(String(end));
      offset = end;
    }
    expect(await attachments(triggerByteId)).toEqual(['größer als 10 MB.bin']);
    expect((await download(triggerByteId, 'größer als 10 MB.bin')).equals(bytes)).toBe(true);
    expect(await tus.offset(address)).toBe(bytes.length);
  });
});

describe('what is refused, before any byte is taken', () => {
  it('needs a session', async () => {
    const visitor = await openVisitor(app);
    const stranger = tusOf(visitor);
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

  it('needs the CSRF token', async () => {
    const { Cookie } = await owner.headers();
    for (const method of ['post', 'patch', 'delete'] as const) {
      const call = supertest(app.server);
      await call[method]('/api/upload/tus/1').set({ Cookie, 'Tus-Resumable': '1.0.0' }).expect(403);
    }
  });

  it.each([
    ['too large', limits.serverFileBytes + 1, {}, 413, 'A file is larger than 50 MB'],
    ['a LeaveBit that is not there', 5, { triggerByteId: 12_345 }, 404, 'not found'],
    ['no LeaveBit', 5, { triggerByteId: '' }, 400, 'which LeaveBit'],
    ['no name', 5, { filename: '..' }, 400, 'name that cannot be used'],
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
    ['no real session', 5, { uploadSessionId: 'mine' }, 400, 'session is not valid'],
    ['no real checksum', 5, { sha256: 'abc' }, 400, 'checksum is not valid'],
  ])('%s', async (_name, length, metadata, status, words) => {
    const triggerByteId = await newLeavebit();
    const before = await count('select count(*) from stored_files');
    const answer = await tus.create(length, { triggerByteId, filename: 'x.bin', ...metadata }).expect(status);
    expect((answer.body as { message: string }).message).toContain(words);
    expect(answer.headers['tus-resumable']).toBe('1.0.0');
    expect(await count('select count(*) from stored_files')).toBe(before);
  });

  it('a length that is not said, or said later', async () => {
    const triggerByteId = await newLeavebit();
    const call = () => tus.create('', { triggerByteId, filename: 'x.bin' }).unset('Upload-Length');
    expect((await call().expect(400)).body).toHaveProperty('message');
    expect((await call().set('Upload-Defer-Length', '1').expect(400)).body).toHaveProperty('message');
  });

  it('an upload that says nothing of its file', async () => {
    const answer = await tus.create(5, {}).unset('Upload-Metadata').expect(400);
    expect(answer.body).toMatchObject({
      message: 'It was not said which LeaveBit a file is for.',
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

  it('parts that are to be put together, and any other name for a method', async () => {
    const triggerByteId = await newLeavebit();
    const before = await count('select count(*) from uploads');
    const parts = tus.create(5, { triggerByteId, filename: 'x.bin' }).set('Upload-Concat', 'partial');
    expect((await parts.expect(400)).body).toHaveProperty('message');
    expect(await count('select count(*) from uploads')).toBe(before);
    const address = await tus.begin(5, { triggerByteId });
    for (const method of ['PATCH', 'DELETE', 'GET']) {
      const call = owner.send('post', address).set({
        'Tus-Resumable': '1.0.0',
        'X-HTTP-Method-Override': method,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      });
      expect((await call.send(Buffer.from('abcde'))).status).toBeGreaterThanOrEqual(400);
      expect(await tus.offset(address)).toBe(0);
    }
    await tus.stop(address).expect(204);
  });

  it('bytes of another type, without a place, or with a place that is none', async () => {
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

  it('a bomb of metadata', async () => {
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

  it('more than was declared', async () => {
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(10, { triggerByteId });
    const answer = await tus.patch(address, 0, Buffer.alloc(11)).expect(413);
    expect((answer.body as { message: string }).message).toContain(
      'More arrived than this file was said to have',
    );
    expect(await tus.offset(address)).toBe(0);
    // Without a Content-Length it shows only as it arrives.
    const { Cookie, ...csrf } = await owner.headers();
    const streamed = await fetch(`${urlOf(app)}${address}`, {
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
      message: expect.stringContaining('More arrived than this file was said to have') as string,
    });
    expect(await attachments(triggerByteId)).toEqual([]);
    await tus.stop(address).expect(204);
  });

  it('a wrong place in the file', async () => {
    const address = await tus.begin(10, { triggerByteId: await newLeavebit() });
    const answer = await tus.patch(address, 4, Buffer.alloc(2)).expect(409);
    expect(answer.body).toMatchObject({ code: 'offset', message: expect.any(String) as string });
    await tus.stop(address).expect(204);
  });
});

describe('an upload', () => {
  it('is nobody else’s: neither its LeaveBit nor itself is there for another owner', async () => {
    const other = await registerOwner(app, 'other@example.org');
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(10, { triggerByteId });
    const stranger = tusOf(other);
    await stranger.create(5, { triggerByteId, filename: 'x' }).expect(404);
    await stranger.head(address).expect(404);
    await stranger.patch(address, 0, Buffer.alloc(10)).expect(404);
    await stranger.stop(address).expect(404);
    await other
      .send('post', `/api/upload/files/${triggerByteId}`)
      .attach('files', Buffer.from('x'), 'x')
      .expect(404);
    expect(await tus.offset(address)).toBe(0);
    await tus.stop(address).expect(204);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const before = await count('select count(*) from stored_file_chunks');
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    await tus.patch(address, 0, patternedBytes(300_000)).expect(204);
    expect(await count('select count(*) from stored_file_chunks')).toBe(before + 1);
    await tus.stop(address).expect(204);
    expect(await count('select count(*) from stored_file_chunks')).toBe(before);
    await tus.head(address).expect(404);
    expect((await tus.patch(address, 300_000, Buffer.alloc(1)).expect(404)).body).toHaveProperty('message');
  });

  it('survives requests whose line is cut before they are answered', async () => {
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    const headers = { ...(await owner.headers()), 'Tus-Resumable': '1.0.0' };
    for (const method of ['HEAD', 'PATCH', 'POST', 'DELETE']) {
      const path = method === 'DELETE' ? '/api/upload/tus/1' : address;
      for (const afterMs of [0, 2, 5, 10]) {
        const call = request(`${urlOf(app)}${path}`, {
          method,
          headers: { ...headers, 'Upload-Offset': '0', 'Content-Length': '1000' },
        });
        const gone = new Promise((resolve) => call.on('error', () => undefined).once('close', resolve));
        call.write('half');
        setTimeout(() => call.destroy(), afterMs);
        await gone;
      }
    }
    expect(await tus.offset(address)).toBe(0);
    await tus.stop(address).expect(204);
  });

  it('of an empty file is complete at once', async () => {
    const triggerByteId = await newLeavebit();
    await tus.begin(0, { triggerByteId, filename: 'empty.png' });
    expect(await attachments(triggerByteId)).toEqual(['empty.png']);
    expect(await download(triggerByteId, 'empty.png')).toHaveLength(0);
  });

  it('gets a name of its own, counts as a save, and stays when its upload is stopped afterwards', async () => {
    const triggerByteId = await newLeavebit();
    for (const content of ['one', 'two']) {
      const address = await tus.begin(3, { triggerByteId, filename: 'same.png' });
      await tus.patch(address, 0, Buffer.from(content)).expect(204);
      await tus.stop(address).expect(204);
    }
    expect(await attachments(triggerByteId)).toEqual(['same.png', 'same (2).png']);
    expect((await download(triggerByteId, 'same (2).png')).toString()).toBe('two');
    const list = (await owner.send('get', '/api/trigger-bytes')).body as Leavebit[];
    expect(list.find(({ id }) => id === triggerByteId)!.seqno).toBe(3);
  });

  it('with another checksum than announced is not kept', async () => {
    const triggerByteId = await newLeavebit();
    const before = await count('select count(*) from stored_files');
    const address = await tus.begin(3, { triggerByteId, sha256: 'a'.repeat(64) });
    const answer = await tus.patch(address, 0, Buffer.from('abc')).expect(400);
    expect((answer.body as { message: string }).message).toContain('arrived differently');
    expect(await count('select count(*) from stored_files')).toBe(before);
    expect(await attachments(triggerByteId)).toEqual([]);
  });

  it('of a LeaveBit that is deleted meanwhile ends with a clear word, and its bytes go at once', async () => {
    const before = await count('select count(*) from stored_files');
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(600_000, { triggerByteId });
    await tus.patch(address, 0, patternedBytes(300_000)).expect(204);
    await owner.send('delete', `/api/trigger-bytes/${triggerByteId}`).expect(204);
    expect(await count('select count(*) from stored_files')).toBe(before);
    const answer = await tus.patch(address, 300_000, Buffer.alloc(300_000)).expect(404);
    expect((answer.body as { message: string }).message).toContain('its LeaveBit was deleted');
  });

  it('that received everything before its process died is finished when someone asks, or by a job', async () => {
    const triggerByteId = await newLeavebit();
    for (const way of ['head', 'job'] as const) {
      const address = await tus.begin(3, { triggerByteId, filename: `${way}.png` });
      const id = Number(address.split('/').at(-1));
      const open = await openUpload(app.ctx, owner.id, id);
      const source = (async function* () {
        yield Buffer.from('abc');
      })();
      await appendToUpload(app.ctx, open, source);
      expect(await attachments(triggerByteId)).not.toContain(`${way}.png`);
      if (way === 'head') expect(await tus.offset(address)).toBe(3);
      else {
        app.clock.advance({ minutes: 2 });
        await finishUploads(app.ctx);
      }
      expect(await attachments(triggerByteId)).toContain(`${way}.png`);
      expect((await download(triggerByteId, `${way}.png`)).toString()).toBe('abc');
    }
  });

  it('is removed a day after its last byte, and not before', async () => {
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    app.clock.advance({ hours: 20 });
    await tus.patch(address, 0, patternedBytes(300_000)).expect(204);
    app.clock.advance({ hours: 20 });
    await removeAbandonedFiles(app.ctx);
    expect(await tus.offset(address)).toBe(300_000);
    app.clock.advance({ hours: 5 });
    await removeAbandonedFiles(app.ctx);
    await tus.head(address).expect(404);
    expect(await count('select count(*) from uploads')).toBe(0);
    expect(await count('select count(*) from stored_files where size is null')).toBe(0);
  });
});

describe('one upload session for each owner', () => {
  const busy = { code: 'upload-in-progress', message: 'Upload already in progress for this user' };
  const newSession = (triggerByteId: number, fileCount: number) => ({
    triggerByteId,
    uploadSessionId: randomUUID(),
    fileCount,
  });

  it('lets five files of a batch in, and no other batch until all are there', async () => {
    const triggerByteId = await newLeavebit();
    const batch = newSession(triggerByteId, 5);
    const late = newSession(triggerByteId, 1);
    for (let fileIndex = 0; fileIndex < 5; fileIndex += 1) {
      const address = await tus.begin(1, { ...batch, fileIndex, filename: `${fileIndex}.png` });
      expect((await tus.create(1, { ...late, filename: 'x' }).expect(409)).body).toEqual(busy);
      const form = owner
        .send('post', `/api/upload/files/${triggerByteId}`)
        .attach('files', Buffer.from('x'), 'x');
      expect((await form.expect(409)).body).toEqual({ ...busy, error: busy.message });
      await tus.patch(address, 0, Buffer.from('x')).expect(204);
    }
    expect(await attachments(triggerByteId)).toHaveLength(5);
    await tus.stop(await tus.begin(1, late)).expect(204);
  });

  it('lets a save with its small files pass: that is one request, and no upload of its own', async () => {
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(4, newSession(triggerByteId, 1));
    await owner
      .send('patch', `/api/trigger-bytes/${triggerByteId}`)
      .attach('attachments', Buffer.from('x'), 'beside.png')
      .expect(200);
    await tus.patch(address, 0, Buffer.from('abcd')).expect(204);
    expect(await attachments(triggerByteId)).toEqual(['beside.png', 'file.bin']);
  });

  it('takes a sixth file for no part of a batch', async () => {
    const batch = { ...newSession(await newLeavebit(), 5) };
    const addresses = [];
    for (let n = 0; n < 5; n += 1) addresses.push(await tus.begin(1, batch));
    const answer = await tus.create(1, { ...batch, filename: 'x' }).expect(400);
    expect(answer.body).toMatchObject({ message: 'Maximum 5 files allowed per upload' });
    for (const address of addresses) await tus.stop(address).expect(204);
  });

  it('takes no file beyond those that the batch began with, whatever is said later', async () => {
    const batch = newSession(await newLeavebit(), 2);
    const first = await tus.begin(1, { ...batch, fileIndex: 0 });
    for (const more of [{ fileIndex: 2 }, { fileIndex: 2, fileCount: 5 }]) {
      const answer = await tus.create(1, { ...batch, filename: 'x', ...more }).expect(400);
      expect(answer.body).toMatchObject({ message: 'Maximum 2 files allowed per upload' });
    }
    const second = await tus.begin(1, { ...batch, fileCount: 5 });
    await tus.create(1, { ...batch, filename: 'x', fileCount: 5 }).expect(400);
    for (const address of [first, second]) await tus.stop(address).expect(204);
  });

  it('starts a file afresh when its first answer was lost', async () => {
    const batch = { ...newSession(await newLeavebit(), 1), fileIndex: 0 };
    const first = await tus.begin(5, batch);
    const second = await tus.begin(5, batch);
    await tus.head(first).expect(404);
    await tus.stop(second).expect(204);
  });

  it('gives the place to another after silence, and takes the first one back when that is done', async () => {
    const triggerByteId = await newLeavebit();
    const first = await tus.begin(4, newSession(triggerByteId, 1));
    await tus.patch(first, 0, Buffer.from('ab')).expect(204);
    await tus.create(4, { ...newSession(triggerByteId, 1), filename: 'x' }).expect(409);
    app.clock.advance({ minutes: limits.uploadSilentMinutes, seconds: 1 });
    const second = await tus.begin(4, newSession(triggerByteId, 1));
    expect((await tus.patch(first, 2, Buffer.from('cd')).expect(409)).body).toEqual(busy);
    await tus.patch(second, 0, Buffer.from('abcd')).expect(204);
    await tus.patch(first, 2, Buffer.from('cd')).expect(204);
    expect(await attachments(triggerByteId)).toHaveLength(2);
  });

  it('lets two batches that begin at the same moment not both have the place', async () => {
    const triggerByteId = await newLeavebit();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => tus.create(4, { ...newSession(triggerByteId, 1), filename: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await tus.stop(answers.find(({ status }) => status === 201)!.headers['location'] as string).expect(204);
  });

  it('forgets the oldest of very many unfinished uploads', async () => {
    const triggerByteId = await newLeavebit();
    const first = await tus.begin(4, newSession(triggerByteId, 1));
    for (let n = 0; n < limits.unfinishedUploadsPerOwner; n += 1) {
      app.clock.advance({ minutes: limits.uploadSilentMinutes, seconds: 1 });
      await tus.begin(4, newSession(triggerByteId, 1));
    }
    await tus.head(first).expect(404);
    expect(await count('select count(*) from uploads where completed_at is null')).toBe(
      limits.unfinishedUploadsPerOwner,
    );
    app.clock.advance({ minutes: limits.uploadSilentMinutes, seconds: 1 });
  });
});

describe('files in one form', () => {
  it('are added to the LeaveBit, with their checksums', async () => {
    const id = await newLeavebit();
    const answer = await owner
      .send('post', `/api/upload/files/${id}`)
      .attach('files', Buffer.from('one'), 'one.png')
      .attach('attachments', Buffer.from('two'), 'two.png')
      .expect(200);
    expect((answer.body as Leavebit).attachments).toEqual(['one.png', 'two.png']);
    const sums = await app.ctx.pool.query(
      `select encode(sha256, 'hex') as sum from stored_files join trigger_byte_files on stored_file_id = id where trigger_byte_id = $1 order by file_counter`,
      [id],
    );
    expect(sums.rows.map(({ sum }) => sum as string)).toEqual(
      ['one', 'two'].map((text) => createHash('sha256').update(text).digest('hex')),
    );
  });

  it('are refused beyond five, or when there are none, and nothing stays behind', async () => {
    const id = await newLeavebit();
    const before = await count('select count(*) from stored_files');
    const form = owner.send('post', `/api/upload/files/${id}`);
    for (let n = 0; n < 6; n += 1) form.attach('files', Buffer.from('x'), `${n}.png`);
    const message = 'Maximum 5 files allowed per upload';
    expect((await form.expect(400)).body).toEqual({ message, error: message });
    await owner.send('post', `/api/upload/files/${id}`).field('x', 'y').expect(400);
    expect(await count('select count(*) from stored_files')).toBe(before);
  });
});
