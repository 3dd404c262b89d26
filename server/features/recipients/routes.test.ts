import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const encode = (email: string) => Buffer.from(email).toString('base64url');

async function share(email: string, rule: object = {}): Promise<Leavebit> {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For you')
    .field('infoFields', 'The key is under the stone')
    .field('sharingEmails', JSON.stringify([email, 'other@example.org']))
    .field('sharingConfig', JSON.stringify({ [email]: rule }))
    .attach('attachments', Buffer.from('letter'), 'letter.txt')
    .expect(201);
  return answer.body as Leavebit;
}

const list = (recipient: TestRecipient) =>
  recipient.send('get', `/api/my-leavebits/${recipient.encodedEmail}`).set(recipient.session);
const file = (recipient: TestRecipient, id: number) =>
  recipient.send('get', `/api/trigger-bytes/${id}/attachments/letter.txt`).set(recipient.session);

it('lets a recipient prove the address, read and download', async () => {
  const { id } = await share('heir@example.org');
  const recipient = await verifyRecipient(app, 'heir@example.org');
  const answer = await list(recipient).expect(200);
  expect(answer.body).toEqual([
    {
      id,
      username: 'owner@example.org',
      ownerName: null,
      description: 'For you',
      infoFields: 'The key is under the stone',
      attachments: ['letter.txt'],
      sharingEmails: ['heir@example.org', 'other@example.org'],
      lastUpdate: expect.any(String) as string,
      isLocked: false,
      lockReason: null,
      releaseDate: null,
      subscriptionBlocked: false,
    },
  ]);
  expect((await file(recipient, id).expect(200)).text).toBe('letter');
  const proved = await app.ctx.pool.query("select 1 from viewer_verified where email = 'heir@example.org'");
  expect(proved.rowCount).toBe(1);
});

it('answers a code for one LeaveBit with its content', async () => {
  const { id } = await share('single@example.org');
  const visitor = await openVisitor(app);
  const encodedEmail = encode('single@example.org');
  const path = `/api/shared/trigger-bytes/${id}`;
  const code = await readMailedCode(app, 'single@example.org', () =>
    visitor.send('post', `${path}/request-code`).send({ encodedEmail }).expect(200),
  );
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answer = await visitor
    .send('post', `${path}/verify`)
    .send({ encodedEmail, code: spaced })
    .expect(200);
  expect(answer.body).toEqual({
    emailSessionId: expect.any(String) as string,
    id,
    description: 'For you',
    infoFields: 'The key is under the stone',
    attachments: ['letter.txt'],
  });
  await visitor.send('post', `${path}/verify`).send({ encodedEmail, code }).expect(400);
});

describe('what is locked stays shut', () => {
  const tomorrow = () => new Date(app.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString();

  it('until the date, and opens on it without anybody doing anything', async () => {
    const scheduledDate = tomorrow();
    const { id } = await share('dated@example.org', { releaseType: 'scheduled', scheduledDate });
    const before = await verifyRecipient(app, 'dated@example.org');
    const [locked] = (await list(before).expect(200)).body as SharedLeavebit[];
    expect(locked).toMatchObject({ id, isLocked: true, releaseDate: scheduledDate, description: 'For you' });
    expect(locked).not.toHaveProperty('infoFields');
    expect(locked).not.toHaveProperty('attachments');
    const refused = await file(before, id).expect(423);
    expect(refused.body).toEqual({
      message: expect.any(String) as string,
      code: 'locked',
      isLocked: true,
      lockReason: expect.any(String) as string,
      releaseDate: scheduledDate,
      waitsFor: 'date',
    });
    await before.send('get', `/api/trigger-bytes/${id}/attachments`).set(before.session).expect(423);

    app.clock.advance({ hours: 23, minutes: 59 });
    const early = await verifyRecipient(app, 'dated@example.org');
    await file(early, id).expect(423);
    app.clock.advance({ minutes: 2 });
    expect((await file(early, id).expect(200)).text).toBe('letter');
    expect(((await list(early)).body as SharedLeavebit[])[0]).toMatchObject({
      isLocked: false,
      attachments: ['letter.txt'],
    });
  });

  it('after death or incapacity: as long as nothing has been confirmed', async () => {
    const { id } = await share('heirloom@example.org', { releaseType: 'death_incapacitation' });
    const visitor = await openVisitor(app);
    const encodedEmail = encode('heirloom@example.org');
    const path = `/api/shared/trigger-bytes/${id}`;
    const code = await readMailedCode(app, 'heirloom@example.org', () =>
      visitor.send('post', `${path}/request-code`).send({ encodedEmail }),
    );
    const answer = await visitor.send('post', `${path}/verify`).send({ encodedEmail, code }).expect(423);
    expect(answer.body).toEqual({
      message: expect.any(String) as string,
      code: 'locked',
      isLocked: true,
      lockReason: expect.stringContaining('death or permanent incapacitation') as string,
      releaseDate: null,
      waitsFor: 'report',
    });
    const sessions = await app.ctx.pool.query(
      "select 1 from email_verification_sessions where email = 'heirloom@example.org'",
    );
    expect(sessions.rowCount).toBe(0);
    const recipient = await verifyRecipient(app, 'heirloom@example.org');
    await file(recipient, id).expect(423);
  });

  it('tells a recipient of something locked that it is kept for them, and when it opens', async () => {
    await share('kept@example.org', { releaseType: 'scheduled', scheduledDate: '2099-06-01T12:30:00Z' });
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: 'kept@example.org' });
    expect(mail.text.replace(/\s+/g, ' ')).toContain('June 1, 2099 at 12:30 PM UTC');
  });
});

