import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { BOUNCE_DOMAIN, queueNotice } from './support/mail/returned-mail.ts';
import { seedOwner } from './support/seed.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { extractCode, openVisitor, PASSWORD, registerOwner, type Visitor } from './support/visitor.ts';

/** A greylisting mail server defers a sender's first email to a recipient, and accepts it when it is retried minutes later. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN });
});
afterAll(() => app[Symbol.asyncDispose]());

const greylistFor = (minutes: number) =>
  app.mailbox.greylist({ forMs: minutes * MINUTE_MS, now: () => app.clock.now() });

/** Lets time pass, and everything happen that is due in it. */
async function pass({ minutes }: { minutes: number }): Promise<void> {
  await app.runDueJobs();
  for (let half = 0; half < 2 * minutes; half += 1) {
    app.clock.advance({ seconds: 30 });
    await app.runDueJobs();
  }
}

const codesTo = (address: string) =>
  app.mailbox
    .mails()
    .filter(({ to, subject }) => to.includes(address) && /code/.test(subject))
    .map(extractCode);

const signIn = async (visitor: Visitor, username: string) => {
  const answer = await visitor.send('post', '/api/login').send({ username, password: PASSWORD }).expect(200);
  const { userId } = answer.body as { userId: number };
  return (code: string) => visitor.send('post', '/api/verify-login').send({ userId, code });
};

it('codes arrive within a minute of the end of a greylisting of eight minutes, and work', async () => {
  const owner = await registerOwner(app, 'owner@example.org');
  const sharingEmails = ['heir@example.org'];
  await owner.send('post', '/api/trigger-bytes').send({ description: 'For you', sharingEmails }).expect(201);
  await seedOwner(app.ctx, 'forgetful@example.org');
  await app.runDueJobs();
  greylistFor(8);

  const visitor = await openVisitor(app);
  const post = (path: string, body: object) => visitor.send('post', path).send(body);
  const encodedEmail = encodeLinkEmail('heir@example.org');
  const newPassword = 'Another-horse-8';
  await post('/api/shared/trigger-bytes/all/request-code', { encodedEmail }).expect(200);
  await post('/api/reset-password', { email: 'forgetful@example.org' }).expect(200);
  await post('/api/register', { username: 'new@example.org', password: PASSWORD }).expect(200);
  const enterLogin = await signIn(visitor, 'owner@example.org');
  const entries: [address: string, enter: (code: string) => PromiseLike<unknown>][] = [
    ['owner@example.org', (code) => enterLogin(code).expect(200)],
    [
      'heir@example.org',
      (code) => post('/api/shared/trigger-bytes/all/verify', { encodedEmail, code }).expect(200),
    ],
    [
      'forgetful@example.org',
      (code) =>
        post('/api/reset-password/verify', { email: 'forgetful@example.org', code, newPassword }).expect(200),
    ],
    [
      'new@example.org',
      (code) =>
        post('/api/verify-register', {
          email: 'new@example.org',
          code,
          password: PASSWORD,
          clientDatetime: app.clock.now().toISOString(),
        }).expect(200),
    ],
  ];

  await pass({ minutes: 7.5 });
  for (const [address] of entries) expect(codesTo(address)).toEqual([]);
  await pass({ minutes: 1.5 });
  for (const [address, enter] of entries) {
    expect(codesTo(address)).toHaveLength(1);
    await enter(codesTo(address)[0]!);
  }
});

it('a code that is requested again after ten minutes arrives once a longer greylisting ends, without the earlier ones', async () => {
  await seedOwner(app.ctx, 'patient@example.org');
  greylistFor(11);
  const visitor = await openVisitor(app);
  await signIn(visitor, 'patient@example.org');
  await pass({ minutes: 5 });
  await signIn(visitor, 'patient@example.org');
  await pass({ minutes: 5 });
  const enter = await signIn(visitor, 'patient@example.org');
  await pass({ minutes: 2 });
  const codes = codesTo('patient@example.org');
  expect(codes).toHaveLength(1);
  await enter(codes[0]!).expect(200);
});

it('a request from another browser withdraws no code, deferred or not', async () => {
  await seedOwner(app.ctx, 'two@example.org');
  greylistFor(5);
  const enter = await signIn(await openVisitor(app), 'two@example.org');
  await pass({ minutes: 1 });
  await signIn(await openVisitor(app), 'two@example.org');
  await pass({ minutes: 5 });
  const codes = codesTo('two@example.org');
  expect(codes).toHaveLength(2);
  await enter(codes[0]!).expect(200);
});

it('other mails are retried with the same envelope sender, which no other mail has', async () => {
  greylistFor(5);
  const ids = [await queueNotice(app, 'deferred-1'), await queueNotice(app, 'deferred-2')];
  await pass({ minutes: 8 });
  const senders = app.mailbox
    .mails()
    .filter(({ to }) => to[0]!.startsWith('deferred-'))
    .map(({ returnPath }) => returnPath);
  expect(senders.toSorted()).toEqual(ids.map((id) => app.ctx.returnPaths.create(id)).toSorted());
});
