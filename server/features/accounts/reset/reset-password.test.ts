import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedOwner, type SeededOwner } from '#tests/support/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, openVisitor, PASSWORD, registerByMail } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('password reset', () => {
  it('sets a new password by code, ends every session and tells the owner', async () => {
    const owner = await registerByMail(app, 'forgetful@example.org');
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, owner.username, () =>
      visitor.send('post', '/api/reset-password').send({ email: owner.username }).expect(200),
    );
    const after = app.mailbox.mails().length;
    const body = { email: owner.username, code, newPassword: 'New-password-9' };
    await visitor.send('post', '/api/reset-password/verify').send(body).expect(200);
    await visitor.send('post', '/api/reset-password/verify').send(body).expect(400);
    await owner.send('get', '/api/user').expect(401);
    await app.runDueJobs();
    await app.mailbox.waitForMail({ to: owner.username, subject: 'password was changed', after });
    const credentials = { username: owner.username, password: PASSWORD };
    await visitor.send('post', '/api/login').send(credentials).expect(401);
    await visitor
      .send('post', '/api/login')
      .send({ ...credentials, password: 'New-password-9' })
      .expect(200);
  });

  it('refuses a common password, and the code works with the next one', async () => {
    const owner = await registerByMail(app, 'second-thought@example.org');
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, owner.username, () =>
      visitor.send('post', '/api/reset-password').send({ email: owner.username }).expect(200),
    );
    const reset = (newPassword: string) =>
      visitor.send('post', '/api/reset-password/verify').send({ email: owner.username, code, newPassword });
    const refused = await reset('Second-Thought1').expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid', errors: [{ path: 'newPassword' }] });
    await reset('New-password-9').expect(200);
  });

  it('gives the same answer for an unknown address, and mails nothing', async () => {
    const visitor = await openVisitor(app);
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    const answer = await visitor
      .send('post', '/api/reset-password')
      .send({ email: 'nobody@example.org' })
      .expect(200);
    expect(answer.body).toEqual({ message: 'Reset code has been sent to your email.' });
    await app.runDueJobs();
    expect(app.mailbox.mails().length).toBe(after);
    const verify = { email: 'nobody@example.org', code: '123456', newPassword: 'New-password-9' };
    await visitor.send('post', '/api/reset-password/verify').send(verify).expect(400);
  });
});

/** Prepares a reset and returns a function that completes it. */
async function prepareReset({ username: email }: SeededOwner) {
  const visitor = await openVisitor(app);
  const code = await readMailedCode(app, email, () =>
    visitor.send('post', '/api/reset-password').send({ email }).expect(200),
  );
  return () =>
    visitor
      .send('post', '/api/reset-password/verify')
      .send({ email, code, newPassword: 'Another-horse-8' })
      .expect(200);
}

/** Waits until this many statements are blocked by a lock. */
const waiting = (count: number) =>
  expect
    .poll(
      async () =>
        (
          await app.ctx.pool.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rowCount,
    )
    .toBe(count);

it('a session that is stored while the password is reset does not outlive the reset', async () => {
  const owner = await seedOwner(app.ctx, 'raced@example.org');
  const reset = await prepareReset(owner);
  const thief = await openVisitor(app);
  const code = await readMailedCode(app, owner.username, () =>
    thief.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }).expect(200),
  );
  // Both must be blocked on the session table: the sign-in has used its code, and the reset hasn't ended any session yet.
  const holder = await app.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('lock table session in exclusive mode');
  const signIn = thief.send('post', '/api/verify-login').send({ userId: owner.id, code });
  const signedIn = signIn.then((answer) => answer.status);
  await waiting(1);
  const done = reset().then(() => 'reset');
  await waiting(2);
  await holder.query('commit');
  holder.release();
  expect(await done).toBe('reset');
  await signedIn;
  await thief.send('get', '/api/user').expect(401);
  const { rowCount } = await app.ctx.pool.query(`select 1 from session where sess ->> 'userId' = $1`, [
    String(owner.id),
  ]);
  expect(rowCount).toBe(0);
});

it('a session does not come back when the reset ends it before the sign-in has answered', async () => {
  const owner = await seedOwner(app.ctx, 'answered@example.org');
  const reset = await prepareReset(owner);
  const thief = await openVisitor(app);
  const code = await readMailedCode(app, owner.username, () =>
    thief.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }).expect(200),
  );
  // The last step of a sign-in, after its session has been stored and checked.
  vi.spyOn(app.ctx.guesses, 'forgive').mockImplementationOnce(async () => {
    await reset();
  });
  await thief.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
  await thief.send('get', '/api/user').expect(401);
});

it('a password that is reset while it is checked leads to no code', async () => {
  const owner = await seedOwner(app.ctx, 'checked@example.org');
  const reset = await prepareReset(owner);
  vi.spyOn(app.ctx.passwords, 'isRight').mockImplementationOnce(async () => {
    await reset();
    return true;
  });
  await (
    await openVisitor(app)
  )
    .send('post', '/api/login')
    .send({ username: owner.username, password: PASSWORD })
    .expect(401);
  const { rowCount } = await app.ctx.pool.query(
    "select 1 from one_time_codes where user_id = $1 and purpose = 'sign-in'",
    [owner.id],
  );
  expect(rowCount).toBe(0);
});

it('a sign-in that was accepted is over when the reset comes before its session', async () => {
  const owner = await seedOwner(app.ctx, 'late@example.org');
  const reset = await prepareReset(owner);
  const thief = await openVisitor(app);
  const code = await readMailedCode(app, owner.username, () =>
    thief.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }).expect(200),
  );
  await reset();
  await thief.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(400);
  await thief.send('get', '/api/user').expect(401);
});
