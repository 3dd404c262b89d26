import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { countMails, createLeavebitForDeath } from '#tests/support/release/release.ts';
import { insertReport, insertWarning } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, signIn, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { purgeExpiredTrash } from './trash/purge-trash.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
const BEN = 'ben@example.org';
/** An owner whose subscription never ends. */
async function newOwner(): Promise<TestOwner> {
  const owner = await registerOwner(app, `owner-${(count += 1)}@example.org`);
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
  return owner;
}

const FILE = { filename: 'will.pdf', contentType: 'application/pdf' };

/** Creates a LeaveBit for Ben with two versions and a file. */
async function leave(owner: TestOwner): Promise<number> {
  const id = await createLeavebitForDeath(owner, BEN);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .field('infoFields', 'It hangs above the clock')
    .attach('attachments', Buffer.from('my will'), FILE)
    .expect(200);
  return id;
}
const trash = (owner: TestOwner, id: number) => owner.send('delete', `/api/trigger-bytes/${id}`);
const restore = (owner: TestOwner, id: number) => owner.send('post', `/api/trash/${id}/restore`);
const purge = (owner: TestOwner, id: number) => owner.send('delete', `/api/trash/${id}`).send({});
const release = (reportId: number) =>
  app.ctx.pool.query(
    "update death_incapacitation_reports set status = 'released', released_at = $2 where id = $1",
    [reportId, app.ctx.clock.now()],
  );

async function isThere(id: number): Promise<boolean> {
  return (await app.ctx.pool.query('select 1 from trigger_bytes where id = $1', [id])).rows.length > 0;
}

/** The LeaveBits of an owner as Ben sees them. */
async function seenByBen(owner: TestOwner): Promise<unknown[]> {
  const ben = await verifyRecipient(app, BEN);
  const list = await ben.send('get', `/api/my-leavebits/${ben.encodedEmail}`).set(ben.session).expect(200);
  return (list.body as { username: string }[]).filter(({ username }) => username === owner.username);
}

describe('while an estate is open', () => {
  const changes: [string, (owner: TestOwner, id: number) => ReturnType<TestOwner['send']>][] = [
    ['saved', (owner, id) => owner.send('patch', `/api/trigger-bytes/${id}`).send({ infoFields: 'Nothing' })],
    ['unshared', (owner, id) => owner.send('patch', `/api/trigger-bytes/${id}`).send({ sharingEmails: [] })],
    ['deleted', trash],
    [
      'given to others',
      (owner, id) =>
        owner
          .send('post', '/api/share-multiple')
          .send({ triggerByteIds: [id], emails: ['eve@example.org'], shareWithPreConfigured: false }),
    ],
    [
      'taken back to a version',
      (owner, id) => owner.send('post', `/api/trigger-bytes/${id}/versions/1/restore`),
    ],
    [
      'given another file',
      (owner, id) =>
        owner
          .send('post', '/api/upload/tus')
          .set('Tus-Resumable', '1.0.0')
          .set('Upload-Length', '5')
          .set(
            'Upload-Metadata',
            `triggerByteId ${Buffer.from(String(id)).toString('base64')},filename ${Buffer.from('a.txt').toString('base64')}`,
          ),
    ],
    [
      'joined by another LeaveBit',
      (owner) =>
        owner
          .send('post', '/api/trigger-bytes')
          .send({ description: 'Send money', sharingEmails: [BEN], sharingConfig: {} }),
    ],
    [
      'signed with another name',
      (owner) => owner.send('put', '/api/account/name').send({ name: 'Somebody' }),
    ],
    [
      'moved to another address',
      (owner) => owner.send('post', '/api/account/email').send({ email: 'thief@example.org' }),
    ],
  ];

  it.each(changes)('nothing of it can be %s, and after the revocation it can', async (_what, change) => {
    const owner = await newOwner();
    const id = await leave(owner);
    const reportId = await insertReport(app, owner.id, 'released');
    const before = await seenByBen(owner);
    expect(before).toHaveLength(1);
    const refused = await change(owner, id).expect(409);
    // Upload errors use the tus protocol's own format.
    expect(JSON.stringify(refused.body) + refused.text).toContain('estate-open');
    expect(await seenByBen(owner)).toEqual(before);
    await owner.send('post', '/api/revoke-release').send({ reportId }).expect(200);
    expect((await change(owner, id)).status).toBeLessThan(300);
  });

  it('what was deleted after its report can come back, and the heirs are told', async () => {
    const owner = await newOwner();
    const [early, late] = [await leave(owner), await leave(owner)];
    await app.runDueJobs();
    await trash(owner, early).expect(204);
    // The report was submitted 48 hours before its window ended.
    app.clock.advance({ days: 3 });
    const again = await signIn(app, owner);
    const reportId = await insertReport(app, owner.id, 'pending');
    await trash(again, late).expect(204);
    await insertWarning(app, reportId, 'first', new Date(app.ctx.clock.now().getTime() - 24 * HOUR_MS));
    await release(reportId);
    expect(await seenByBen(owner)).toEqual([]);
    for (const id of [early, late]) {
      const refused = await purge(again, id).expect(409);
      expect(refused.body).toMatchObject({ code: 'estate-open' });
    }
    expect((await restore(again, early).expect(409)).body).toMatchObject({ code: 'estate-open' });
    const told = countMails(app, BEN, /You can now read/);
    await restore(again, late).expect(200);
    await app.runDueJobs();
    expect(await seenByBen(owner)).toMatchObject([{ id: late, isLocked: false }]);
    expect(countMails(app, BEN, /You can now read/)).toBe(told + 1);
  });
});

