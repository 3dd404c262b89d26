import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { appendToUpload } from '../../server/features/uploads/append-to-upload.ts';
import { loadUpload } from '../../server/features/uploads/load-upload.ts';
import { completeStalledUploads } from '../../server/features/uploads/complete-stalled-uploads.ts';
import { removeAbandonedFiles } from '../../server/features/files/remove-abandoned-files.ts';
import { getAppUrl } from '../support/test-app.ts';
import { countAllChunks } from '../support/uploads/stored-chunks.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { startUploadsTest } from '../support/uploads/uploads.ts';
import { registerOwner } from '../support/visitor.ts';

const { app, owner, tus, newLeavebit, attachments, download, count } = await startUploadsTest();
afterAll(() => app[Symbol.asyncDispose]());

describe('a file that arrives in chunks', () => {
  it('is in the LeaveBit once it is complete, and not before', async () => {
    const triggerByteId = await newLeavebit();
    const bytes = createPatternedBytes(700_001);
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

describe('an upload', () => {
  it('arrives through a proxy that lets no PATCH pass', async () => {
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(3, { triggerByteId, filename: 'by-post.bin' });
    const posted = tus.patch(address, 0, Buffer.from('abc'), 'post').set('X-HTTP-Method-Override', 'PATCH');
    await posted.expect(204);
    expect(await attachments(triggerByteId)).toEqual(['by-post.bin']);
  });

  it('doesn’t exist for another owner, and neither does its LeaveBit', async () => {
    const other = await registerOwner(app, 'other@example.org');
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(10, { triggerByteId });
    const stranger = createTusClient(other);
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

  it('leaves nothing behind when it is cancelled', async () => {
    const before = await countAllChunks(app);
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    await tus.patch(address, 0, createPatternedBytes(300_000)).expect(204);
    expect(await countAllChunks(app)).toBe(before + 1);
    await tus.stop(address).expect(204);
    expect(await countAllChunks(app)).toBe(before);
    await tus.head(address).expect(404);
    expect((await tus.patch(address, 300_000, Buffer.alloc(1)).expect(404)).body).toHaveProperty('message');
  });

  it('reads its row and unwraps its key only once per request that appends to it', async () => {
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    const keys = vi.spyOn(app.ctx.keyRing, 'unwrapDataKey');
    const queries = vi.spyOn(app.ctx.pool, 'query');
    await tus.patch(address, 0, createPatternedBytes(300_000)).expect(204);
    const asked = JSON.stringify(queries.mock.calls.map(([query]) => query));
    expect(asked.match(/from \\"uploads\\"/g)).toHaveLength(1);
    expect(asked.match(/from \\"trigger_bytes\\"/g)).toHaveLength(1);
    expect(keys).toHaveBeenCalledTimes(1);
    await tus.stop(address).expect(204);
  });

  it('survives requests that are cut off before the response', async () => {
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    const headers = { ...(await owner.headers()), 'Tus-Resumable': '1.0.0' };
    for (const method of ['HEAD', 'PATCH', 'POST', 'DELETE']) {
      const path = method === 'DELETE' ? '/api/upload/tus/1' : address;
      for (const afterMs of [0, 2, 5, 10]) {
        const call = request(`${getAppUrl(app)}${path}`, {
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

  it('of an empty file is complete immediately', async () => {
    const triggerByteId = await newLeavebit();
    await tus.begin(0, { triggerByteId, filename: 'empty.png' });
    expect(await attachments(triggerByteId)).toEqual(['empty.png']);
    expect(await download(triggerByteId, 'empty.png')).toHaveLength(0);
  });

  it('gets a unique name, counts as a save, and stays if it is cancelled afterwards', async () => {
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

  it('that doesn’t match its announced checksum is not stored', async () => {
    const triggerByteId = await newLeavebit();
    const before = await count('select count(*) from stored_files');
    const address = await tus.begin(3, { triggerByteId, sha256: 'a'.repeat(64) });
    const answer = await tus.patch(address, 0, Buffer.from('abc')).expect(400);
    expect((answer.body as { message: string }).message).toContain('damaged in transit');
    expect(await count('select count(*) from stored_files')).toBe(before);
    expect(await attachments(triggerByteId)).toEqual([]);
  });

  it('to a deleted LeaveBit ends with a clear message, and its bytes are removed immediately', async () => {
    const before = await count('select count(*) from stored_files');
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(600_000, { triggerByteId });
    await tus.patch(address, 0, createPatternedBytes(300_000)).expect(204);
    await owner.send('delete', `/api/trigger-bytes/${triggerByteId}`).expect(204);
    expect(await count('select count(*) from stored_files')).toBe(before);
    const answer = await tus.patch(address, 300_000, Buffer.alloc(300_000)).expect(404);
    expect((answer.body as { message: string }).message).toContain('its LeaveBit was deleted');
  });

  it('that was fully received before its process died is completed by the next request or by a job', async () => {
    const triggerByteId = await newLeavebit();
    for (const way of ['head', 'job'] as const) {
      const address = await tus.begin(3, { triggerByteId, filename: `${way}.png` });
      const id = Number(address.split('/').at(-1));
      const open = await loadUpload(app.ctx, owner.id, id);
      const source = (async function* () {
        yield Buffer.from('abc');
      })();
      await appendToUpload(app.ctx, open, source);
      expect(await attachments(triggerByteId)).not.toContain(`${way}.png`);
      if (way === 'head') expect(await tus.offset(address)).toBe(3);
      else {
        app.clock.advance({ minutes: 2 });
        await completeStalledUploads(app.ctx);
      }
      expect(await attachments(triggerByteId)).toContain(`${way}.png`);
      expect((await download(triggerByteId, `${way}.png`)).toString()).toBe('abc');
    }
  });

  it('is removed a day after its last byte, and not before', async () => {
    const address = await tus.begin(600_000, { triggerByteId: await newLeavebit() });
    app.clock.advance({ hours: 20 });
    await tus.patch(address, 0, createPatternedBytes(300_000)).expect(204);
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

  it('are rejected if there are more than five or none, and nothing is left behind', async () => {
    const id = await newLeavebit();
    const before = await count('select count(*) from stored_files');
    const form = owner.send('post', `/api/upload/files/${id}`);
    for (let n = 0; n < 6; n += 1) form.attach('files', Buffer.from('x'), `${n}.png`);
    const message = 'Maximum 5 files allowed per upload';
    expect((await form.expect(400)).body).toEqual({ message, code: 'invalid', error: message });
    await owner.send('post', `/api/upload/files/${id}`).field('x', 'y').expect(400);
    expect(await count('select count(*) from stored_files')).toBe(before);
  });
});
