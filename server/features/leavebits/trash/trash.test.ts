import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, signIn, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
let app: TestApp;
let owner: TestOwner;
let number = 0;
beforeAll(async () => {
  app = await startTestApp({ FILE_QUOTA_TRIAL: '1MiB' });
});
beforeEach(async () => {
  owner = await registerOwner(app, `owner-${(number += 1)}@example.org`);
});
afterAll(() => app[Symbol.asyncDispose]());

async function save(files: Record<string, string | Buffer> = {}, description = 'House'): Promise<Leavebit> {
  const form = owner
    .send('post', '/api/trigger-bytes')
    .field('description', description)
    .field('infoFields', 'The key is under the pot')
    .field('sharingEmails', LENA)
    .field('sharingConfig', JSON.stringify({ [LENA]: { releaseType: 'always' } }));
  for (const [name, bytes] of Object.entries(files))
    void form.attach('attachments', Buffer.from(bytes), { filename: name, contentType: 'text/plain' });
  return (await form.expect(201)).body as Leavebit;
}
const remove = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const removeFile = async (id: number, name: string) =>
  (
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .send({ deletedFiles: [name] })
      .expect(200)
  ).body as Leavebit;
const trash = async () => (await owner.send('get', '/api/trash').expect(200)).body as TrashItem[];
const restore = (id: number, by: TestOwner = owner) => by.send('post', `/api/trash/${id}/restore`).send({});
const list = async () => (await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];
const bytesOf = async (id: number, name: string) =>
  (await owner.send('get', `/api/trigger-bytes/${id}/attachments/${encodeURIComponent(name)}`).expect(200))
    .text;

describe('a deleted LeaveBit', () => {
  it('stays in the trash for 30 days, and says what comes back with it', async () => {
    const { id } = await save({ 'deed.txt': 'The deed' });
    expect(await trash()).toEqual([]);
    await remove(id);
    const found = await trash();
    expect(found).toEqual([
      {
        id,
        kind: 'leavebit',
        triggerByteId: id,
        description: 'House',
        fileName: null,
        attachments: ['deed.txt'],
        sharingEmails: [LENA],
        bytes: 8,
        deletedAt: expect.any(String) as string,
        purgesAt: new Date(Date.parse(found[0]!.deletedAt) + 30 * DAY_MS).toISOString(),
        heldBy: null,
        needsLeavebit: false,
      },
    ]);
    expect(await list()).toEqual([]);
  });

  it('comes back as it was, with every byte, also to its recipients', async () => {
    const { id } = await save({ 'deed.txt': 'The deed' });
    const [before] = await list();
    await remove(id);
    const restored = await restore(id).expect(200);
    expect(restored.body).toEqual(before);
    expect(await list()).toEqual([before]);
    expect(await trash()).toEqual([]);
    expect(await bytesOf(id, 'deed.txt')).toBe('The deed');
    const lena = await verifyRecipient(app, LENA);
    const read = await lena
      .send('get', `/api/my-leavebits/${lena.encodedEmail}/${id}`)
      .set(lena.session)
      .expect(200);
    expect(read.body).toMatchObject({ id, infoFields: 'The key is under the pot', isLocked: false });
  });

  it('comes back once, however often it is asked for', async () => {
    const { id } = await save();
    await remove(id);
    const answers = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await restore(id).expect(404);
  });

  it('keeps a form that was opened before: the save goes through after the restoration', async () => {
    const { id, seqno } = await save();
    const change = () => owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'New', seqno });
    await remove(id);
    await change().expect(404);
    await restore(id).expect(200);
    await change().expect(200);
  });

  it('is nobody else’s to list, restore or delete for good', async () => {
    const { id } = await save();
    await remove(id);
    const stranger = await registerOwner(app, `stranger-${number}@example.org`);
    expect((await stranger.send('get', '/api/trash').expect(200)).body).toEqual([]);
    await restore(id, stranger).expect(404);
    await stranger.send('delete', `/api/trash/${id}`).expect(404);
    expect(await trash()).toHaveLength(1);
  });

  it('tells the owner when a restoration opens it for somebody after a day, and not before', async () => {
    const OPENED = /gave someone access/;
    const told = () => listMailsTo(app, owner.username).filter(({ subject }) => OPENED.test(subject));
    const { id } = await save();
    await remove(id);
    app.clock.advance({ minutes: 5 });
    await restore(id).expect(200);
    app.clock.advance({ hours: 2 });
    await app.runDueJobs();
    expect(told()).toEqual([]);
    owner = await signIn(app, owner);
    await remove(id);
    app.clock.advance({ hours: 25 });
    owner = await signIn(app, owner);
    await restore(id).expect(200);
    await app.runDueJobs();
    expect(told()).toHaveLength(1);
    expect(told()[0]!.text).toContain(LENA);
  });
});

