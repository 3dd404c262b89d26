import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { addTotp, enterPassword } from '#tests/support/factors.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  extractCode,
  openVisitor,
  PASSWORD,
  registerByMail,
  registerOwner,
  type TestOwner,
} from '#tests/support/visitor.ts';

const NEW = 'New-password-9';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;
const newEmail = () => `owner-${(count += 1)}@example.org`;
const newOwner = () => registerOwner(app, newEmail());

/** When the owner last reauthenticated, according to their session. Null if there's no session. */
async function provedAt(userId: number): Promise<number | null> {
  const { rows } = await app.ctx.pool.query<{ at: number }>(
    "select (sess ->> 'provedAt')::float8 as at from session where (sess ->> 'userId')::bigint = $1",
    [userId],
  );
  return rows[0]?.at ?? null;
}

async function addPasskey(owner: TestOwner) {
  const key = createAuthenticator({ origin: TEST_SETTINGS.APP_ORIGIN });
  const options = await owner.send('post', '/api/account/passkeys/options').send({}).expect(200);
  const response = key.create(options.body);
  await owner.send('post', '/api/account/passkeys').send({ name: '', response }).expect(201);
  return key;
}

const signInByCode = async (owner: TestOwner) => {
  let login!: Awaited<ReturnType<typeof enterPassword>>;
  const code = await readMailedCode(
    app,
    owner.username,
    async () => (login = await enterPassword(app, owner)),
  );
  await login.verify(code).expect(200);
};

/** Prepares an owner and returns the action whose effect on `provedAt` is tested. */
type Act = (owner: TestOwner) => Promise<() => Promise<unknown>>;

const proves: [string, Act][] = [
  ['a sign-in by a mailed code', (owner) => Promise.resolve(() => signInByCode(owner))],
  [
    'a sign-in by an authenticator app',
    async (owner) => {
      const { nextCode } = await addTotp(app, owner);
      return async () => (await enterPassword(app, owner)).verify(nextCode()).expect(200);
    },
  ],
  [
    'a sign-in by a passkey',
    async (owner) => {
      const key = await addPasskey(owner);
      return async () => {
        const visitor = await openVisitor(app);
        const options = await visitor.send('post', '/api/login/passkey/options').send({}).expect(200);
        await visitor
          .send('post', '/api/login/passkey')
          .send({ response: key.get(options.body) })
          .expect(200);
      };
    },
  ],
  [
    'a code that was mailed for a change',
    (owner) =>
      Promise.resolve(async () => {
        const change = (code?: string) => owner.send('post', '/api/account/totp').send({ code });
        await change(await readMailedCode(app, owner.username, () => change().expect(202))).expect(200);
      }),
  ],
  [
    'a code of the authenticator app for a change',
    async (owner) => {
      const { nextCode } = await addTotp(app, owner);
      return () =>
        owner.send('post', '/api/account/password').send({ newPassword: NEW, code: nextCode() }).expect(200);
    },
  ],
  [
    'a passkey for a change',
    async (owner) => {
      const key = await addPasskey(owner);
      return async () => {
        const options = await owner.send('post', '/api/account/proof/options').expect(200);
        await owner
          .send('post', '/api/account/proof')
          .send({ response: key.get(options.body) })
          .expect(200);
      };
    },
  ],
];

const provesNothing: [string, Act][] = [
  [
    'a new password with the old one',
    (owner) =>
      Promise.resolve(() =>
        owner
          .send('post', '/api/account/password')
          .send({ currentPassword: PASSWORD, newPassword: NEW })
          .expect(200),
      ),
  ],
  [
    'the codes of a new address',
    async (owner) => {
      const email = newEmail();
      await app.runDueJobs();
      const after = app.mailbox.mails().length;
      await owner.send('post', '/api/account/email').send({ email }).expect(200);
      await app.runDueJobs();
      return async () => {
        for (const [to, status] of [[owner.username, 202] as const, [email, 200] as const]) {
          const code = extractCode(await app.mailbox.waitForMail({ to, subject: /code/, after }));
          await owner.send('post', '/api/account/email/confirm').send({ code }).expect(status);
        }
      };
    },
  ],
  [
    'the return of a page that was left',
    (owner) =>
      Promise.resolve(async () => {
        const key = { returnKey: 'the-key-of-a-tab-that-comes-back' };
        await owner.send('post', '/api/logout').send(key).expect(200);
        await owner.send('post', '/api/resume-session').send(key).expect(200);
      }),
  ],
  ...['refresh', 'restore'].map((name): [string, Act] => [
    `the ${name} of a session during an upload`,
    (owner) => Promise.resolve(() => owner.send('post', `/api/upload/${name}-session`).expect(200)),
  ]),
  [
    'the refresh of a page in use',
    (owner) => Promise.resolve(() => owner.send('post', '/api/refresh-session').expect(200)),
  ],
  ['any other call', (owner) => Promise.resolve(() => owner.send('get', '/api/trigger-bytes').expect(200))],
];

describe('a session holds a fresh proof after', () => {
  it.each(proves)('%s', async (_what, prepare) => {
    const owner = await newOwner();
    const act = await prepare(owner);
    app.clock.advance({ minutes: 20 });
    const began = app.clock.now().getTime();
    await act();
    expect(await provedAt(owner.id)).toBeGreaterThanOrEqual(began);
  });

  it('a registration', async () => {
    const began = app.clock.now().getTime();
    const owner = await registerByMail(app, newEmail());
    expect(await provedAt(owner.id)).toBeGreaterThanOrEqual(began);
  });
});

describe('a session keeps the age of its proof after', () => {
  it.each(provesNothing)('%s', async (_what, prepare) => {
    const owner = await newOwner();
    const before = await provedAt(owner.id);
    // Short enough that preparing needs no reauthentication and that codes emailed meanwhile still work in the action.
    app.clock.advance({ minutes: 10 });
    const act = await prepare(owner);
    app.clock.advance({ minutes: 8 });
    await act();
    expect(await provedAt(owner.id)).toBe(before);
    await owner.send('post', '/api/account/deletion').send({}).expect(202, { requiresVerification: true });
  });
});

describe('nobody is signed in after', () => {
  it('a new password by a mailed code', async () => {
    const owner = await newOwner();
    const visitor = await openVisitor(app);
    const email = owner.username;
    const code = await readMailedCode(app, email, () =>
      visitor.send('post', '/api/reset-password').send({ email }).expect(200),
    );
    await visitor
      .send('post', '/api/reset-password/verify')
      .send({ email, code, newPassword: NEW })
      .expect(200);
    expect(await provedAt(owner.id)).toBeNull();
  });
});
