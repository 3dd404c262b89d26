import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityPage } from '#shared/contracts/activity.ts';
import { activityLimits } from '#shared/domain/activity.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { recordActivities } from '../server/features/activity/record-activity.ts';
import { listActivityLogOwners, verifyActivityChain } from '../server/features/activity/verify-hash-chain.ts';
import { tagLogHeads } from '../server/features/activity/tag-log-heads.ts';
import { listActivity, listActivityKinds } from './support/activity.ts';
import { moveToDueDestruction } from './support/destruction/destruction.ts';
import { REMINDED_OWNER, runPaymentReminderJobs, saveReminderLeavebit } from './support/reminders.ts';
import {
  confirmLatestReport,
  createLeavebitForDeath,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from './support/release/release.ts';
import { PASSWORD } from './support/seed.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  signIn,
  verifyByMail,
  type TestOwner,
  type Visitor,
} from './support/visitor.ts';

const LENA = 'lena@example.org';
let app: TestApp;
let owner: TestOwner;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  // After every test, every activity chain must be intact.
  for (const id of await listActivityLogOwners(app.ctx.db))
    expect((await verifyActivityChain(app.ctx, id)).broken).toBeNull();
  await app[Symbol.asyncDispose]();
});
beforeEach(async () => {
  number += 1;
  owner = await registerOwner(app, `owner-${number}@example.org`);
});

const lena = () => `lena-${number}@example.org`;

async function createSafe(by = owner): Promise<number> {
  const answer = await by
    .send('post', '/api/trigger-bytes')
    .field('description', 'Safe')
    .field('sharingEmails', lena())
    .attach('attachments', Buffer.from('hello'), 'letter.txt')
    .expect(201);
  return (answer.body as { id: number }).id;
}

