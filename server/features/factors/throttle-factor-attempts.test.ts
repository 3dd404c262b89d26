import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { addTotp, enterPassword } from '#tests/support/factors.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  extractCode,
  openVisitor,
  registerOwner,
  type TestOwner,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
const WRONG = '000000';
/** How many attempts a source can make before it is throttled. */
const FREE = 10;

/** Makes one wrong attempt and returns the response status. */
type Try = () => Promise<number>;

async function ownerWithTotp() {
  const owner = await registerOwner(app, `owner-${(count += 1)}@example.org`);
  const totp = await addTotp(app, owner);
  return { owner, ...totp };
}

/** Makes the session's reauthentication too old, so that every sensitive change requires a factor. */
const forgetProof = () => app.ctx.pool.query(`update session set sess = (sess::jsonb - 'provedAt')::json`);

/** A reset that is waiting for the second factor, in the browser in which the emailed code was entered. */
async function beginReset({ username: email }: TestOwner) {
  const visitor = await openVisitor(app);
  const code = await readMailedCode(app, email, () =>
    visitor.send('post', '/api/reset-password').send({ email }).expect(200),
  );
  const reset = { email, code, newPassword: 'New-password-9' };
  await visitor.send('post', '/api/reset-password/verify').send(reset).expect(200);
  return (factor: string, by = visitor) =>
    by.send('post', '/api/reset-password/finish').send({ email, code: factor });
}

/**
 * Every endpoint that accepts a factor, once its prerequisite is met: the password, a session, or the emailed code of a reset.
 */
async function triesAt(owner: TestOwner): Promise<Record<string, Try>> {
  const { verify } = await enterPassword(app, owner);
  const finish = await beginReset(owner);
  const email = `new-${owner.id}@example.org`;
  await owner.send('post', '/api/account/email').send({ email }).expect(200);
  await forgetProof();
  const send = async (test: PromiseLike<{ status: number }>) => (await test).status;
  return {
    'the sign-in': () => send(verify(WRONG)),
    'the fresh proof': () => send(owner.send('delete', '/api/account/totp').send({ code: WRONG })),
    'the new address': () => send(owner.send('post', '/api/account/email/confirm').send({ code: WRONG })),
    'the reset': () => send(finish(WRONG)),
  };
}

describe('wrong tries at the factors of one account', () => {
  it('share one count, whichever call they come through', async () => {
    const { owner } = await ownerWithTotp();
    const tries = Object.values(await triesAt(owner));
    const statuses: number[] = [];
    for (let made = 0; made < FREE; made += 1) statuses.push(await tries[made % tries.length]!());
    expect(statuses).toEqual(Array(FREE).fill(400));
    for (const attempt of tries) expect(await attempt()).toBe(429);
  });

  it('are not cleared by a right code of a mailbox', async () => {
    const { owner } = await ownerWithTotp();
    await app.runDueJobs();
    const after = app.mailbox.mails().length;
    const tries = await triesAt(owner);
    for (let made = 0; made < FREE; made += 1) await tries['the fresh proof']!();
    await app.runDueJobs();
    const to = `new-${owner.id}@example.org`;
    const code = extractCode(await app.mailbox.waitForMail({ to, subject: /code for a new address/, after }));
    await owner.send('post', '/api/account/email/confirm').send({ code }).expect(202);
    expect(await tries['the fresh proof']!()).toBe(429);
  });

  it('are not used up by somebody who knows only the address', async () => {
    const { owner, nextCode } = await ownerWithTotp();
    const finish = await beginReset(owner);
    const stranger = await openVisitor(app);
    for (let made = 0; made < 2 * FREE; made += 1) {
      await finish(WRONG, stranger);
      await stranger.send('post', '/api/verify-login').send({ userId: owner.id, code: WRONG });
    }
    await finish(nextCode()).expect(200);
  });

  it('with a passkey count, too, and a right passkey passes however many there were', async () => {
    const { owner } = await ownerWithTotp();
    const key = createAuthenticator({ origin: TEST_SETTINGS.APP_ORIGIN });
    const asked = await owner.send('post', '/api/account/passkeys/options').send({}).expect(200);
    const made = { name: '', response: key.create(asked.body) };
    await owner.send('post', '/api/account/passkeys').send(made).expect(201);
    await forgetProof();
    const prove = async (flaws = {}) => {
      const options = await owner.send('post', '/api/account/proof/options').expect(200);
      return owner.send('post', '/api/account/proof').send({ response: key.get(options.body, flaws) });
    };
    for (let tries = 0; tries < FREE; tries += 1)
      expect((await prove({ origin: 'http://leavebits.example' })).status).toBe(400);
    await owner.send('delete', '/api/account/totp').send({ code: WRONG }).expect(429);
    expect((await prove()).status).toBe(200);
  });
});
