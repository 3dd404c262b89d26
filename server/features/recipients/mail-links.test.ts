import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, openVisitor, registerOwner } from '#tests/support/visitor.ts';

let app: TestApp;
/** The link secrets from emails about new LeaveBits, two per address. */
const secrets = new Map<string, string[]>();
const PEOPLE = ['heir@example.org', 'niece@example.org', 'cousin@example.org', 'uncle@example.org'];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  const owner = await registerOwner(app, 'owner@example.org');
  for (const description of ['For you', 'For you, too'])
    await owner.send('post', '/api/trigger-bytes').send({ description, sharingEmails: PEOPLE }).expect(201);
  await app.runDueJobs();
  for (const email of PEOPLE) {
    await app.mailbox.waitForMail({ to: email });
    secrets.set(email, secretsIn(email));
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const secretsIn = (email: string) =>
  app.mailbox
    .mails()
    .filter(({ to }) => to.includes(email))
    .flatMap(({ links }) => links)
    .flatMap((link) => /#\/my-leavebits\/[\w-]+\?k=([\w-]{32})$/.exec(link)?.[1] ?? []);

/** A visitor from a given IP address, who may have followed an emailed link. */
async function knock(email: string, ip: string, linkSecret?: string) {
  const from = await openVisitor(app);
  const post = (action: string) =>
    from.send('post', `/api/shared/trigger-bytes/all/${action}`).set('X-Forwarded-For', ip);
  const encodedEmail = encodeLinkEmail(email);
  return {
    ask: () => post('request-code').send({ encodedEmail, linkSecret }),
    enter: (code: string) => post('verify').send({ encodedEmail, code, linkSecret }),
  };
}

/** Requests codes from many IP addresses until even a new one is rate-limited. */
async function besiege(email: string): Promise<void> {
  for (let source = 0; source < 60; source += 1) {
    const stranger = await knock(email, `198.51.100.${source}`);
    if ((await stranger.ask()).status === 429) return;
  }
  throw new Error('Nothing stopped them');
}

it('strangers cannot keep out a recipient who follows the link of any mail, on a device that was never here', async () => {
  const email = 'heir@example.org';
  const [first, second] = secrets.get(email) as [string, string];
  await besiege(email);
  const withoutLink = await (await knock(email, '203.0.113.1')).ask().expect(429);
  expect(withoutLink.get('Retry-After')).toMatch(/^\d+$/);
  expect((withoutLink.body as { message: string }).message).toMatch(
    /^There were too many attempts\. Please wait \d+ \w+ and try again\. Or open the link in one of our emails to you/,
  );
  for (const secret of [first, second]) {
    const heir = await knock(email, '203.0.113.1', secret);
    const code = await readMailedCode(app, email, () => heir.ask().expect(200));
    await heir.enter(code).expect(200);
  }
});

it('wrong codes from the recipient’s own network do not use up the tries of their link', async () => {
  const email = 'niece@example.org';
  const ip = '203.0.113.2';
  const stranger = await knock(email, ip);
  const statuses: number[] = [];
  for (let time = 0; time < 25; time += 1) statuses.push((await stranger.enter('000000')).status);
  expect(statuses.at(-1)).toBe(429);
  const niece = await knock(email, ip, secrets.get(email)![0]);
  const code = await readMailedCode(app, email, () => niece.ask().expect(200));
  await niece.enter(code === '111111' ? '222222' : '111111').expect(400);
  await niece.enter(code).expect(200);
});

it('who has one mail can use up no other mail’s requests, and a link is worth nothing for another address', async () => {
  const email = 'cousin@example.org';
  const [leaked, own] = secrets.get(email) as [string, string];
  await besiege(email);
  const thief = await knock(email, '203.0.113.3', leaked);
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) statuses.push((await thief.ask()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  await (await knock(email, '203.0.113.4', own)).ask().expect(200);
  for (const useless of [secrets.get('uncle@example.org')![0], 'x'.repeat(32), ''])
    await (await knock(email, '203.0.113.5', useless)).ask().expect(429);
  await (await knock(email, '203.0.113.5', 'x'.repeat(101))).ask().expect(400);
});

it('a stranger’s requests and wrong tries neither replace nor end the code that a recipient asked for', async () => {
  const email = 'uncle@example.org';
  const uncle = await knock(email, '203.0.113.6');
  const code = await readMailedCode(app, email, () => uncle.ask().expect(200));
  const stranger = await knock(email, '203.0.113.7');
  for (let time = 0; time < 3; time += 1) {
    await stranger.ask().expect(200);
    await app.runDueJobs();
    for (let tries = 0; tries < 5; tries += 1)
      await stranger.enter(code === '111111' ? '222222' : '111111').expect(400);
  }
  await uncle.enter(code).expect(200);
});

it('the mail with a code has a link as well', async () => {
  const email = 'uncle@example.org';
  const before = secretsIn(email).length;
  const uncle = await knock(email, '203.0.113.8');
  await readMailedCode(app, email, () => uncle.ask().expect(200));
  expect(secretsIn(email).length).toBe(before + 1);
});
