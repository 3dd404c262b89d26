import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTotp, enterPassword, generateTotp } from '#tests/support/factors.ts';
import { countMails } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, extractCode, openVisitor, registerOwner, signIn } from '#tests/support/visitor.ts';
import { users } from '#server/db/schema/index.ts';
import { reencryptFactors } from '../../factors/reencrypt-factors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
const newOwner = () => registerOwner(app, `owner-${(count += 1)}@example.org`);

describe('an authenticator app', () => {
  it('takes the place of the mailed code once its first code is confirmed', async () => {
    const owner = await newOwner();
    const begun = await owner.send('post', '/api/account/totp').send({}).expect(200);
    const { secret, otpauthUrl } = begun.body as { secret: string; otpauthUrl: string };
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    const standing = () => owner.send('get', '/api/account/security').expect(200);
    expect((await standing()).body).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    expect((await enterPassword(app, owner)).factors).toEqual(['email']);

    await owner.send('post', '/api/account/totp/confirm').send({ code: '000000' }).expect(400);
    const code = generateTotp(secret, app.clock.now());
    const confirmed = await owner.send('post', '/api/account/totp/confirm').send({ code }).expect(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await standing()).body).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
    await owner.send('post', '/api/account/totp').send({}).expect(409);

    await app.runDueJobs();
    const before = countMails(app, owner.username, /sign-in code/);
    app.clock.advance({ seconds: 30 });
    const login = await enterPassword(app, owner);
    expect(login.factors).toEqual(['totp']);
    await app.runDueJobs();
    expect(countMails(app, owner.username, /sign-in code/)).toBe(before);
    const answer = await login.verify(generateTotp(secret, app.clock.now())).expect(200);
    expect(answer.body).toMatchObject({ id: owner.id, username: owner.username });
    await login.send('get', '/api/user').expect(200);
    const { rows } = await app.ctx.pool.query<{ text: string }>(
      "select encode(secret, 'escape') as text from totp_factors",
    );
    expect(rows.every(({ text }) => !text.includes(secret))).toBe(true);
  });

  it('lets each of its codes in once, also when two come at the same moment', async () => {
    const owner = await newOwner();
    const { nextCode } = await addTotp(app, owner);
    const code = nextCode();
    const login = await enterPassword(app, owner);
    const answers = await Promise.all([login.verify(code), login.verify(code), login.verify(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const again = await (await enterPassword(app, owner)).verify(code).expect(400);
    expect((again.body as { message: string }).message).toContain('already been used');
  });

  it('signs nobody in without the password, nor in another browser than the one that entered it', async () => {
    const owner = await newOwner();
    const { nextCode } = await addTotp(app, owner);
    await app.ctx.pool.query('delete from one_time_codes');
    const stranger = await openVisitor(app);
    const verify = () =>
      stranger.send('post', '/api/verify-login').send({ userId: owner.id, code: nextCode() });
    await verify().expect(400);
    const login = await enterPassword(app, owner);
    await verify().expect(400);
    await login.verify(nextCode()).expect(200);
  });

  it('makes a mailed code worthless, also one that was on its way', async () => {
    const owner = await newOwner();
    let login!: Awaited<ReturnType<typeof enterPassword>>;
    const mailed = await readMailedCode(
      app,
      owner.username,
      async () => (login = await enterPassword(app, owner)),
    );
    const { nextCode } = await addTotp(app, await signIn(app, owner));
    await login.verify(mailed).expect(400);
    await login.verify(nextCode()).expect(200);
  });

  it('is guessed at five times for one right password, and the owner is told', async () => {
    const owner = await newOwner();
    const { nextCode } = await addTotp(app, owner);
    const login = await enterPassword(app, owner);
    for (let tries = 0; tries < 5; tries += 1) await login.verify('000000').expect(400);
    await login.verify(nextCode()).expect(400);
    await app.runDueJobs();
    expect(countMails(app, owner.username, /tried to sign in/)).toBe(1);
    const again = await enterPassword(app, owner);
    await again.verify(nextCode()).expect(200);
  });

  it('is guessed at ever more slowly, whoever knows the password', async () => {
    const owner = await newOwner();
    await addTotp(app, owner);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const login = await enterPassword(app, owner);
      for (let tries = 0; tries < 4; tries += 1) statuses.push((await login.verify('000000')).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });

  it('is removed with a fresh proof, and mailed codes count again', async () => {
    const owner = await newOwner();
    const { nextCode } = await addTotp(app, owner);
    app.clock.advance({ minutes: 16 });
    await owner.send('delete', '/api/account/totp').send({}).expect(202, { requiresVerification: true });
    await app.runDueJobs();
    expect(countMails(app, owner.username, /code for a change/)).toBe(0);
    await owner.send('delete', '/api/account/totp').send({ code: '000000' }).expect(400);
    const code = nextCode().replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    await owner.send('delete', '/api/account/totp').send({ code }).expect(200);
    await owner.send('delete', '/api/account/totp').send({}).expect(404);
    const left = await owner.send('get', '/api/account/security').expect(200);
    expect(left.body).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    expect((await enterPassword(app, owner)).factors).toEqual(['email']);
    await app.runDueJobs();
    expect(countMails(app, owner.username, /way you sign in/)).toBe(2);
  });

  it('is not removed by a code that was mailed before it was added', async () => {
    const owner = await newOwner();
    app.clock.advance({ minutes: 16 });
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    await owner.send('post', '/api/account/totp').send({}).expect(202);
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: owner.username, subject: /code/, after });
    const again = await signIn(app, owner);
    await addTotp(app, again);
    app.clock.advance({ minutes: 9 });
    await app.ctx.pool.query(`update session set sess = (sess::jsonb - 'provedAt')::json`);
    await again
      .send('delete', '/api/account/totp')
      .send({ code: extractCode(mail) })
      .expect(400);
  });
});

it('an app still signs in after the account’s key was destroyed with unpaid data', async () => {
  const owner = await newOwner();
  const { nextCode } = await addTotp(app, owner);
  const keyOf = () => app.ctx.db.select({ key: users.dataKey }).from(users).where(eq(users.id, owner.id));
  const before = await keyOf();
  await app.ctx.db.transaction(async (tx) => {
    const key = await reencryptFactors(app.ctx, tx, owner.id);
    await tx.update(users).set(key).where(eq(users.id, owner.id));
  });
  expect(await keyOf()).not.toEqual(before);
  await (await enterPassword(app, owner)).verify(nextCode()).expect(200);
});

describe('a recovery code', () => {
  it('signs in once in place of the app, however it is typed', async () => {
    const owner = await newOwner();
    const { recoveryCodes } = await addTotp(app, owner);
    const [first, second] = recoveryCodes as [string, string];
    const typed = first
      .toUpperCase()
      .replaceAll('-', ' ')
      .replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)]!);
    await (await enterPassword(app, owner)).verify(typed).expect(200);
    const login = await enterPassword(app, owner);
    await login.verify(first).expect(400);
    const answers = await Promise.all([login.verify(second), login.verify(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { rows } = await app.ctx.pool.query('select 1 from recovery_codes where user_id = $1', [owner.id]);
    expect(rows.length).toBe(8);
  });

  it('of another owner is worth nothing, and new ones replace the old ones', async () => {
    const [one, two] = [await newOwner(), await newOwner()];
    const mine = await addTotp(app, one);
    const theirs = await addTotp(app, two);
    await (await enterPassword(app, one)).verify(theirs.recoveryCodes[0]!).expect(400);
    const renewed = await one.send('post', '/api/account/recovery-codes').send({}).expect(200);
    await (await enterPassword(app, one)).verify(mine.recoveryCodes[0]!).expect(400);
    const [fresh] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    await (await enterPassword(app, one)).verify(fresh!).expect(200);
    await (await newOwner()).send('post', '/api/account/recovery-codes').send({}).expect(409);
  });
});
