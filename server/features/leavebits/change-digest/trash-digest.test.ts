import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SharingUndoPreview } from '#shared/contracts/undo-links.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  signIn,
  verifyRecipient,
  type TestOwner,
  type Visitor,
} from '#tests/support/visitor.ts';
import { moveLeavebitToTrash } from '../move-leavebit-to-trash.ts';
import { purgeExpiredTrash } from '../trash/purge-trash.ts';
import { restoreTrashItem as restoreItem } from '../trash/restore-trash-item.ts';

const LENA = 'lena@example.org';
const REPORTERS = ['rosa@example.org', 'ruth@example.org'];

let app: TestApp;
let owner: TestOwner;
let visitor: Visitor;
beforeEach(async () => {
  app = await startTestApp({ FILE_QUOTA_TRIAL: '1MiB' });
  owner = await registerOwner(app, 'olga@example.org');
  visitor = await openVisitor(app);
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01T00:00:00Z'");
});
afterEach(() => app[Symbol.asyncDispose]());

async function leave(files: Record<string, string | Buffer> = {}): Promise<number> {
  const form = owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'Secret 4711')
    .field('infoFields', 'The key is under the pot')
    .field('sharingEmails', LENA)
    .field('sharingConfig', JSON.stringify({ [LENA]: { releaseType: 'always' } }));
  for (const [name, bytes] of Object.entries(files))
    void form.attach('attachments', Buffer.from(bytes), name);
  return ((await form.expect(201)).body as Leavebit).id;
}
const trash = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const restore = (id: number) => owner.send('post', `/api/trash/${id}/restore`).send({});
const purge = (id: number) => owner.send('delete', `/api/trash/${id}`);
/** Restores it and trashes it again. */
async function toggle(id: number): Promise<void> {
  await restoreItem(app.ctx, { userId: owner.id, id });
  await moveLeavebitToTrash(app.ctx, { userId: owner.id, id });
  await app.runDueJobs();
}
const removeFile = (id: number, name: string) =>
  owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ deletedFiles: [name] })
    .expect(200);
const inTrash = async () => (await owner.send('get', '/api/trash').expect(200)).body as TrashItem[];
const undo = (undoToken: string) => visitor.send('post', '/api/undo-sharing').send({ undoToken });
const check = async (undoToken: string) =>
  (await visitor.send('post', '/api/undo-sharing/check').send({ undoToken }).expect(200))
    .body as SharingUndoPreview;
async function reconfigure(designatedReporters: string[]): Promise<void> {
  await owner
    .send('put', '/api/release-config')
    .send({ designatedReporters, requiredConfirmations: 1, refuteTimeHours: 24 })
    .expect(200);
}

const hasUndo = ({ links }: { links: string[] }) => links.some((link) => link.includes('/undo-sharing/#'));
async function news() {
  await app.runDueJobs();
  return listMailsTo(app, owner.username).filter(hasUndo);
}
const tokenIn = (mail: { links: string[] }) =>
  mail.links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0]!;
const flat = ({ text }: { text: string }) => text.replace(/\s+/g, ' ');

async function seenByLena(): Promise<number[]> {
  const lena = await verifyRecipient(app, LENA);
  const list = await lena.send('get', `/api/my-leavebits/${lena.encodedEmail}`).set(lena.session).expect(200);
  return (list.body as { id: number }[]).map(({ id }) => id).sort((one, other) => one - other);
}
const inOrder = (ids: number[]) => [...ids].sort((one, other) => one - other);