describe('a removed file', () => {
  it('comes back by a save of its LeaveBit, under a free name', async () => {
    const { id } = await save({ 'deed.txt': 'The old deed' });
    await removeFile(id, 'deed.txt');
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .attach('attachments', Buffer.from('The new deed'), 'deed.txt')
      .expect(200);
    const [item] = await trash();
    expect(item).toMatchObject({
      kind: 'file',
      triggerByteId: id,
      description: 'House',
      fileName: 'deed.txt',
    });
    const restored = (await restore(item!.id).expect(200)).body as Leavebit;
    expect(restored).toMatchObject({ id, seqno: 4 });
    expect([...restored.attachments].sort()).toEqual(['deed (2).txt', 'deed.txt']);
    expect(await bytesOf(id, 'deed (2).txt')).toBe('The old deed');
    expect(await bytesOf(id, 'deed.txt')).toBe('The new deed');
    await restore(item!.id).expect(404);
  });

  it('waits for its LeaveBit, which may be deleted after it', async () => {
    const { id } = await save({ 'a.txt': 'a', 'b.txt': 'b' });
    await removeFile(id, 'a.txt');
    const fileId = (await trash())[0]!.id;
    await remove(id);
    expect(await trash()).toMatchObject([
      { id, kind: 'leavebit', attachments: ['b.txt'], bytes: 1 },
      { id: fileId, kind: 'file', needsLeavebit: true },
    ]);
    const refused = await restore(fileId).expect(409);
    expect((refused.body as { message: string }).message).toContain('Restore the LeaveBit first');
    expect(((await restore(id).expect(200)).body as Leavebit).attachments).toEqual(['b.txt']);
    expect(((await restore(fileId).expect(200)).body as Leavebit).attachments).toEqual(['a.txt', 'b.txt']);
  });

  it('makes a save from before its restoration fail, so nothing is lost', async () => {
    const { id } = await save({ 'a.txt': 'a' });
    const { seqno } = await removeFile(id, 'a.txt');
    await restore((await trash())[0]!.id).expect(200);
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'x', seqno }).expect(409);
  });
});

describe('the trash', () => {
  it('takes no room, until it holds more than an account may have', async () => {
    const large = Buffer.alloc(700 * 1024);
    const used = async () =>
      ((await owner.send('get', '/api/storage')).body as { usedBytes: number }).usedBytes;
    const first = await save({ 'a.bin': large });
    await remove(first.id);
    expect(await used()).toBe(0);
    const second = await save({ 'a.bin': large });
    const refused = await restore(first.id).expect(413);
    expect((refused.body as { message: string }).message).toMatch(/needs 700 KB.*stays in the trash/);
    expect(await trash()).toHaveLength(1);
    await remove(second.id);
    expect(await used()).toBe(1400 * 1024 - 1024 * 1024);
    await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails', LENA)
      .attach('attachments', large, 'b.bin')
      .expect(413);
    await owner.send('delete', `/api/trash/${first.id}`).expect(204);
    await save({ 'b.bin': large });
  });

  it('gives back no more than there is room for, also of two things at once, and a restored one beside an upload', async () => {
    const large = Buffer.alloc(700 * 1024);
    const used = async () =>
      ((await owner.send('get', '/api/storage')).body as { usedBytes: number }).usedBytes;
    const one = await save({ 'a.bin': large });
    await remove(one.id);
    const other = await save({ 'b.bin': large });
    await remove(other.id);
    const both = await Promise.all([restore(one.id), restore(other.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 413]);
    expect(await used()).toBe(700 * 1024);

    const [kept, trashed] = both[0].status === 200 ? [one, other] : [other, one];
    await remove(kept.id);
    await owner.send('delete', `/api/trash/${kept.id}`).expect(204);
    const upload = owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails', LENA)
      .attach('attachments', large, 'c.bin');
    const race = await Promise.all([restore(trashed.id), upload.then((answer) => answer)]);
    expect(race.map(({ status }) => status >= 400).sort()).toEqual([false, true]);
    expect(await used()).toBe(700 * 1024);
  });

  it('is shut for an owner who is blocked, and keeps what it has', async () => {
    const { id } = await save();
    await remove(id);
    const payUntil = (at: string) =>
      app.ctx.pool.query('update subscriptions set next_payment_date = $1 where user_id = $2', [
        at,
        owner.id,
      ]);
    await payUntil('2001-01-01T00:00:00Z');
    await restore(id).expect(402);
    await owner.send('get', '/api/trash').expect(402);
    await owner.send('delete', `/api/trash/${id}`).expect(402);
    await payUntil('2999-01-01T00:00:00Z');
    owner = await signIn(app, owner);
    await restore(id).expect(200);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999', '4711'])(
    'has nothing with the id %s',
    async (id) => {
      await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(404);
      await owner.send('delete', `/api/trash/${id}`).expect(404);
    },
  );
});
