import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  PASSWORD,
  registerByMail,
  registerOwner,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const login = { username: 'ada@example.org', password: PASSWORD };

describe('registration', () => {
  it('makes an account only after the mailed code is entered, and signs the owner in', async () => {
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, 'new@example.org', () =>
      visitor
        .send('post', '/api/register')
        .send({ username: ' New@Example.org ', password: PASSWORD })
        .expect(200, { requiresVerification: true, email: 'new@example.org' }),
    );
    await visitor.send('get', '/api/user').expect(401);
    const verified = await visitor
      .send('post', '/api/verify-register')
      .send({
        email: 'new@example.org',
        code,
        password: PASSWORD,
        clientDatetime: '2026-01-01T00:00:00.000Z',
      })
      .expect(200);
    expect(verified.body).toEqual({
      id: expect.any(Number) as number,
      username: 'new@example.org',
      name: null,
    });
    await visitor.send('get', '/api/user').expect(200, verified.body);
    const subscription = await visitor.send('get', '/api/user-subscription').expect(200);
    expect(subscription.body).toMatchObject({ status: 'Trial', isBlocked: false, nextPaymentAmount: '1.00' });
  });

  it('gives the same answer for an address that has an account, and tells only its owner', async () => {
    await registerByMail(app, 'twice@example.org');
    const after = app.mailbox.mails().length;
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/register')
      .send({ username: 'twice@example.org', password: PASSWORD })
      .expect(200, { requiresVerification: true, email: 'twice@example.org' });
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: 'twice@example.org', after });
    expect(mail.subject).toBe('You already have a LeaveBits account');
    await visitor
      .send('post', '/api/verify-register')
      .send({ email: 'twice@example.org', code: '000000', password: PASSWORD })
      .expect(400);
  });

  it.each(['short1!', 'nouppercase1!', 'NoNumberHere!', 'NoSpecial123'])(
    'refuses the password %s',
    async (password) => {
      const visitor = await openVisitor(app);
      const answer = await visitor
        .send('post', '/api/register')
        .send({ username: 'weak@example.org', password })
        .expect(400);
      expect(answer.body).toMatchObject({
        message: 'Please ensure your password meets all the requirements.',
        errors: [{ path: 'password' }],
      });
    },
  );

  it.each([
    ['P@ssw0rd', 'Many people use this password'],
    ['Password1!', 'Many people use this password'],
    ['Weak.Example-1', 'your email address or our name'],
    ['LeaveBits-2026', 'your email address or our name'],
  ])('refuses the password %s with a sentence that helps, and mails nothing', async (password, reason) => {
    const visitor = await openVisitor(app);
    const after = app.mailbox.mails().length;
    const email = 'weak@example.org';
    const answers = [
      await visitor.send('post', '/api/register').send({ username: email, password }),
      await visitor.send('post', '/api/verify-register').send({ email, code: '123456', password }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      const message = expect.stringContaining(reason) as string;
      expect(body).toEqual({ message, code: 'invalid', errors: [{ path: 'password', message }] });
    }
    await app.runDueJobs();
    expect(app.mailbox.mails().length).toBe(after);
  });

  it('refuses an own name that holds the name of this service, and mails nothing', async () => {
    const name = 'LeaveBits Support';
    const visitor = await openVisitor(app);
    const after = app.mailbox.mails().length;
    const email = 'pretender@example.org';
    const account = { password: PASSWORD, name };
    const owner = await registerOwner(app, 'namesake@example.org');
    const answers = [
      await visitor.send('post', '/api/register').send({ username: email, ...account }),
      await visitor.send('post', '/api/verify-register').send({ email, code: '123456', ...account }),
      await owner.send('put', '/api/account/name').send({ name }),
    ];
    const message = 'A name can’t contain the name of this service.';
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual({ message, code: 'invalid', errors: [{ path: 'name', message }] });
    }
    await app.runDueJobs();
    expect(
      app.mailbox
        .mails()
        .slice(after)
        .filter(({ to }) => to.includes(email)),
    ).toEqual([]);
  });

  it('makes one account, even if many browsers send the right code at once', async () => {
    const visitors = await Promise.all([1, 2, 3, 4].map(() => openVisitor(app)));
    const code = await readMailedCode(app, 'race@example.org', () =>
      visitors[0]!.send('post', '/api/register').send({ username: 'race@example.org', password: PASSWORD }),
    );
    const answers = await Promise.all(
      visitors.map((visitor) =>
        visitor
          .send('post', '/api/verify-register')
          .send({ email: 'race@example.org', code, password: PASSWORD }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
  });
});

describe('sign-in', () => {
  beforeAll(() => registerByMail(app, login.username));

  it('asks an owner without a factor for a mailed code, and changes the session id', async () => {
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, login.username, async () => {
      const answer = await visitor.send('post', '/api/login').send(login).expect(200);
      expect(answer.body).toEqual({
        requiresVerification: true,
        userId: expect.any(Number) as number,
        factors: ['email'],
      });
    });
    await visitor.send('get', '/api/user').expect(401);
    const { body } = await visitor.send('post', '/api/login').send(login);
    const { userId } = body as { userId: number };
    // The second request replaced the first code.
    await visitor.send('post', '/api/verify-login').send({ userId, code }).expect(400);
    const second = await readMailedCode(app, login.username, () =>
      visitor.send('post', '/api/login').send(login),
    );
    const verified = await visitor
      .send('post', '/api/verify-login')
      .send({ userId, code: second })
      .expect(200);
    expect(verified.body).toEqual({ id: userId, username: login.username, name: null });
    await visitor.send('post', '/api/verify-login').send({ userId, code: second }).expect(400);
  });

  it('says the same about a wrong password and an unknown account', async () => {
    const visitor = await openVisitor(app);
    const wrong = await visitor.send('post', '/api/login').send({ ...login, password: 'Wrong-horse-7' });
    const unknown = await visitor
      .send('post', '/api/login')
      .send({ ...login, username: 'nobody@example.org' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('makes a code invalid after five wrong tries, and after ten minutes', async () => {
    const owner = await registerByMail(app, 'tries@example.org');
    const credentials = { username: 'tries@example.org', password: PASSWORD };
    const visitor = await openVisitor(app);
    const askCode = () =>
      readMailedCode(app, 'tries@example.org', () => visitor.send('post', '/api/login').send(credentials));
    const tryCode = (code: string) =>
      visitor.send('post', '/api/verify-login').send({ userId: owner.id, code });

    const code = await askCode();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) await tryCode(wrong).expect(400);
    await tryCode(code).expect(400);

    const late = await askCode();
    app.clock.advance({ minutes: 10 });
    await tryCode(late).expect(400);

    const inTime = await askCode();
    app.clock.advance({ minutes: 9, seconds: 50 });
    await tryCode(inTime).expect(200);
  });

  it('keeps one session per owner: a second sign-in ends the first, even in a race', async () => {
    const first = await registerByMail(app, 'single@example.org');
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, first.username, () =>
      visitor.send('post', '/api/login').send({ username: first.username, password: PASSWORD }),
    );
    await visitor.send('post', '/api/verify-login').send({ userId: first.id, code }).expect(200);
    await first.send('get', '/api/user').expect(401);
    await visitor.send('get', '/api/user').expect(200);
    await expect(
      app.ctx.pool.query(`insert into session (sid, sess, expire) values ('x', $1, now())`, [
        { userId: first.id },
      ]),
    ).rejects.toThrow('session_one_per_owner');
  });

  it('gets more time from a refresh, for its owner only', async () => {
    const owner = await registerByMail(app, 'typist@example.org');
    const left = async () =>
      Number(
        (
          await app.ctx.pool.query(
            `select extract(epoch from expire - now()::timestamp) as s from session
        where sess ->> 'userId' = $1`,
            [String(owner.id)],
          )
        ).rows[0].s,
      );
    await app.ctx.pool.query(`update session set expire = now()::timestamp + interval '1 minute'`);
    await owner.send('post', '/api/refresh-session').expect(200);
    expect(await left()).toBeGreaterThan(9 * 60);
    await (await openVisitor(app)).send('post', '/api/refresh-session').expect(401);
  });

  it('ends with sign-out', async () => {
    const owner = await registerByMail(app, 'leaver@example.org');
    await owner.send('post', '/api/logout').expect(200);
    await owner.send('get', '/api/user').expect(401);
  });

  it('is limited: after ten tries for one account the answer is 429 with the time to wait', async () => {
    const visitor = await openVisitor(app);
    const attempt = () =>
      visitor.send('post', '/api/login').send({ username: 'target@example.org', password: 'x' });
    for (let tries = 0; tries < 10; tries += 1) await attempt().expect(401);
    const refused = await attempt().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toEqual({
      message: expect.stringContaining('too many attempts') as string,
      code: 'too-many-requests',
    });
  });
});

describe('a request for codes with the right password', () => {
  it('is limited too, until one of them is entered', async () => {
    const owner = await registerByMail(app, 'insistent@example.org');
    const visitor = await openVisitor(app);
    const ask = () =>
      visitor.send('post', '/api/login').send({ username: owner.username, password: PASSWORD });
    for (let codes = 0; codes < 9; codes += 1) await ask().expect(200);
    const code = await readMailedCode(app, owner.username, () => ask().expect(200));
    await ask().expect(429);
    await visitor.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
    await ask().expect(200);
  });
});

it('keeps passwords and codes as hashes only', async () => {
  const code = await readMailedCode(app, 'hashed@example.org', async () => {
    const visitor = await openVisitor(app);
    await visitor.send('post', '/api/register').send({ username: 'hashed@example.org', password: PASSWORD });
  });
  const { rows } = await app.ctx.db.execute<{ users: string; own: string }>(sql`
    select (select string_agg(u::text, '') from users u) as users,
      (select string_agg(c::text, '') from one_time_codes c where subject = 'registration/hashed@example.org')
        || (select string_agg(m::text, '') from mails m where recipient = 'hashed@example.org') as own`);
  const { users, own } = rows[0]!;
  expect(users).toContain('$argon2id$');
  expect(own).toContain('hashed@example.org');
  expect(users + own).not.toContain(PASSWORD);
  // Checks only this address's rows, because times and ids elsewhere may contain these six digits by chance.
  expect(own).not.toContain(code);
  expect(own).not.toContain(Buffer.from(code).toString('hex'));
});