describe('the activity log records', () => {
  it('what an owner does with a LeaveBit, one entry per action', async () => {
    const id = await createSafe();
    const patch = (fields: object) =>
      owner.send('patch', `/api/trigger-bytes/${id}`).send(fields).expect(200);
    await patch({ description: 'Old safe', deletedFiles: ['letter.txt'] });
    await patch({ sharingEmails: [`ben-${number}@example.org`] });
    await patch({ description: 'Old safe' });
    await owner
      .send('post', '/api/share-multiple')
      .send({ triggerByteIds: [id], emails: [LENA], shareWithPreConfigured: false })
      .expect(200);
    await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    expect((await listActivity(owner, 'kind=leavebits')).reverse()).toEqual([
      { kind: 'leavebit-created', subject: 'Safe', detail: `Recipients: ${lena()}. Files: letter.txt.` },
      {
        kind: 'leavebit-saved',
        subject: 'Old safe',
        detail: 'Changed: description. Files removed: letter.txt.',
      },
      {
        kind: 'recipients-changed',
        subject: 'Old safe',
        detail: `Added: ben-${number}@example.org. Removed: ${lena()}.`,
      },
      { kind: 'leavebits-shared', subject: LENA, detail: 'Old safe' },
      { kind: 'leavebit-deleted', subject: 'Old safe', detail: null },
    ]);
  });

  it('nothing when a save is rejected', async () => {
    const id = await createSafe();
    const before = await listActivityKinds(owner);
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'x', seqno: 7 }).expect(409);
    expect(await listActivityKinds(owner)).toEqual(before);
  });

  it('who opened, previewed and downloaded what, once per session', async () => {
    const id = await createSafe();
    const reader = await verifyByMail(app, lena());
    const read = async () => {
      const list = `/api/my-leavebits/${reader.encodedEmail}`;
      await reader.send('get', list).set(reader.session).expect(200);
      await reader.send('get', `${list}/${id}`).set(reader.session).expect(200);
      await reader
        .send('get', `/api/trigger-bytes/${id}/attachments/letter.txt`)
        .set(reader.session)
        .expect(200);
      for (const wanted of [
        { purpose: 'preview', fileName: 'letter.txt' },
        { purpose: 'download', fileName: 'letter.txt' },
        { purpose: 'text' },
        { purpose: 'zip' },
      ]) {
        await reader
          .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
          .set(reader.session)
          .send(wanted)
          .expect(200);
      }
      const everything = await reader.send('post', `${list}/download-ticket`).set(reader.session).expect(200);
      await reader.send('get', (everything.body as { url: string }).url).expect(200);
    };
    await read();
    await read();
    const one = { subject: lena() };
    const once = [
      { ...one, kind: 'address-proved', detail: null },
      { ...one, kind: 'leavebits-opened', detail: 'Safe' },
      { ...one, kind: 'file-downloaded', detail: 'letter.txt, in Safe' },
      { ...one, kind: 'file-previewed', detail: 'letter.txt, in Safe' },
      { ...one, kind: 'text-downloaded', detail: 'Safe' },
      { ...one, kind: 'leavebit-downloaded', detail: 'Safe' },
      { ...one, kind: 'everything-downloaded', detail: 'Safe' },
    ];
    expect((await listActivity(owner, 'kind=readers')).reverse()).toEqual(once);
    expect(await listActivity(owner, `kind=readers&text=${lena()}`)).toHaveLength(7);
  });

  it('when a recipient leaves a LeaveBit, but not that they saw it locked', async () => {
    await createLeavebitForDeath(owner, lena());
    const reader = await verifyByMail(app, lena());
    const list = `/api/my-leavebits/${reader.encodedEmail}`;
    const { body } = await reader.send('get', list).set(reader.session).expect(200);
    const [{ id }] = body as [{ id: number }];
    await reader.send('post', `${list}/${id}/leave`).set(reader.session).expect(204);
    expect(await listActivityKinds(owner, 'kind=readers')).toEqual(['address-proved', 'recipient-left']);
  });

  it('a file downloaded in the owner’s own session, once', async () => {
    const id = await createSafe();
    for (let n = 0; n < 3; n += 1)
      await owner.send('get', `/api/trigger-bytes/${id}/attachments/letter.txt`).expect(200);
    expect(await listActivity(owner, 'kind=own-file-downloaded')).toEqual([
      { kind: 'own-file-downloaded', subject: 'letter.txt', detail: 'Safe' },
    ]);
  });

  it('sign-ins, and at most one failed attempt per hour, however many there are', async () => {
    const stranger = await openVisitor(app);
    const guess = () =>
      stranger
        .send('post', '/api/login')
        .send({ username: owner.username, password: 'Wrong-horse-7' })
        .expect(401);
    for (let n = 0; n < 4; n += 1) await guess();
    await app.runDueJobs();
    await guess();
    await app.runDueJobs();
    const { userId } = (
      await stranger
        .send('post', '/api/login')
        .send({ username: owner.username, password: PASSWORD })
        .expect(200)
    ).body as { userId: number };
    for (const code of ['000000', '000001'])
      await stranger.send('post', '/api/verify-login').send({ userId, code }).expect(400);
    expect(await listActivityKinds(owner, 'kind=sign-ins')).toEqual([
      'account-created',
      'signed-in',
      'sign-in-failed',
      'sign-in-begun',
      'sign-in-failed',
    ]);
    const [code, password] = await listActivity(owner, 'kind=sign-in-failed');
    expect(code?.detail).toContain('The code was wrong.');
    expect(password?.detail).toContain('The password was wrong.');
    app.clock.advance({ hours: 1 });
    await guess();
    await app.runDueJobs();
    const later = await signIn(app, owner);
    expect(await listActivity(later, 'kind=sign-in-failed')).toHaveLength(3);
  });

  it('failed and requested password resets', async () => {
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/reset-password/verify')
      .send({ email: owner.username, code: '000000', newPassword: 'Another-horse-8' })
      .expect(400);
    await app.runDueJobs();
    expect(await listActivity(owner, 'kind=sign-in-failed')).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) {
      await visitor.send('post', '/api/reset-password').send({ email: owner.username }).expect(200);
      await app.runDueJobs();
    }
    expect(await listActivity(owner, 'kind=reset-asked')).toHaveLength(1);
  });

  it('the browser and the network address of a sign-in', async () => {
    const [signedIn] = await listActivity(owner, 'kind=signed-in');
    // The seed signs in without a real request, so both are unknown.
    expect(signedIn).toEqual({ kind: 'signed-in', subject: 'Unknown browser', detail: 'unknown' });
  });

  it('a correct password from a new browser, even if no code follows, but not one from a known browser', async () => {
    const login = async (visitor: Visitor) =>
      (
        await visitor
          .send('post', '/api/login')
          .send({ username: owner.username, password: PASSWORD })
          .expect(200)
      ).body as { userId: number };
    const stranger = await openVisitor(app);
    await login(stranger);
    await login(stranger);
    expect(await listActivity(owner, 'kind=sign-in-begun')).toEqual([
      { kind: 'sign-in-begun', subject: 'Unknown browser', detail: '127.0.0.x' },
    ]);
    const known = await openVisitor(app);
    const code = await readMailedCode(app, owner.username, () => login(known));
    await known.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
    app.clock.advance({ hours: 1 });
    await login(known);
    const later = await signIn(app, owner);
    expect(await listActivity(later, 'kind=sign-in-begun')).toHaveLength(1);
  });

  it('that a code was requested for a sensitive change or a new address, but never the code', async () => {
    app.clock.advance({ minutes: 16 });
    owner = await signIn(app, owner);
    app.clock.advance({ minutes: 9 });
    await owner.send('get', '/api/user').expect(200);
    app.clock.advance({ minutes: 9 });
    const ask = () => owner.send('post', '/api/account/email').send({ email: `new-${number}@example.org` });
    const code = await readMailedCode(app, owner.username, () => ask().expect(202));
    await ask().send({ code }).expect(200);
    const asked = (await listActivity(owner, 'kind=code-asked')).reverse();
    expect(asked).toEqual([
      { kind: 'code-asked', subject: null, detail: 'For a sensitive change.' },
      { kind: 'code-asked', subject: `new-${number}@example.org`, detail: 'For a new email address.' },
    ]);
    expect(JSON.stringify(await listActivity(owner))).not.toContain(code);
  });

  it('emails and their delivery, but never a code', async () => {
    await createSafe();
    app.mailbox.refuse(lena(), 550);
    await app.runDueJobs();
    expect(await listActivity(owner, 'kind=mail-failed')).toEqual([
      {
        kind: 'mail-failed',
        subject: lena(),
        detail: expect.stringMatching(/^You shared something\. .*550/) as string,
      },
    ]);
    app.mailbox.refuse(lena(), null);
    await createSafe();
    await app.runDueJobs();
    expect(await listActivity(owner, 'kind=mails')).toContainEqual({
      kind: 'mail-accepted',
      subject: lena(),
      detail: 'You shared something',
    });
    await verifyByMail(app, lena());
    const mails = await listActivity(owner, 'kind=mails');
    expect(mails.every(({ detail }) => !/code/i.test(detail ?? ''))).toBe(true);
  });
});