describe('moving a LeaveBit to the trash', () => {
  it('is mailed with a link that restores it, and signs everyone out', async () => {
    const id = await leave({ 'deed.txt': 'The deed' });
    const [before] = (await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];
    await trash(id);
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('A LeaveBit was moved to your trash');
    expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/4711|pot|deed/);
    expect(await check(tokenIn(mail!))).toMatchObject({ taken: [], lost: { leavebits: 1, files: 0 } });
    await undo(tokenIn(mail!)).expect(200);
    await owner.send('get', '/api/trash').expect(401);
    owner = await signIn(app, owner);
    expect((await owner.send('get', '/api/trigger-bytes').expect(200)).body).toEqual([before]);
    expect(await seenByLena()).toEqual([id]);
    await undo(tokenIn(mail!))
      .expect(404)
      .expect(({ body }) => expect(body).toMatchObject({ reason: 'undone' }));
    await app.runDueJobs();
    const last = listMailsTo(app, owner.username).findLast(({ subject }) => /was undone/.test(subject))!;
    expect(flat(last)).toContain('Restored: one LeaveBit.');
    expect(await news()).toHaveLength(1);
  });

  it('is told at most once an hour and twelve times a day, and every link also restores what went after its mail', async () => {
    const id = await leave();
    const other = await leave();
    await trash(id);
    const [first] = await news();
    for (let toggles = 0; toggles < 5; toggles += 1) await toggle(id);
    await trash(other);
    expect(await news()).toHaveLength(1);
    expect((await check(tokenIn(first!))).lost.leavebits).toBe(2);
    for (let hours = 0; hours < 23; hours += 1) {
      app.clock.advance({ minutes: 61 });
      await toggle(id);
    }
    expect(await news()).toHaveLength(12);
    const last = (await news()).at(-1)!;
    await undo(tokenIn(last)).expect(200);
    expect(await seenByLena()).toContain(id);
  }, 120_000);

  it('is mailed at once again after its link was used, so there is always a link that works', async () => {
    const id = await leave();
    await trash(id);
    await undo(tokenIn((await news())[0]!)).expect(200);
    owner = await signIn(app, owner);
    await trash(id);
    const [, second] = await news();
    await undo(tokenIn(second!)).expect(200);
    expect(await seenByLena()).toEqual([id]);
  });

  it('that was taken back before the mail is not told', async () => {
    const id = await leave();
    const other = await leave();
    await trash(other);
    expect(await news()).toHaveLength(1);
    await trash(id);
    await restore(id).expect(200);
    app.clock.advance({ hours: 1, seconds: 1 });
    // Nor is the restoration: within a day of the deletion, it only puts things back.
    expect(await news()).toHaveLength(1);
  });

  it('is undone also when somebody has filled the room meanwhile', async () => {
    const large = Buffer.alloc(700 * 1024);
    const id = await leave({ 'a.bin': large });
    await trash(id);
    await leave({ 'junk.bin': large });
    await restore(id).expect(413);
    await undo(tokenIn((await news())[0]!)).expect(200);
    expect(await seenByLena()).toContain(id);
  });
});

describe('a thief who deletes everything for good', () => {
  it('leaves the owner a link that brings all of it back, with every byte', async () => {
    const kept = await leave({ 'deed.txt': 'The deed', 'will.txt': 'The will' });
    const other = await leave();
    await removeFile(kept, 'will.txt');
    const [file] = await inTrash();
    await trash(kept);
    await trash(other);
    await purge(file!.id).expect(204);
    await purge(kept).expect(204);
    await purge(other).expect(204);
    expect(await inTrash()).toEqual([]);
    for (const id of [kept, other, file!.id]) {
      await purge(id).expect(404);
      await restore(id).expect(404);
    }
    const [mail] = await news();
    expect(mail!.subject).toBe('Something was permanently deleted from your LeaveBits');
    expect(flat(mail!)).toContain('2 LeaveBits and one file.');
    app.clock.advance({ hours: 71 });
    await purgeExpiredTrash(app.ctx);
    await undo(tokenIn(mail!)).expect(200);
    owner = await signIn(app, owner);
    expect(await seenByLena()).toEqual(inOrder([kept, other]));
    const read = async (name: string) =>
      (await owner.send('get', `/api/trigger-bytes/${kept}/attachments/${name}`).expect(200)).text;
    expect(await read('deed.txt')).toBe('The deed');
    expect(await read('will.txt')).toBe('The will');
  });

  it('wins nothing by deleting for good in the hour after a mail, or after twelve of them', async () => {
    const ids = [await leave(), await leave()];
    await trash(ids[0]!);
    const [first] = await news();
    await purge(ids[0]!).expect(204);
    await trash(ids[1]!);
    await purge(ids[1]!).expect(204);
    await undo(tokenIn(first!)).expect(200);
    expect(await seenByLena()).toEqual(inOrder(ids));
  });

  it('and presses the link at the same moment loses, whoever comes first', async () => {
    const ids = [await leave(), await leave(), await leave()];
    for (const id of ids) await trash(id);
    const token = tokenIn((await news())[0]!);
    const [undone] = await Promise.all([undo(token), ...ids.map((id) => purge(id))]);
    expect(undone.status).toBe(200);
    const back = await seenByLena();
    const { rows } = await app.ctx.pool.query<{ n: number }>(
      'select count(*)::int as n from trigger_bytes where trashed_at is null and purged_at is null',
    );
    expect(rows[0]!.n).toBe(3);
    expect(back).toEqual(inOrder(ids));
  });

  it('has erased it four days later', async () => {
    const id = await leave();
    await trash(id);
    await purge(id).expect(204);
    const [mail] = await news();
    app.clock.advance({ days: 4, minutes: 1 });
    await purgeExpiredTrash(app.ctx);
    const { rows } = await app.ctx.pool.query('select from trigger_bytes');
    expect(rows).toEqual([]);
    await undo(tokenIn(mail!)).expect(404);
  });

  it('erases nothing while a report is in force', async () => {
    const id = await leave();
    await trash(id);
    await purge(id).expect(204);
    app.clock.advance({ days: 3 });
    await insertReport(app, owner.id, 'pending');
    app.clock.advance({ days: 2 });
    await purgeExpiredTrash(app.ctx);
    const { rows } = await app.ctx.pool.query('select from trigger_bytes');
    expect(rows).toHaveLength(1);
  });
});

