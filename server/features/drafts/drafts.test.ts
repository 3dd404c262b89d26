import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Draft, DraftContent, DraftSummary } from '#shared/contracts/drafts.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PASSWORD, registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { removeExpiredRows } from '../retention/remove-expired.ts';

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterEach(() => app[Symbol.asyncDispose]());

const put = (id: number | 'new', body: { seqno: number | null; content: DraftContent }, by = owner) =>
  by.send('put', `/api/drafts/${id}`).send(body);
const resizeDrafts = (bytes: number) =>
  app.ctx.pool.query('update leavebit_drafts set content = $1', [Buffer.alloc(bytes)]);
const list = async (by = owner) => (await by.send('get', '/api/drafts').expect(200)).body as DraftSummary[];
const read = (id: number | 'new', by = owner) => by.send('get', `/api/drafts/${id}`);
const create = async (fields: object = {}) =>
  (
    await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'The safe', sharingEmails: [owner.username], ...fields })
      .expect(201)
  ).body as Leavebit;

it('a draft comes back as it was typed, on any device, and replaces the one before', async () => {
  expect(await list()).toEqual([]);
  await put('new', { seqno: null, content: draftContent({ description: 'First' }) }).expect(200);
  const { body: summary } = await put('new', { seqno: null, content: draftContent() }).expect(200);
  expect(summary).toEqual({
    leavebitId: null,
    seqno: null,
    savedAt: expect.any(String) as string,
    needsReview: false,
  });
  const phone = await signIn(app, owner);
  expect(await list(phone)).toEqual([summary]);
  const { body } = await read('new', phone).expect(200);
  expect(body as Draft).toEqual({ ...(summary as DraftSummary), content: draftContent() });
});

it('a draft is encrypted, and only its owner can find it', async () => {
  const { id, seqno } = await create();
  await put(id, { seqno, content: draftContent() }).expect(200);
  const { rows } = await app.ctx.pool.query<{ content: Buffer }>('select content from leavebit_drafts');
  expect(rows.map((row) => row.content.includes('Left, 12'))).toEqual([false]);
  const stranger = await registerOwner(app, 'stranger@example.org');
  await read(id, stranger).expect(404);
  await put(id, { seqno, content: draftContent() }, stranger).expect(404);
  await stranger.send('delete', `/api/drafts/${id}`).expect(204);
  expect(await list(stranger)).toEqual([]);
  await read(id).expect(200);
});

it('a draft goes with the save that contains it, and with no other', async () => {
  const { id, seqno } = await create();
  await put('new', { seqno: null, content: draftContent() }).expect(200);
  await put(id, { seqno, content: draftContent() }).expect(200);
  await owner.send('patch', `/api/trigger-bytes/${id}`).send({ infoFields: 'From the list' }).expect(200);
  await create();
  expect(await list()).toHaveLength(2);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ infoFields: 'Mine', seqno, clearsDraft: true })
    .expect(409);
  expect(await list()).toHaveLength(2);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ infoFields: 'Mine', clearsDraft: true })
    .expect(200);
  expect((await list()).map(({ leavebitId }) => leavebitId)).toEqual([null]);
  await create({ clearsDraft: true });
  expect(await list()).toEqual([]);
});

it('a draft is discarded by its owner, and after 30 days', async () => {
  await app.ctx.pool.query(
    "update subscriptions set next_payment_date = '2199-01-01', paid_until = '2199-01-01'",
  );
  const { id, seqno } = await create();
  await put(id, { seqno, content: draftContent() }).expect(200);
  await owner.send('delete', `/api/drafts/${id}`).expect(204);
  await owner.send('delete', `/api/drafts/${id}`).expect(204);
  await read(id).expect(404);
  await put('new', { seqno: null, content: draftContent() }).expect(200);
  app.clock.advance({ days: limits.draftDays - 1 });
  await removeExpiredRows(app.ctx);
  owner = await signIn(app, owner);
  await read('new').expect(200);
  app.clock.advance({ days: 1, minutes: 1 });
  owner = await signIn(app, owner);
  await read('new').expect(404);
  expect(await list()).toEqual([]);
  await removeExpiredRows(app.ctx);
  const { rows } = await app.ctx.pool.query('select from leavebit_drafts');
  expect(rows).toEqual([]);
});

