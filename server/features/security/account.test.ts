import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTotp, enterPassword } from '#tests/support/factors.ts';
import { countMails, createOwnerWithReporters, REPORTERS } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  extractCode,
  PASSWORD,
  registerOwner,
  signIn,
  verifyRecipient,
  type TestOwner,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
const newOwner = () => registerOwner(app, `owner-${(count += 1)}@example.org`);
const freshEmail = () => `new-${(count += 1)}@example.org`;

describe('a signed-in owner who changes the password', () => {
  const change = (owner: TestOwner, body: object) => owner.send('post', '/api/account/password').send(body);

  it('enters the old one, stays signed in, and everything else ends', async () => {
    const owner = await newOwner();
    const begun = await enterPassword(app, owner);
    const newPassword = 'New-password-9';
    const wrong = await change(owner, { currentPassword: 'Wrong-horse-7', newPassword }).expect(400);
    expect(wrong.body).toMatchObject({ code: 'invalid', errors: [{ path: 'currentPassword' }] });
    await change(owner, { newPassword }).expect(400);
    await change(owner, { currentPassword: PASSWORD, newPassword: 'Password1!' }).expect(400);
    const same = await change(owner, { currentPassword: PASSWORD, newPassword: PASSWORD }).expect(400);
    expect(same.body).toMatchObject({ code: 'invalid', errors: [{ path: 'newPassword' }] });
    await change(owner, { currentPassword: PASSWORD, newPassword }).expect(200);
    await owner.send('get', '/api/user').expect(200);
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: owner.username, subject: /sign-in code/ });
    await begun.verify(extractCode(mail)).expect(400);
    expect((await enterPassword(app, owner, newPassword)).userId).toBe(owner.id);
    expect(countMails(app, owner.username, /password was changed/)).toBe(1);
  });

  it('with a second factor needs no old one, and a mailed code does not help', async () => {
    const owner = await newOwner();
    const { nextCode } = await addTotp(app, owner);
    app.clock.advance({ minutes: 16 });
    const newPassword = 'New-password-9';
    await change(owner, { newPassword }).expect(202, { requiresVerification: true });
    await change(owner, { newPassword, code: '000000' }).expect(400);
    await change(owner, { newPassword, code: nextCode() }).expect(200);
    expect((await enterPassword(app, owner, newPassword)).factors).toEqual(['totp']);
  });

  it('is slowed down who guesses at the old one', async () => {
    const owner = await newOwner();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push(
        (await change(owner, { currentPassword: 'Wrong-horse-7', newPassword: 'New-password-9' })).status,
      );
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a new address', () => {
  const ask = (owner: TestOwner, email: string) => owner.send('post', '/api/account/email').send({ email });
  const confirm = (owner: TestOwner, code: string) =>
    owner.send('post', '/api/account/email/confirm').send({ code });

  /** Requests the change and reads the codes from both mailboxes. */
  async function codes(owner: TestOwner, email: string) {
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    await ask(owner, email).expect(200, { email });
    await app.runDueJobs();
    const read = async (to: string) =>
      extractCode(await app.mailbox.waitForMail({ to, subject: /code for a new address/, after }));
    return { old: await read(owner.username), new: await read(email) };
  }

  it('needs the codes of both mailboxes, and then everyone sees it', async () => {
    const owner = await newOwner();
    const email = freshEmail();
    await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'For Ben', sharingEmails: ['ben@example.org', owner.username], sharingConfig: {} })
      .expect(201);
    const mailed = await codes(owner, email);
    await confirm(owner, mailed.new).expect(202, { requiresVerification: true });
    await confirm(owner, mailed.new).expect(400);
    expect((await owner.send('get', '/api/user')).body).toMatchObject({ username: owner.username });
    const answer = await confirm(owner, mailed.old).expect(200);
    expect(answer.body).toMatchObject({ id: owner.id, username: email });
    expect((await owner.send('get', '/api/user').expect(200)).body).toMatchObject({ username: email });

    const { body } = await owner.send('get', '/api/trigger-bytes').expect(200);
    expect(body).toMatchObject([{ sharingEmails: ['ben@example.org', email] }]);
    const ben = await verifyRecipient(app, 'ben@example.org');
    const list = await ben.send('get', `/api/my-leavebits/${ben.encodedEmail}`).set(ben.session).expect(200);
    expect(JSON.stringify(list.body)).toContain(email);
    expect(JSON.stringify(list.body)).not.toContain(owner.username);
    const { rows } = await app.ctx.pool.query('select email from subscriptions where user_id = $1', [
      owner.id,
    ]);
    expect(rows).toEqual([{ email }]);
    await app.runDueJobs();
    for (const to of [owner.username, email])
      expect(countMails(app, to, /address of your LeaveBits account was changed/)).toBe(1);
    await enterPassword(app, { username: email });
  });

  it('that has an account already gets a mail that says so, and the page does not tell', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await ask(owner, other.username).expect(200, { email: other.username });
    await app.runDueJobs();
    expect(countMails(app, other.username, /already has/)).toBe(1);
    const mail = await app.mailbox.waitForMail({ to: owner.username, subject: /code for a new address/ });
    await confirm(owner, extractCode(mail)).expect(202);
    await confirm(owner, extractCode(mail)).expect(400);
  });

  it('takes the second factor in place of the old mailbox, and not of the new one', async () => {
    const owner = await newOwner();
    const { nextCode, recoveryCodes } = await addTotp(app, owner);
    const email = freshEmail();
    const mailed = await codes(owner, email);
    await confirm(owner, nextCode()).expect(202);
    await confirm(owner, recoveryCodes[0]!).expect(400);
    await confirm(owner, mailed.new).expect(200);
  });

  it('is refused while a report is pending, also one that came between, and for a reporter’s address', async () => {
    const owner = await createOwnerWithReporters(app);
    await ask(owner, REPORTERS[0]!).expect(400);
    const email = freshEmail();
    const mailed = await codes(owner, email);
    await confirm(owner, mailed.new).expect(202);
    await insertReport(app, owner.id, 'pending');
    await confirm(owner, mailed.old).expect(409);
    await ask(owner, freshEmail()).expect(409);
  });

  it('goes to one of two accounts that want it at the same moment', async () => {
    const [one, two] = [await newOwner(), await newOwner()];
    const email = freshEmail();
    const [first, second] = [await codes(one, email), await codes(two, email)];
    for (const [owner, { old }] of [[one, first] as const, [two, second] as const])
      await confirm(owner, old).expect(202);
    const answers = await Promise.all([confirm(one, first.new), confirm(two, second.new)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('needs a fresh proof, and ends within half an hour', async () => {
    const owner = await newOwner();
    const mailed = await codes(owner, freshEmail());
    app.clock.advance({ minutes: 31 });
    await confirm(owner, mailed.new).expect(404);
    await ask(owner, freshEmail()).expect(202);
  });
});

describe('the sign-ins', () => {
  it('are listed roughly, and signing out everywhere ends them', async () => {
    const owner = await newOwner();
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    const login = await enterPassword(app, owner);
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: owner.username, subject: /sign-in code/, after });
    await login
      .verify(extractCode(mail))
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux) Firefox/145.0')
      .expect(200);
    const { body } = await login.send('get', '/api/account/sign-ins').expect(200);
    expect(body).toMatchObject({
      signIns: [{ device: 'Firefox on Linux', address: '127.0.0.x', method: 'email', isCurrent: true }],
    });
    await login.send('post', '/api/account/sign-out-everywhere').expect(200);
    await login.send('get', '/api/user').expect(401);
    const again = await signIn(app, owner);
    const list = await again.send('get', '/api/account/sign-ins').expect(200);
    expect(list.body).toMatchObject({ signIns: [{ isCurrent: false }] });
  });
});

describe('the offer of a second factor', () => {
  it('is made after the first LeaveBit, until it was seen, and never to an owner who has one', async () => {
    const owner = await newOwner();
    const offers = async (who: TestOwner) =>
      ((await who.send('get', '/api/account/security').expect(200)).body as { offersFactor: boolean })
        .offersFactor;
    const save = (who: TestOwner) =>
      who
        .send('post', '/api/trigger-bytes')
        .send({ description: 'Will', sharingEmails: ['ben@example.org'], sharingConfig: {} })
        .expect(201);
    expect(await offers(owner)).toBe(false);
    await save(owner);
    expect(await offers(owner)).toBe(true);
    const reportId = await insertReport(app, owner.id, 'pending');
    expect(await offers(owner)).toBe(false);
    await owner.send('post', '/api/refute-report').send({ reportId }).expect(200);
    await owner.send('post', '/api/account/security/offer-seen').expect(200);
    expect(await offers(owner)).toBe(false);
    const other = await newOwner();
    await save(other);
    await addTotp(app, other);
    expect(await offers(other)).toBe(false);
  });
});