describe('the activity log of a report', () => {
  it('has the configuration and every step', async () => {
    await using own = await startTestApp();
    const [ROSA, SAM] = REPORTERS as [string, string];
    const reported = await createOwnerWithReporters(own);
    await reportDeath(own);
    await confirmLatestReport(own, SAM);
    const reports = (await reported.send('get', '/api/reports').expect(200)).body as { id: number }[];
    await reported.send('post', '/api/refute-report').send({ reportId: reports[0]!.id }).expect(200);
    await own.runDueJobs();
    expect(await listActivityKinds(reported, 'kind=reports')).toEqual([
      'configuration-changed',
      'report-submitted',
      'report-confirmed',
      'report-refuted',
      'reporter-suspended',
    ]);
    const [, , confirmed, submitted] = await listActivity(reported, 'kind=reports');
    expect([submitted?.subject, confirmed?.subject]).toEqual([ROSA, SAM]);
    const mails = await listActivity(reported, 'kind=mails&text=warning');
    expect(mails).toContainEqual({
      kind: 'mail-accepted',
      subject: reported.username,
      detail: 'A warning about a report',
    });
    expect((await verifyActivityChain(own.ctx, reported.id)).broken).toBeNull();
  });
});

describe('a destruction of unpaid data', () => {
  it('deletes the activity log and starts a new one that says so', async () => {
    await using own = await startTestApp();
    const unpaid = await registerOwner(own, REMINDED_OWNER);
    await saveReminderLeavebit(own, unpaid);
    await own.runDueJobs();
    await tagLogHeads(own.ctx);
    await moveToDueDestruction(own, unpaid.id);
    await runPaymentReminderJobs(own);
    const { rows } = await own.ctx.pool.query<{ kind: string }>(
      'select kind from activity_entries where user_id = $1 order by number',
      [unpaid.id],
    );
    const [first, ...later] = rows.map(({ kind }) => kind);
    expect(first).toBe('data-destroyed');
    // The email about it, and any others that were still queued for the owner.
    expect(new Set(later)).toEqual(new Set(['mail-accepted']));
    expect((await verifyActivityChain(own.ctx, unpaid.id)).broken).toBeNull();
  });
});