it('a request that arrives after the save brings back no draft, and an open form goes on with its own', async () => {
  const { id, seqno } = await create();
  const typed = (infoFields: string, basedOn: number) =>
    put(id, { seqno: basedOn, content: draftContent({ infoFields }) });
  const save = (fields: object) =>
    owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .send({ infoFields: 'Saved', ...fields })
      .expect(200);
  await typed('Mine', seqno).expect(200);
  await save({});
  await typed('Mine, longer', seqno).expect(200);
  await save({ clearsDraft: true });
  const { body } = await typed('Mine, late', seqno).expect(409);
  expect((body as { message: string }).message).toContain('saved somewhere else');
  expect(await list()).toEqual([]);
  await typed('The next edit', seqno + 2).expect(200);
  await typed('Mine, later still', seqno).expect(409);
  await typed('From the future', seqno + 3).expect(409);
  expect(((await read(id)).body as Draft).content.infoFields).toBe('The next edit');
});

it('saves and drafts at once leave no draft of an earlier save', async () => {
  const { id, seqno } = await create();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2
        ? owner
            .send('patch', `/api/trigger-bytes/${id}`)
            .send({ infoFields: String(index), clearsDraft: true })
            .expect(200)
        : put(id, { seqno, content: draftContent() }),
    ),
  );
  expect(await list()).toEqual([]);
});

it.each([
  ['signing out everywhere', () => owner.send('post', '/api/account/sign-out-everywhere').send({})],
  [
    'a new password',
    () =>
      owner
        .send('post', '/api/account/password')
        .send({ currentPassword: PASSWORD, newPassword: 'Another-horse-8' }),
  ],
])('after %s, what was typed before is kept and flagged until it is saved', async (_what, secure) => {
  const { id, seqno } = await create();
  await put(id, { seqno, content: draftContent() }).expect(200);
  expect((await secure()).status).toBeLessThan(300);
  owner = await signIn(app, owner);
  const { body } = await read(id).expect(200);
  expect(body).toMatchObject({ needsReview: true, content: draftContent() });
  await put(id, { seqno, content: draftContent({ infoFields: 'And more' }) }).expect(200);
  await put('new', { seqno: null, content: draftContent() }).expect(200);
  expect((await list()).map(({ leavebitId, needsReview }) => [leavebitId, needsReview])).toEqual([
    [null, false],
    [id, true],
  ]);
});

it('the draft of a LeaveBit in the trash waits there with it', async () => {
  const { id, seqno } = await create();
  await put(id, { seqno, content: draftContent() }).expect(200);
  await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
  expect(await list()).toEqual([]);
  await read(id).expect(404);
  await put(id, { seqno, content: draftContent() }).expect(404);
  const { body } = await owner.send('get', '/api/trash').expect(200);
  expect((body as TrashItem[]).map((item) => item.id)).toEqual([id]);
  await owner.send('post', `/api/trash/${id}/restore`).expect(200);
  expect((await list()).map(({ leavebitId }) => leavebitId)).toEqual([id]);
});

it('a draft is deleted for good with its LeaveBit', async () => {
  const { id, seqno } = await create();
  await put(id, { seqno, content: draftContent() }).expect(200);
  await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
  await owner.send('delete', `/api/trash/${id}`).expect(204);
  const { rows } = await app.ctx.pool.query('select from leavebit_drafts');
  expect(rows).toEqual([]);
});

it('a draft names the save that it is based on, and all drafts together are bounded', async () => {
  const { id, seqno } = await create();
  await put(id, { seqno: null, content: draftContent() }).expect(400);
  await put('new', { seqno, content: draftContent() }).expect(400);
  for (const outOfRange of [-1, 1.5, 2 ** 31])
    await put(id, { seqno: outOfRange, content: draftContent() }).expect(400);
  const tooLong = draftContent({ infoFields: 'a'.repeat(2 * limits.infoFieldsLength + 1) });
  await put(id, { seqno, content: tooLong }).expect(400);
  await put('new', { seqno: null, content: draftContent() }).expect(200);
  await resizeDrafts(limits.draftBytesPerOwner - 100);
  const { body } = await put(id, { seqno, content: draftContent() }).expect(413);
  expect((body as { message: string }).message).toContain('Please save or discard some.');
});

it('drafts in the trash have their own allowance, and only what exceeds it counts', async () => {
  const trashed = await create();
  await put(trashed.id, { seqno: trashed.seqno, content: draftContent() }).expect(200);
  await owner.send('delete', `/api/trigger-bytes/${trashed.id}`).expect(204);
  await resizeDrafts(limits.draftBytesPerOwner);
  await put('new', { seqno: null, content: draftContent() }).expect(200);
  await owner.send('delete', '/api/drafts/new').expect(204);
  await resizeDrafts(2 * limits.draftBytesPerOwner);
  const { body } = await put('new', { seqno: null, content: draftContent() }).expect(413);
  expect((body as { message: string }).message).toContain('from the trash for good');
});

it('many devices that save a draft at once leave one', async () => {
  const { id, seqno } = await create();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      put(id, { seqno, content: draftContent({ description: String(index) }) }).expect(200),
    ),
  );
  expect(await list()).toHaveLength(1);
});
