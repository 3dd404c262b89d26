import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTotp, enterPassword, type TotpOwner } from '#tests/support/factors.ts';
import { countMails } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  PASSWORD,
  registerOwner,
  type TestOwner,
  type Visitor,
} from '#tests/support/visitor.ts';
import { advancePasswordResets } from './advance-resets.ts';
import { restartPasswordResets } from './pending-reset.ts';

const NEW = 'New-password-9';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
interface Waiting {
  owner: TestOwner;
  totp: TotpOwner;
  visitor: Visitor;
  finish: (code: string, by?: Visitor) => ReturnType<Visitor['send']>;
  /** The secret in the link of the latest email. */
  link: () => Promise<string>;
}

/** An owner with an authenticator app, for whom someone has requested a new password using the emailed code. */
async function waiting(): Promise<Waiting> {
  const owner = await registerOwner(app, `owner-${(count += 1)}@example.org`);
  const totp = await addTotp(app, owner);
  const visitor = await openVisitor(app);
  const email = owner.username;
  const code = await readMailedCode(app, email, () =>
    visitor.send('post', '/api/reset-password').send({ email }).expect(200),
  );
  const answer = await visitor
    .send('post', '/api/reset-password/verify')
    .send({ email, code, newPassword: NEW })
    .expect(200);
  const { changesAt } = answer.body as { changesAt: string };
  expect((Date.parse(changesAt) - app.clock.now().getTime()) / 3_600_000).toBeCloseTo(72, 1);
  await app.runDueJobs();
  return {
    owner,
    totp,
    visitor,
    finish: (factor, by = visitor) =>
      by.send('post', '/api/reset-password/finish').send({ email, code: factor }),
    async link() {
      const mail = await app.mailbox.waitForMail({ to: email, subject: /about to change|Last notice/ });
      return /\/stop-reset\/([\w-]+)/.exec(mail.text)![1]!;
    },
  };
}

/** Whether the first step of signing in accepts the password. */
async function isPassword({ owner }: Waiting, password: string): Promise<boolean> {
  const visitor = await openVisitor(app);
  await app.ctx.pool.query('delete from guess_counts');
  const answer = await visitor.send('post', '/api/login').send({ username: owner.username, password });
  return answer.status === 200;
}

/** Advances the clock hour by hour, each time running two concurrent sweeps of pending resets. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    app.clock.advance({ hours: 1 });
    await Promise.all([advancePasswordResets(app.ctx), advancePasswordResets(app.ctx)]);
    await app.runDueJobs();
  }
}

/** The kinds of the owner's activity log entries about the reset, oldest first. */
async function logged({ owner }: Waiting): Promise<string[]> {
  const { rows } = await app.ctx.pool.query<{ kind: string }>(
    `select kind from activity_entries where user_id = $1
     and kind in ('reset-waits', 'reset-stopped', 'password-reset', 'factor-removed') order by number`,
    [owner.id],
  );
  return rows.map(({ kind }) => kind);
}

const warnings = ({ owner }: Waiting) => countMails(app, owner.username, /about to change|Last notice/);