describe('the activity endpoint', () => {
  it('lists the newest entries first, page by page, and only to their owner', async () => {
    const visitor = await openVisitor(app);
    await visitor.send('get', '/api/account/activity').expect(401);
    const send = (query: string) => owner.send('get', `/api/account/activity?${query}`);
    for (let n = 0; n < 60; n += 1)
      await owner
        .send('put', '/api/account/name')
        .send({ name: `Name ${n}` })
        .expect(200);
    const first = (await send('before=&kind=&text=').expect(200)).body as {
      entries: { id: number }[];
      next: number;
    };
    expect(first.entries).toHaveLength(50);
    expect(first.next).toBe(first.entries.at(-1)!.id);
    const second = (await send(`before=${first.next}`).expect(200)).body as typeof first;
    expect(second.entries[0]!.id).toBe(first.next - 1);
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
      Array.from({ length: 62 }, (_, n) => 62 - n),
    );
    expect(second.next).toBeNull();
  });

  it('finds words in any order and case, in the entries and in the names of their kinds', async () => {
    await createSafe();
    expect(await listActivityKinds(owner, 'text=LETTER.txt+safe')).toEqual(['leavebit-created']);
    expect(await listActivityKinds(owner, 'text=signed+in')).toEqual(['signed-in']);
    expect(await listActivityKinds(owner, 'kind=mails&text=signed+in')).toEqual([]);
    expect(await listActivityKinds(owner, `text=${encodeLinkEmail('no such')}`)).toEqual([]);
  });

  it('searches a limited part of a long log, and returns where to continue', async () => {
    const { id: userId } = owner;
    const entry = { userId, kind: 'name-changed' } as const;
    await app.ctx.db.transaction((tx) =>
      recordActivities(
        app.ctx,
        tx,
        Array.from({ length: activityLimits.searchedPerCall }, () => entry),
      ),
    );
    const search = (query: string) => owner.send('get', `/api/account/activity?${query}`).expect(200);
    const near = (await search('text=account+was+created')).body as ActivityPage;
    expect(near).toEqual({ entries: [], next: 3 });
    const far = (await search(`text=account+was+created&before=${near.next}`)).body as ActivityPage;
    expect(far).toMatchObject({ entries: [{ id: 1, kind: 'account-created' }], next: null });
  });

  it('rejects an invalid cursor, kind or search text', async () => {
    for (const query of ['before=-1', 'before=x', 'before=1e9', 'kind=secrets', `text=${'x'.repeat(201)}`])
      await owner.send('get', `/api/account/activity?${query}`).expect(400);
  });
});
