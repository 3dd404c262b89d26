import { afterEach, beforeEach, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { runBackup, createBackupFolder, startRestoredApp } from '#tests/support/database/backups.ts';
import { copyDatabase } from '#tests/support/database/copy-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  signIn,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';
import { beginRecovery } from './begin-recovery.ts';
import { endRecovery } from './end-recovery.ts';
import { notifyOwnersOfRestore } from './notify-owners-of-restore.ts';
import { watchDatabase } from './watch-database.ts';

const HEIR = 'heir@example.org';
const encodedEmail = encodeLinkEmail(HEIR);
const apps: AsyncDisposable[] = [];
let app: TestApp;
let owner: TestOwner;
let id: number;
beforeEach(async () => {
  app = await startTestApp();
  apps.push(app);
  owner = await registerOwner(app, 'olga@example.org');
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'The house')
    .field('infoFields', 'It hangs behind the door')
    .field('sharingEmails[]', HEIR)
    .attach('attachments', Buffer.from('a key'), 'key.txt')
    .expect(201);
  ({ id } = created.body as { id: number });
  await app.runDueJobs();
  await watchDatabase(app.ctx, { isServing: true });
});
afterEach(async () => {
  for (const one of apps.splice(0).reverse()) await one[Symbol.asyncDispose]();
});

/** Replaces the only recipient with the owner's own address. */
const unshare = () =>
  owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .field('sharingEmails', JSON.stringify(['olga@example.org']))
    .expect(200);

/** Every way in which a recipient can read. */
function readings(recipient: TestRecipient, ticketUrl: string) {
  const ask = (method: 'get' | 'post' | 'put', path: string) =>
    recipient.send(method, path).set(recipient.session);
  return {
    list: () => ask('get', `/api/my-leavebits/${encodedEmail}`),
    'several by link': () => ask('get', `/api/my-leavebits/${encodedEmail}?ids=${id}`),
    details: () => ask('get', `/api/my-leavebits/${encodedEmail}/${id}`),
    choices: () => ask('get', `/api/my-leavebits/${encodedEmail}/choices`),
    choose: () =>
      ask('put', `/api/my-leavebits/${encodedEmail}/choices`).send({
        username: owner.username,
        isHidden: true,
      }),
    leave: () => ask('post', `/api/my-leavebits/${encodedEmail}/${id}/leave`),
    'file names': () => ask('get', `/api/trigger-bytes/${id}/attachments`),
    file: () => ask('get', `/api/trigger-bytes/${id}/attachments/key.txt`),
    ticket: () =>
      ask('post', `/api/shared/trigger-bytes/${id}/download-ticket`).send({
        purpose: 'preview',
        fileName: 'key.txt',
      }),
    ZIP: () => ask('post', `/api/shared/trigger-bytes/${id}/download-ticket`).send({ purpose: 'zip' }),
    'an earlier ticket': () => recipient.send('get', ticketUrl),
    'ask for a code': () =>
      recipient.send('post', '/api/shared/trigger-bytes/all/request-code').send({ encodedEmail }),
    'enter a code': () =>
      recipient.send('post', `/api/shared/trigger-bytes/${id}/verify`).send({ encodedEmail, code: '123456' }),
  };
}

async function expectRestoring(recipient: TestRecipient, ticketUrl: string, now: Date): Promise<void> {
  for (const [name, read] of Object.entries(readings(recipient, ticketUrl))) {
    const { status, body, headers } = await read();
    expect([name, status, body]).toEqual([
      name,
      503,
      {
        code: 'restoring',
        message: expect.stringContaining('Nothing has been lost') as string,
        comeBackAt: expect.any(String) as string,
      },
    ]);
    const back = new Date((body as { comeBackAt: string }).comeBackAt);
    expect(Math.abs(back.getTime() - now.getTime() - Number(headers['retry-after']) * 1000)).toBeLessThan(
      60_000,
    );
  }
}

async function ticketOf(recipient: TestRecipient): Promise<string> {
  const answer = await recipient
    .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
    .set(recipient.session)
    .send({ fileName: 'key.txt' })
    .expect(200);
  return (answer.body as { url: string }).url;
}