describe('reporters', () => {
  const told = (reporter: string) =>
    listMailsTo(app, reporter).filter(({ subject }) => /moved to the trash/.test(subject));

  /** Moves the clock, on which sessions expire. */
  async function pass(time: { hours: number }) {
    app.clock.advance(time);
    await app.runDueJobs();
    owner = await signIn(app, owner);
  }

  it('are notified when more than half of the LeaveBits are in the trash, without their content', async () => {
    await reconfigure(REPORTERS);
    const ids = [await leave(), await leave(), await leave()];
    await trash(ids[0]!);
    await news();
    expect(told(REPORTERS[0]!)).toEqual([]);
    await trash(ids[1]!);
    await news();
    for (const reporter of REPORTERS) {
      const [mail, ...others] = told(reporter);
      expect(others).toEqual([]);
      expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/4711|pot|lena/);
      expect(mail!.links.some((link) => /undo|report\//.test(link))).toBe(false);
    }
  });

  it('are not notified again while it lasts', async () => {
    await reconfigure(REPORTERS);
    const ids = [await leave(), await leave(), await leave()];
    for (const id of ids.slice(0, 2)) await trash(id);
    await news();
    await trash(ids[2]!);
    await purge(ids[2]!).expect(204);
    for (const hours of [25, 25, 25]) await pass({ hours });
    expect(told(REPORTERS[0]!)).toHaveLength(1);
  });

  it('are notified each time that it happens, however harmless the time before was', async () => {
    await reconfigure(REPORTERS);
    const ids = [await leave(), await leave()];
    for (const id of ids) await trash(id);
    await news();
    await pass({ hours: 30 });
    for (const id of ids) await restore(id).expect(200);
    for (const id of ids) await trash(id);
    await news();
    expect(told(REPORTERS[0]!)).toHaveLength(2);
  });

  it('are notified once a day, and the next day if it is still so', async () => {
    await reconfigure(REPORTERS);
    const ids = [await leave(), await leave()];
    for (const id of ids) await trash(id);
    await news();
    for (let toggles = 0; toggles < 3; toggles += 1) await toggle(ids[1]!);
    expect(told(REPORTERS[0]!)).toHaveLength(1);
    await pass({ hours: 23 });
    expect(told(REPORTERS[0]!)).toHaveLength(1);
    await pass({ hours: 2 });
    expect(told(REPORTERS[0]!)).toHaveLength(2);
    await toggle(ids[1]!);
    await restore(ids[1]!).expect(200);
    for (const hours of [25, 25]) await pass({ hours });
    expect(told(REPORTERS[0]!)).toHaveLength(2);
  });

  it('are notified when several are deleted at the same moment', async () => {
    await reconfigure(REPORTERS);
    const ids = [await leave(), await leave(), await leave(), await leave()];
    await Promise.all(ids.slice(0, 3).map((id) => moveLeavebitToTrash(app.ctx, { userId: owner.id, id })));
    await news();
    expect(told(REPORTERS[0]!)).toHaveLength(1);
  });

  it('are not notified of half of the LeaveBits', async () => {
    await reconfigure(REPORTERS);
    const ids = [await leave(), await leave(), await leave(), await leave()];
    await trash(ids[0]!);
    await trash(ids[1]!);
    await news();
    expect(told(REPORTERS[0]!)).toEqual([]);
  });
});
