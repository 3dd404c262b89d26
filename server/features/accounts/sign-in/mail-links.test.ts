import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, openVisitor, PASSWORD, type Visitor } from '#tests/support/visitor.ts';
import { seedOwner } from '#tests/support/seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app[Symbol.asyncDispose]());

async function visitorFrom(ip: string): Promise<Visitor> {
  const visitor = await openVisitor(app);
  return { ...visitor, send: (method, path) => visitor.send(method, path).set('X-Forwarded-For', ip) };
}
const login = (visitor: Visitor, username: string, linkSecret?: string) =>
  visitor.send('post', '/api/login').send({ username, password: PASSWORD, linkSecret });
const askReset = (visitor: Visitor, email: string, linkSecret?: string) =>
  visitor.send('post', '/api/reset-password').send({ email, linkSecret });

/** Sends requests from many sources until one without earlier attempts is throttled. */
async function flood(act: (visitor: Visitor) => PromiseLike<{ status: number }>): Promise<void> {
  for (let source = 0; source < 60; source += 1)
    if ((await act(await visitorFrom(`198.51.100.${source}`))).status === 429) return;
  throw new Error('Nothing stopped them');
}
const guess = (username: string) => (visitor: Visitor) =>
  visitor.send('post', '/api/login').send({ username, password: 'Wrong-horse-7' });

const mailsOf = (email: string, subject: RegExp) =>
  app.mailbox.mails().filter((mail) => mail.to.includes(email) && subject.test(mail.subject));
/** The secret in the link of the latest matching email. */
function secretFor(email: string, subject: RegExp): string {
  const [secret] = mailsOf(email, subject)
    .at(-1)!
    .links.flatMap((link) => /\/auth(?:\?mode=\w+)?#k=([\w-]{32})$/.exec(link)?.[1] ?? []);
  return secret!;
}
const OWN_WAY = /personal sign-in link/;

it('an owner on a new browser, whom strangers make wait, gets a mail whose link lets them in at once', async () => {
  const { username: email, id: userId } = await seedOwner(app.ctx, 'besieged@example.org');
  await flood(guess(email));
  const phone = await visitorFrom('203.0.113.1');
  const refused = await login(phone, email).expect(429);
  expect((refused.body as { message: string }).message).toContain('Use the sign-in link in our email');
  await login(phone, email).expect(429);
  await app.runDueJobs();
  expect(mailsOf(email, OWN_WAY)).toHaveLength(1);
  const linkSecret = secretFor(email, OWN_WAY);
  const code = await readMailedCode(app, email, () => login(phone, email, linkSecret).expect(200));
  await phone.send('post', '/api/verify-login').send({ userId, code, linkSecret }).expect(200);
});

it('the link proves nothing: the password and the code are needed as ever, and its own tries end', async () => {
  const { username: email } = await seedOwner(app.ctx, 'thief@example.org');
  await flood(guess(email));
  await app.runDueJobs();
  const linkSecret = secretFor(email, OWN_WAY);
  const thief = await visitorFrom('203.0.113.2');
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1)
    statuses.push(
      (
        await thief
          .send('post', '/api/login')
          .send({ username: email, password: 'Wrong-horse-7', linkSecret })
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

it('such a mail comes once a day at most, and only to an account’s owner; the answers are the same', async () => {
  const { username: email } = await seedOwner(app.ctx, 'daily@example.org');
  const answerFor = async (address: string) => {
    await flood(guess(address));
    const { status, body } = await login(await visitorFrom('203.0.113.3'), address);
    return { status, body: body as unknown };
  };
  expect(await answerFor(email)).toEqual(await answerFor('nobody@example.org'));
  // Days are counted in UTC, so each of these begins at midnight.
  app.clock.advance({ seconds: 86_400 - ((app.clock.now().getTime() / 1000) % 86_400) });
  for (let day = 1; day <= 2; day += 1) {
    const mailsBefore = mailsOf(email, OWN_WAY).length;
    for (let hour = 0; hour < 3; hour += 1) {
      await flood(guess(email));
      await app.runDueJobs();
      app.clock.advance({ minutes: 10 });
    }
    expect(mailsOf(email, OWN_WAY)).toHaveLength(mailsBefore + 1);
    app.clock.advance({ days: 1 });
  }
  expect(mailsOf('nobody@example.org', /./)).toEqual([]);
});

it('a tries’ flood of one source makes nobody else wait, and mails nothing', async () => {
  const { username: email } = await seedOwner(app.ctx, 'single@example.org');
  const stranger = await visitorFrom('203.0.113.4');
  for (let time = 0; time < 15; time += 1) await guess(email)(stranger);
  await app.runDueJobs();
  expect(mailsOf(email, OWN_WAY)).toEqual([]);
});

it('strangers who ask for reset codes without end keep nobody from a reset: their mails have the way in', async () => {
  const { username: email } = await seedOwner(app.ctx, 'reset@example.org');
  await flood((visitor) => askReset(visitor, email));
  await app.runDueJobs();
  const phone = await visitorFrom('203.0.113.5');
  await askReset(phone, email).expect(429);
  const linkSecret = secretFor(email, /reset code/);
  const code = await readMailedCode(app, email, () => askReset(phone, email, linkSecret).expect(200));
  expect(code).toMatch(/^\d{6}$/);
  await phone
    .send('post', '/api/reset-password/verify')
    .send({ email, code, newPassword: 'Another-horse-8', linkSecret })
    .expect(200);
});

it('somebody whose registration strangers hold up registers from the link of their mail', async () => {
  const email = 'newcomer@example.org';
  const register = (visitor: Visitor, linkSecret?: string) =>
    visitor.send('post', '/api/register').send({ username: email, password: PASSWORD, linkSecret });
  await flood((visitor) => register(visitor));
  await app.runDueJobs();
  const person = await visitorFrom('203.0.113.6');
  const linkSecret = secretFor(email, /registration code/);
  const code = await readMailedCode(app, email, () => register(person, linkSecret).expect(200));
  await person
    .send('post', '/api/verify-register')
    .send({ email, code, password: PASSWORD, linkSecret })
    .expect(200);
});