it('shows recipients nothing after npm run restore until an operator ends it, and asks all owners to look before', async () => {
  await using folder = await createBackupFolder();
  const reader = await verifyRecipient(app, HEIR);
  await runBackup(app, folder.path('before'));
  await unshare();
  const other = await startRestoredApp(folder.path('before'), app);
  apps.push(other);
  const heir: TestRecipient = { ...(await openVisitor(other)), encodedEmail, session: reader.session };
  await expectRestoring(heir, '/api/shared/downloads/none', other.clock.now());
  await other.runDueJobs();
  expect(other.mailbox.mails()).toEqual([]);

  // The owner can read, preview what a recipient would see, and export it.
  const back = await signIn(other, owner);
  await back.send('get', `/api/trigger-bytes/${id}/attachments/key.txt`).expect(200);
  await back.send('get', `/api/preview/${encodedEmail}?at=2027-01-01T00:00:00Z&estate=alive`).expect(200);
  await back.send('get', `/api/account/export/${encodedEmail}`).expect(200);

  // Emails count as old until a second after the newest one in the backup.
  other.clock.advance({ seconds: 2 });
  const toldAt = await notifyOwnersOfRestore(other.ctx);
  expect(await notifyOwnersOfRestore(other.ctx)).toEqual(toldAt);
  await other.runDueJobs();
  await other.mailbox.waitForMail({ to: owner.username, subject: /restore a backup/ });
  const told = other.mailbox.mails().filter(({ subject }) => subject.includes('restore a backup'));
  expect(told.map(({ to }) => to)).toEqual([[owner.username]]);
  expect(told[0]!.text.replaceAll(/\s+/g, ' ')).toContain('nobody can open the LeaveBits you share');
  await expectRestoring(heir, '/api/shared/downloads/none', other.clock.now());

  await endRecovery(other.ctx, recoveryRestarts);
  await other.runDueJobs();
  expect(other.mailbox.mails().filter(({ subject }) => subject.includes('restore a backup'))).toHaveLength(1);
  const again = await verifyRecipient(other, HEIR);
  await again.send('get', `/api/my-leavebits/${encodedEmail}`).set(again.session).expect(200);
});

it('notices another kind of restore before the first beat, and ends open pages, sessions and tickets', async () => {
  const heir = await verifyRecipient(app, HEIR);
  const ticketUrl = await ticketOf(heir);
  await using backup = await copyDatabase(app.ctx.pool);
  await unshare();
  await backup.restore();
  await expectRestoring(heir, ticketUrl, app.clock.now());
  expect((await watchDatabase(app.ctx, { isServing: true })).isRestored).toBe(true);
  await expectRestoring(heir, ticketUrl, app.clock.now());
  await endRecovery(app.ctx, recoveryRestarts);
  await watchDatabase(app.ctx, { isServing: true });
  await heir.send('get', `/api/my-leavebits/${encodedEmail}`).set(heir.session).expect(200);
  await app.runDueJobs();
  // The owners hadn't been notified before, so ending the recovery did it.
  expect(app.mailbox.mails().filter(({ subject }) => subject.includes('restore a backup'))).toHaveLength(1);
});

it('lets recipients read in a recovery that lost nothing, until the database turns out to be a restored one', async () => {
  const heir = await verifyRecipient(app, HEIR);
  const list = () => heir.send('get', `/api/my-leavebits/${encodedEmail}`).set(heir.session);
  await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
  await list().expect(200);
  expect(await notifyOwnersOfRestore(app.ctx)).toBe(null);
  const seen = app.ctx.databaseMemory.seen()!;
  app.ctx.databaseMemory.remember({ ...seen, count: seen.count! + 1 });
  await list().expect(503);
  const { recoveryReason, isRestored } = await watchDatabase(app.ctx, { isServing: true });
  expect([recoveryReason, isRestored]).toEqual([expect.stringContaining('gone back'), true]);
  await list().expect(503);
});

it('lets recipients read after a standby was promoted that has the last beats', async () => {
  const heir = await verifyRecipient(app, HEIR);
  const seen = app.ctx.databaseMemory.seen()!;
  app.ctx.databaseMemory.remember({ ...seen, identity: { ...seen.identity, timeline: '000000AA' } });
  const list = () => heir.send('get', `/api/my-leavebits/${encodedEmail}`).set(heir.session);
  await list().expect(200);
  const state = await watchDatabase(app.ctx, { isServing: true });
  expect([state.recoverySince !== null, state.isRestored]).toEqual([true, false]);
  await list().expect(200);
});