describe('a new password by mail, without the second factor', () => {
  it('takes effect after 72 hours and four mails, and takes the lost factor with it', async () => {
    const reset = await waiting();
    expect([await isPassword(reset, PASSWORD), await isPassword(reset, NEW)]).toEqual([true, false]);
    await pass(71);
    expect(await isPassword(reset, NEW)).toBe(false);
    expect(warnings(reset)).toBe(4);
    await pass(1);
    expect([await isPassword(reset, PASSWORD), await isPassword(reset, NEW)]).toEqual([false, true]);
    expect((await enterPassword(app, reset.owner, NEW)).factors).toEqual(['email']);
    expect(warnings(reset)).toBe(4);
    expect(countMails(app, reset.owner.username, /password was changed/)).toBe(1);
    expect(await logged(reset)).toEqual(['reset-waits', 'factor-removed', 'password-reset']);
  });

  it('is stopped by the link in a mail, by a button and not by opening it', async () => {
    const reset = await waiting();
    const token = await reset.link();
    const visitor = await openVisitor(app);
    const open = () => visitor.send('get', `/api/stop-reset?token=${token}`);
    for (let times = 0; times < 3; times += 1) await open().expect(200);
    const stop = (with_: string) => visitor.send('post', '/api/stop-reset').send({ token: with_ });
    await stop(`${token.slice(0, -2)}AA`).expect(404);
    await stop(token).expect(200);
    await stop(token).expect(404);
    await open().expect(404);
    await pass(73);
    expect([await isPassword(reset, PASSWORD), await isPassword(reset, NEW)]).toEqual([true, false]);
    expect(countMails(app, reset.owner.username, /was cancelled/)).toBe(1);
    expect(await logged(reset)).toEqual(['reset-waits', 'reset-stopped']);
  });

  it('is shown to the owner who signs in, and stopped from there', async () => {
    const reset = await waiting();
    const login = await enterPassword(app, reset.owner);
    await login.verify(reset.totp.nextCode()).expect(200);
    const { body } = await login.send('get', '/api/account/security').expect(200);
    expect(body).toMatchObject({ waitingReset: { changesAt: expect.any(String) as string } });
    await login.send('post', '/api/account/stop-reset').expect(200);
    await login.send('post', '/api/account/stop-reset').expect(404);
    expect((await login.send('get', '/api/account/security')).body).toMatchObject({ waitingReset: null });
  });

  it('takes effect at once with the factor, in the browser that entered the mailed code', async () => {
    const reset = await waiting();
    await reset.finish(reset.totp.nextCode(), await openVisitor(app)).expect(400);
    await reset.finish('000000').expect(400);
    expect(await isPassword(reset, NEW)).toBe(false);
    await reset.finish(reset.totp.recoveryCodes[0]!).expect(200);
    await reset.finish(reset.totp.recoveryCodes[1]!).expect(400);
    expect(await isPassword(reset, NEW)).toBe(true);
    const login = await enterPassword(app, reset.owner, NEW);
    expect(login.factors).toEqual(['totp']);
    await login.verify(reset.totp.nextCode()).expect(200);
  });

  it('changes nothing while no mail about it is accepted', async () => {
    const reset = await waiting();
    await app.ctx.pool.query(
      `update mails set state = 'failed', accepted_at = null, letter = null where kind = 'reset-waits'`,
    );
    app.clock.advance({ hours: 80 });
    await advancePasswordResets(app.ctx);
    await app.ctx.pool.query(
      `update mails set state = 'failed', accepted_at = null, letter = null where kind = 'reset-waits'`,
    );
    app.clock.advance({ hours: 20 });
    await advancePasswordResets(app.ctx);
    expect(await isPassword(reset, NEW)).toBe(false);
    app.clock.advance({ hours: 72 });
    await advancePasswordResets(app.ctx);
    expect((await reset.finish(reset.totp.nextCode())).status).toBe(400);
  });

  it('restarts its wait when a recovery ends, with new mails', async () => {
    const reset = await waiting();
    await pass(71);
    await app.ctx.db.transaction((tx) => restartPasswordResets(app.ctx, tx));
    await pass(71);
    expect([await isPassword(reset, NEW), warnings(reset)]).toEqual([false, 8]);
    // The first of the new warnings was sent an hour after the recovery.
    await pass(2);
    expect(await isPassword(reset, NEW)).toBe(true);
  });

  it('does not change in a recovery', async () => {
    const reset = await waiting();
    await pass(71);
    await app.ctx.pool.query("update service_state set recovery_since = now(), recovery_reason = 'test'");
    await pass(3);
    expect(await isPassword(reset, NEW)).toBe(false);
    await app.ctx.pool.query('update service_state set recovery_since = null, recovery_reason = null');
    await pass(1);
    expect(await isPassword(reset, NEW)).toBe(true);
  });

  it('is stopped when the signed-in owner changes the password', async () => {
    const reset = await waiting();
    const login = await enterPassword(app, reset.owner);
    await login.verify(reset.totp.nextCode()).expect(200);
    await login
      .send('post', '/api/account/password')
      .send({ currentPassword: PASSWORD, newPassword: 'Own-password-7' })
      .expect(200);
    await pass(73);
    expect(await isPassword(reset, 'Own-password-7')).toBe(true);
  });
});
