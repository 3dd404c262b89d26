import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { MailStatus, VerificationStatus } from '#shared/contracts/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  verifyByMail,
  type TestOwner,
} from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let stranger: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  stranger = await registerOwner(app, 'stranger@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

async function create(sharingEmails: string[], by = owner): Promise<Leavebit> {
  const answer = await by
    .send('post', '/api/trigger-bytes')
    .send({ description: 'd', sharingEmails })
    .expect(201);
  return answer.body as Leavebit;
}

const find = async (id: number) =>
  ((await owner.send('get', '/api/trigger-bytes')).body as Leavebit[]).find(
    (leavebit) => leavebit.id === id,
  )!;

describe('sharing several at once', () => {
  it('makes the named people recipients of each, and mails each of them one link to just these', async () => {
    const one = await create(['ann@example.org']);
    const two = await create(['ben@example.org']);
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    const body = { triggerByteIds: [one.id, two.id], emails: ['New@Example.org', 'ann@example.org'] };
    await owner.send('post', '/api/share-multiple').send(body).expect(200, { told: 2 });
    await app.runDueJobs();
    const mails = app.mailbox
      .mails()
      .slice(after)
      .filter(({ to }) => !to.includes(owner.username));
    expect(mails.map((mail) => mail.to[0]).sort()).toEqual(['ann@example.org', 'new@example.org']);
    const ids = [one.id, two.id].sort((a, b) => a - b).join(',');
    expect(mails[0]!.links).toContain(`http://leavebits.test/shared-multiple/${ids}`);
    expect(await find(one.id)).toMatchObject({
      seqno: 2,
      sharingEmails: ['ann@example.org', 'new@example.org'],
      sharingConfig: { 'new@example.org': { releaseType: 'always' } },
    });
    expect((await find(two.id)).sharingEmails).toEqual([
      'ben@example.org',
      'new@example.org',
      'ann@example.org',
    ]);
  });

  it('gives the people it adds their rules, and changes nobody else’s', async () => {
    const report = { releaseType: 'death_incapacitation' };
    const date = { releaseType: 'scheduled', scheduledDate: '2090-01-01T10:00:00.000Z' };
    const one = await create(['ann@example.org']);
    const two = await create(['new@example.org']);
    const share = (sharingConfig: object) =>
      owner.send('post', '/api/share-multiple').send({
        triggerByteIds: [one.id, two.id],
        emails: ['new@example.org', 'later@example.org'],
        sharingConfig,
      });
    await share({ 'new@example.org': { releaseType: 'scheduled' } }).expect(400);
    await share({
      'New@example.org': report,
      'later@example.org': date,
      // Addresses that aren't being added get no rule.
      'ann@example.org': report,
    }).expect(200, { told: 2 });
    expect((await find(one.id)).sharingConfig).toEqual({
      'ann@example.org': { releaseType: 'always' },
      'new@example.org': report,
      'later@example.org': date,
    });
    // `new@example.org` already had access and keeps it.
    expect((await find(two.id)).sharingConfig).toEqual({
      'new@example.org': { releaseType: 'always' },
      'later@example.org': date,
    });
  });

  it('tells existing recipients about their own LeaveBits, but does not tell the owner', async () => {
    const one = await create(['cat@example.org', 'owner@example.org']);
    const two = await create(['cat@example.org', 'dan@example.org']);
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    const body = { triggerByteIds: [one.id, two.id], shareWithPreConfigured: true };
    await owner.send('post', '/api/share-multiple').send(body).expect(200, { told: 2 });
    await app.runDueJobs();
    const linkTo = (email: string) =>
      app.mailbox
        .mails()
        .slice(after)
        .find((mail) => mail.to.includes(email))?.links[0];
    expect(linkTo('dan@example.org')).toBe(`http://leavebits.test/shared-multiple/${two.id}`);
    expect(linkTo('cat@example.org')).toContain(',');
    expect(linkTo('owner@example.org')).toBeUndefined();
    expect((await find(one.id)).seqno).toBe(1);
  });

  it('refuses an empty list of people, an empty selection and another owner’s LeaveBit, and changes nothing', async () => {
    const mine = await create(['ann@example.org']);
    const theirs = await create(['ann@example.org'], stranger);
    const share = (body: object) => owner.send('post', '/api/share-multiple').send(body);
    await share({ triggerByteIds: [mine.id] }).expect(400);
    await share({ triggerByteIds: [], emails: ['x@example.org'] }).expect(400);
    await share({ triggerByteIds: [mine.id], emails: ['no address'] }).expect(400);
    await share({ triggerByteIds: [mine.id, theirs.id], emails: ['x@example.org'] }).expect(404);
    expect((await find(mine.id)).sharingEmails).toEqual(['ann@example.org']);
  });

  it('sends one address at most 20 mails a day, and still shares after that', async () => {
    const eager = await registerOwner(app, 'eager@example.org');
    const [one, two] = [await create(['fay@example.org'], eager), await create(['fay@example.org'], eager)];
    const share = (id: number) =>
      eager.send('post', '/api/share-multiple').send({ triggerByteIds: [id], emails: ['gus@example.org'] });
    for (let n = 0; n < 20; n += 1) await share(one.id).expect(200, { told: 1 });
    await share(two.id).expect(200, { told: 0 });
    await eager
      .send('post', '/api/share-multiple')
      .send({ triggerByteIds: [two.id], shareWithPreConfigured: true })
      .expect(200, { told: 1 });
    await app.runDueJobs();
    const toGus = app.mailbox.mails().filter((mail) => mail.to.includes('gus@example.org'));
    expect(toGus).toHaveLength(20);
    const all = (await eager.send('get', '/api/trigger-bytes')).body as Leavebit[];
    expect(all.find(({ id }) => id === two.id)?.sharingEmails).toContain('gus@example.org');
  });

  it('does not deadlock when the same LeaveBits are shared and saved at once', async () => {
    const ids = [(await create(['e@example.org'])).id, (await create(['e@example.org'])).id];
    const answers = await Promise.all(
      [0, 1, 2, 3].flatMap((n) => [
        owner
          .send('post', '/api/share-multiple')
          .send({ triggerByteIds: n % 2 ? ids : ids.toReversed(), emails: [`p${n}@example.org`] }),
        owner.send('patch', `/api/trigger-bytes/${ids[n % 2]}`).send({ description: `v${n}` }),
      ]),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    for (const id of ids) expect((await find(id)).sharingEmails).toHaveLength(5);
  });
});

describe('an owner sees about recipients', () => {
  it('which of their own recipients have proved the address', async () => {
    await create(['proved@example.org', 'unproved@example.org']);
    await verifyByMail(app, 'proved@example.org');
    const answer = await owner.send('get', '/api/verification-status').expect(200);
    expect(answer.body).toEqual([{ email: 'proved@example.org', verified_at: expect.any(String) as string }]);
    await stranger.send('get', '/api/verification-status').expect(200, []);
  });

  it('nothing about a proof for another owner: neither one from before nor a later one', async () => {
    const [first, second] = await Promise.all([
      registerOwner(app, 'first-owner@example.org'),
      registerOwner(app, 'second-owner@example.org'),
    ]);
    const email = 'shared-by-both@example.org';
    const share = async (by: TestOwner) => {
      const { body } = await by
        .send('post', '/api/trigger-bytes')
        .send({ sharingEmails: [email] })
        .expect(201);
      return (body as { id: number }).id;
    };
    const seenBy = async (by: TestOwner) =>
      (await by.send('get', '/api/verification-status').expect(200)).body as VerificationStatus;
    const firstId = await share(first);
    await verifyByMail(app, email);
    await share(second);
    expect(await seenBy(first)).toHaveLength(1);
    expect(await seenBy(second)).toEqual([]);

    app.clock.advance({ days: 1 });
    const before = await seenBy(first);
    const recipient = await openVisitor(app);
    const encodedEmail = Buffer.from(email).toString('base64url');
    const door = `/api/shared/trigger-bytes/${firstId}`;
    const code = await readMailedCode(app, email, () =>
      recipient.send('post', `${door}/request-code`).send({ encodedEmail }).expect(200),
    );
    await recipient.send('post', `${door}/verify`).send({ encodedEmail, code }).expect(200);
    expect((await seenBy(first))[0]?.verified_at).not.toBe(before[0]?.verified_at);
    expect(await seenBy(second)).toEqual([]);

    await verifyByMail(app, email);
    expect(await seenBy(second)).toHaveLength(1);
  });

  it('whether the last notice to each is waiting, accepted, or failed, and why it failed', async () => {
    const watcher = await registerOwner(app, 'watcher@example.org');
    const statusOf = async (email: string) =>
      ((await watcher.send('get', '/api/mail-status').expect(200)).body as MailStatus).find(
        (mail) => mail.email === email,
      );
    await create(['fine@example.org'], watcher);
    expect(await statusOf('fine@example.org')).toMatchObject({ state: 'queued', reason: null });
    await app.runDueJobs();
    expect(await statusOf('fine@example.org')).toMatchObject({ state: 'accepted', reason: null });
    app.mailbox.failNext(1, 550);
    await create(['gone@example.org'], watcher);
    await app.runDueJobs();
    expect(await statusOf('gone@example.org')).toMatchObject({ state: 'failed' });
    expect((await statusOf('gone@example.org'))?.reason).toContain('550');
    // This owner can't see codes or other owners' notices.
    await create(['fine@example.org'], stranger);
    expect(await statusOf('fine@example.org')).toMatchObject({ state: 'accepted' });
    expect((await stranger.send('get', '/api/mail-status')).body).not.toContainEqual(
      expect.objectContaining({ email: 'gone@example.org' }),
    );
  });
});
