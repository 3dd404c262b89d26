import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator, type Authenticator } from '#tests/support/authenticator.ts';
import { enterPassword } from '#tests/support/factors.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn, type TestOwner, type Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
const newOwner = () => registerOwner(app, `owner-${(count += 1)}@example.org`);
const authenticator = () => createAuthenticator({ origin: TEST_SETTINGS.APP_ORIGIN });

/** Adds a passkey through the API. */
async function addPasskey(owner: TestOwner, key: Authenticator = authenticator(), name = '') {
  const options = await owner.send('post', '/api/account/passkeys/options').send({}).expect(200);
  const response = key.create(options.body);
  const answer = await owner.send('post', '/api/account/passkeys').send({ name, response }).expect(201);
  return { key, ...(answer.body as { id: string; name: string; recoveryCodes: string[] }) };
}

const ask = async (visitor: Visitor, userId?: number) =>
  (await visitor.send('post', '/api/login/passkey/options').send({ userId }).expect(200)).body as {
    challenge: string;
    allowCredentials?: unknown[];
    userVerification: string;
  };
const login = (visitor: Visitor, response: object) =>
  visitor.send('post', '/api/login/passkey').send({ response });

describe('a passkey', () => {
  it('is added, named, listed and removed by its owner, and by nobody else', async () => {
    const owner = await newOwner();
    const { id, recoveryCodes } = await addPasskey(owner, authenticator(), 'My phone');
    expect(recoveryCodes.length).toBe(10);
    expect((await addPasskey(owner)).recoveryCodes).toEqual([]);
    const list = () => owner.send('get', '/api/account/passkeys').expect(200);
    expect((await list()).body).toMatchObject({ passkeys: [{ id, name: 'My phone', lastUsedAt: null }, {}] });
    const other = await newOwner();
    await other.send('put', `/api/account/passkeys/${id}`).send({ name: 'Mine' }).expect(404);
    await other.send('delete', `/api/account/passkeys/${id}`).send({}).expect(404);
    await owner.send('put', `/api/account/passkeys/${id}`).send({ name: 'Old phone' }).expect(200);
    expect((await list()).body).toMatchObject({ passkeys: [{ name: 'Old phone' }, {}] });
    await owner.send('delete', `/api/account/passkeys/${id}`).send({}).expect(200);
    expect(((await list()).body as { passkeys: unknown[] }).passkeys.length).toBe(1);
  });

  it('signs in alone, and its answer works once', async () => {
    const owner = await newOwner();
    const { key } = await addPasskey(owner);
    const visitor = await openVisitor(app);
    const options = await ask(visitor);
    expect(options).toMatchObject({ userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const response = key.get(options);
    const answer = await login(visitor, response).expect(200);
    expect(answer.body).toMatchObject({ id: owner.id });
    await visitor.send('get', '/api/user').expect(200);
    await owner.send('get', '/api/user').expect(401);
    await login(await openVisitor(app), response).expect(401);
    await login(visitor, response).expect(401);
  });

  it.each<[string, Parameters<Authenticator['get']>[1]]>([
    ['for another site', { origin: 'http://leavebits.example' }],
    ['of another site’s passkey', { rpId: 'leavebits.example' }],
    ['to another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
    ['without the finger or the PIN', { isVerified: false }],
    ['of another owner', { userHandle: Buffer.from('owner/1').toString('base64url') }],
    ['whose counter runs backwards', { counter: 1 }],
  ])('is refused with an answer %s', async (_what, flaws) => {
    const { key } = await addPasskey(await newOwner());
    const visitor = await openVisitor(app);
    await login(visitor, key.get(await ask(visitor))).expect(200);
    await login(visitor, key.get(await ask(visitor), flaws)).expect(401);
    // Control: an intact response still signs in.
    await login(visitor, key.get(await ask(visitor))).expect(200);
  });

  it('answers only in the browser that was asked, and within five minutes', async () => {
    const { key } = await addPasskey(await newOwner());
    const [one, two] = [await openVisitor(app), await openVisitor(app)];
    const options = await ask(one);
    await login(two, key.get(options)).expect(401);
    app.clock.advance({ minutes: 5 });
    await login(one, key.get(options)).expect(401);
  });

  it('is the second step after the password, also without a finger or a PIN', async () => {
    const owner = await newOwner();
    const { key } = await addPasskey(owner);
    const step = await enterPassword(app, owner);
    expect(step.factors).toEqual(['passkey']);
    const options = await ask(step, owner.id);
    expect(options.allowCredentials?.length).toBe(1);
    await login(step, key.get(options, { isVerified: false })).expect(200);
    // The password step has been consumed.
    expect((await ask(step, owner.id)).allowCredentials ?? []).toEqual([]);
  });

  it('tells nobody who has passkeys before the password was entered', async () => {
    const owner = await newOwner();
    await addPasskey(owner);
    const plain = await newOwner();
    const visitor = await openVisitor(app);
    for (const userId of [owner.id, plain.id, 12345, undefined]) {
      const { challenge: _, ...options } = await ask(visitor, userId);
      const { challenge: __, ...nobody } = await ask(visitor);
      expect(options).toEqual(nobody);
    }
  });

  it('of another account does not finish a sign-in that a password began', async () => {
    const [owner, thief] = [await newOwner(), await newOwner()];
    await addPasskey(owner);
    const { key } = await addPasskey(thief);
    const step = await enterPassword(app, owner);
    await login(step, key.get(await ask(step, owner.id))).expect(401);
  });

  it('that was removed no longer signs in, also when both happen at once', async () => {
    const owner = await newOwner();
    const { key, id } = await addPasskey(owner);
    const visitor = await openVisitor(app);
    const response = key.get(await ask(visitor));
    const [removed, signedIn] = await Promise.all([
      owner.send('delete', `/api/account/passkeys/${id}`).send({}),
      login(visitor, response),
    ]);
    expect([200, 401]).toContain(signedIn.status);
    if (removed.status !== 200)
      await (await signIn(app, owner)).send('delete', `/api/account/passkeys/${id}`).send({}).expect(200);
    await login(visitor, key.get(await ask(visitor))).expect(401);
  });

  it('is a fresh proof, for its own session and owner', async () => {
    const owner = await newOwner();
    const { key } = await addPasskey(owner);
    const other = await newOwner();
    const theirs = await addPasskey(other);
    app.clock.advance({ minutes: 16 });
    const renew = () => owner.send('post', '/api/account/recovery-codes').send({});
    await renew().expect(202, { requiresVerification: true });
    const options = () => owner.send('post', '/api/account/proof/options').expect(200);
    const prove = (response: object) => owner.send('post', '/api/account/proof').send({ response });
    await prove(theirs.key.get((await options()).body)).expect(400);
    await prove(key.get((await options()).body)).expect(200);
    await renew().expect(200);
  });

  it('proves once with each answer, in the session that asked and not for another purpose', async () => {
    const owner = await newOwner();
    const { key } = await addPasskey(owner);
    const options = async () =>
      (await owner.send('post', '/api/account/proof/options').expect(200)).body as object;
    const prove = (response: object, by: TestOwner = owner) =>
      by.send('post', '/api/account/proof').send({ response });
    const answer = key.get(await options());
    const both = await Promise.all([prove(answer), prove(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    await prove(answer).expect(400);

    // A response for signing in can't be used to reauthenticate, or vice versa.
    const visitor = await openVisitor(app);
    await prove(key.get(await ask(visitor))).expect(400);
    await login(visitor, key.get(await options())).expect(401);
    // A new challenge invalidates responses to the previous one.
    const older = key.get(await options());
    await options();
    await prove(older).expect(400);

    // Signing in again invalidates the challenge.
    const kept = key.get(await options());
    const later = await signIn(app, owner);
    await prove(kept, later).expect(400);
    await prove(kept).expect(401);
  });

  it('is not added twice, nor by an answer to another session', async () => {
    const owner = await newOwner();
    const { key } = await addPasskey(owner);
    const options = () => owner.send('post', '/api/account/passkeys/options').send({}).expect(200);
    const add = (by: TestOwner, response: object) =>
      by.send('post', '/api/account/passkeys').send({ response });
    await add(owner, key.create((await options()).body)).expect(400);
    const { body } = await options();
    const other = await newOwner();
    await add(other, authenticator().create(body)).expect(400);
    await add(owner, authenticator().create(body, { origin: 'http://leavebits.example' })).expect(400);
    await add(owner, authenticator().create(body)).expect(400);
  });

  it('needs a fresh proof before it is added', async () => {
    const owner = await newOwner();
    app.clock.advance({ minutes: 16 });
    await owner.send('post', '/api/account/passkeys/options').send({}).expect(202);
  });
});