describe('after an owner has locked a released estate again', () => {
  it('nothing is deleted for good for 30 days, by a thief who locked it', async () => {
    const owner = await newOwner();
    const id = await leave(owner);
    await trash(owner, id).expect(204);
    const reportId = await insertReport(app, owner.id, 'released');
    await owner.send('post', '/api/revoke-release').send({ reportId }).expect(200);
    const refused = await purge(owner, id).expect(409);
    expect((refused.body as { message: string }).message).toContain('30 days after');
    const held = await owner.send('get', '/api/trash').expect(200);
    expect(held.body).toMatchObject([{ heldBy: 'just-revoked' }]);
    app.clock.advance({ days: 29 });
    await purgeExpiredTrash(app.ctx);
    expect(await isThere(id)).toBe(true);
  });
});

describe('while a report is pending', () => {
  it('nothing is deleted for good, by its owner or by the job, until 30 days after the report', async () => {
    const owner = await newOwner();
    const id = await leave(owner);
    const { body } = await owner.send('get', `/api/trigger-bytes`).expect(200);
    expect(body).toHaveLength(1);
    const other = await leave(owner);
    await owner
      .send('patch', `/api/trigger-bytes/${other}`)
      .send({ deletedFiles: [FILE.filename] })
      .expect(200);
    await trash(owner, id).expect(204);
    const reportId = await insertReport(app, owner.id, 'pending');
    const refused = await purge(owner, id).expect(409);
    expect((refused.body as { message: string }).message).toContain('while a report about you is pending');
    app.clock.advance({ days: 31 });
    await purgeExpiredTrash(app.ctx);
    const later = await signIn(app, owner);
    const held = await later.send('get', '/api/trash').expect(200);
    expect(held.body).toMatchObject([{ heldBy: 'report-pending' }, { heldBy: 'report-pending' }]);
    await later.send('post', '/api/refute-report').send({ reportId }).expect(200);
    app.clock.advance({ days: 29 });
    await purgeExpiredTrash(app.ctx);
    expect(await isThere(id)).toBe(true);
    const again = await signIn(app, owner);
    const listed = (await again.send('get', '/api/trash').expect(200)).body as { id: number; kind: string }[];
    expect(listed).toMatchObject([{ heldBy: null }, { heldBy: null }]);
    // A file removed by a save can be restored for the same period.
    await restore(again, listed.find(({ kind }) => kind === 'file')!.id).expect(200);
    app.clock.advance({ days: 2 });
    await purgeExpiredTrash(app.ctx);
    expect(await isThere(id)).toBe(false);
  });
});
