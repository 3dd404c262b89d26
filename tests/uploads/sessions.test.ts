import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { startUploadsTest } from '../support/uploads/uploads.ts';

const { app, owner, tus, newLeavebit, attachments, count } = await startUploadsTest();
afterAll(() => app[Symbol.asyncDispose]());

describe('one upload session per owner', () => {
  const busy = { code: 'upload-in-progress', message: 'Upload already in progress for this user' };
  const newSession = (triggerByteId: number, fileCount: number) => ({
    triggerByteId,
    uploadSessionId: randomUUID(),
    fileCount,
  });

  it('accepts the five files of a batch, and no other batch until all have arrived', async () => {
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

  it('accepts a save with small files, which is a single request and not an upload session', async () => {
    const triggerByteId = await newLeavebit();
    const address = await tus.begin(4, newSession(triggerByteId, 1));
    await owner
      .send('patch', `/api/trigger-bytes/${triggerByteId}`)
      .attach('attachments', Buffer.from('x'), 'beside.png')
      .expect(200);
    await tus.patch(address, 0, Buffer.from('abcd')).expect(204);
    expect(await attachments(triggerByteId)).toEqual(['beside.png', 'file.bin']);
  });

  it('rejects a sixth file in a batch', async () => {
    const batch = { ...newSession(await newLeavebit(), 5) };
    const addresses = [];
    for (let n = 0; n < 5; n += 1) addresses.push(await tus.begin(1, batch));
    const answer = await tus.create(1, { ...batch, filename: 'x' }).expect(400);
    expect(answer.body).toMatchObject({ message: 'Maximum 5 files allowed per upload' });
    for (const address of addresses) await tus.stop(address).expect(204);
  });

  it('accepts no more files than the batch announced at first', async () => {
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

  it('restarts a file whose first response was lost', async () => {
    const batch = { ...newSession(await newLeavebit(), 1), fileIndex: 0 };
    const first = await tus.begin(5, batch);
    const second = await tus.begin(5, batch);
    await tus.head(first).expect(404);
    await tus.stop(second).expect(204);
  });

  it('yields to another session after silence, and can be resumed afterwards', async () => {
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

  it('is granted to only one of several simultaneous batches', async () => {
    const triggerByteId = await newLeavebit();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => tus.create(4, { ...newSession(triggerByteId, 1), filename: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await tus.stop(answers.find(({ status }) => status === 201)!.headers['location'] as string).expect(204);
  });

  it('discards the oldest of very many unfinished uploads', async () => {
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