it('shows nothing while the owner’s subscription is blocked', async () => {
  const { id } = await share('unpaid@example.org');
  const recipient = await verifyRecipient(app, 'unpaid@example.org');
  const setEnd = (interval: string) =>
    app.ctx.pool.query(
      `update subscriptions set next_payment_date = $1::timestamptz + interval '${interval}' where user_id = $2`,
      [app.clock.now(), owner.id],
    );
  await setEnd('-1 second');
  const [blocked] = (await list(recipient).expect(200)).body as SharedLeavebit[];
  expect(blocked).toMatchObject({ subscriptionBlocked: true, isLocked: false });
  expect(blocked).not.toHaveProperty('infoFields');
  const refused = await file(recipient, id).expect(402);
  expect(refused.body).toEqual({
    message: expect.any(String) as string,
    code: 'subscription-blocked',
    subscriptionBlocked: true,
  });
  await setEnd('1 month');
  await file(recipient, id).expect(200);
});

describe('a recipient reaches nothing else', () => {
  let mine: Leavebit;
  let theirs: Leavebit;
  let recipient: TestRecipient;
  beforeAll(async () => {
    mine = await share('narrow@example.org');
    theirs = await share('wide@example.org');
    recipient = await verifyRecipient(app, 'narrow@example.org');
  });

  it('not another’s LeaveBit, list or files, and no owner’s call', async () => {
    await file(recipient, mine.id).expect(200);
    await file(recipient, theirs.id).expect(404);
    await recipient
      .send('get', `/api/my-leavebits/${encode('wide@example.org')}`)
      .set(recipient.session)
      .expect(401);
    for (const [method, path] of [
      ['get', '/api/trigger-bytes'],
      ['get', '/api/user'],
      ['get', '/api/user-subscription'],
      ['patch', `/api/trigger-bytes/${mine.id}`],
      ['delete', `/api/trigger-bytes/${mine.id}`],
    ] as const) {
      await recipient.send(method, path).set(recipient.session).expect(401);
    }
  });

  it('not what they were removed from', async () => {
    const { id } = await share('removed@example.org');
    const removed = await verifyRecipient(app, 'removed@example.org');
    await file(removed, id).expect(200);
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .send({ sharingEmails: ['other@example.org'] })
      .expect(200);
    await file(removed, id).expect(404);
    await list(removed).expect(200, []);
  });

  it('not after thirty idle minutes, nor after signing out', async () => {
    app.clock.advance({ minutes: 29 });
    await list(recipient).expect(200);
    app.clock.advance({ minutes: 29 });
    await list(recipient).expect(200);
    app.clock.advance({ minutes: 31 });
    const expired = await list(recipient).expect(401);
    expect(expired.body).toEqual({
      message: 'Your verification session expired. Please verify again.',
      code: 'email-session-expired',
    });
    await file(recipient, mine.id).expect(401);

    const again = await verifyRecipient(app, 'narrow@example.org');
    const emailSessionId = again.session['X-Email-Session-Id'];
    await again
      .send('post', '/api/logout-view-session')
      .send({ encodedEmail: again.encodedEmail, emailSessionId })
      .expect(200);
    await list(again).expect(401);
    await list(again).set('X-Email-Session-Id', '').expect(401);
  });
});
