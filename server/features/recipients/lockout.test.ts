import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, openVisitor, registerOwner, type Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let leavebit: number;
const EMAILS = [
  'heir@example.org',
  'niece@example.org',
  'cousin@example.org',
  'aunt@example.org',
  'uncle@example.org',
];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  const owner = await registerOwner(app, 'owner@example.org');
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For you')
    .field('sharingEmails', JSON.stringify(EMAILS))
    .field('sharingConfig', JSON.stringify(Object.fromEntries(EMAILS.map((email) => [email, {}]))))
    .expect(201);
  leavebit = (body as { id: number }).id;
});
afterAll(() => app[Symbol.asyncDispose]());

/** A visitor to a recipient's page, from a given IP address. */
async function atDoor(email: string, ip: string, visitor?: Visitor) {
  const from = visitor ?? (await openVisitor(app));
  const encodedEmail = Buffer.from(email).toString('base64url');
  const post = (scope: number | 'all', action: string) =>
    from.send('post', `/api/shared/trigger-bytes/${scope}/${action}`).set('X-Forwarded-For', ip);
  return {
    ask: (scope: number | 'all' = 'all') => post(scope, 'request-code').send({ encodedEmail }),
    enter: (code: string, scope: number | 'all' = 'all') =>
      post(scope, 'verify').send({ encodedEmail, code }),
  };
}
const statusesOf = async (times: number, act: () => PromiseLike<{ status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await act()).status);
  return statuses;
};
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

it('a stranger who asks for codes without end is slowed down, and closes no door of the recipient', async () => {
  const stranger = await atDoor('heir@example.org', '203.0.113.1');
  for (const scope of [4711, 'all', leavebit] as const) {
    expect((await statusesOf(25, () => stranger.ask(scope))).at(-1)).toBe(429);
  }
  const recipient = await atDoor('heir@example.org', '203.0.113.2');
  const code = await readMailedCode(app, 'heir@example.org', () => recipient.ask().expect(200));
  await recipient.enter(code).expect(200);
});

it('a recipient who holds a valid code gets in, however many wrong codes strangers send', async () => {
  const recipient = await atDoor('niece@example.org', '203.0.113.3');
  const code = await readMailedCode(app, 'niece@example.org', () => recipient.ask().expect(200));
  for (let source = 1; source <= 5; source += 1) {
    const stranger = await atDoor('niece@example.org', `198.51.100.${source}`);
    const statuses = await statusesOf(25, () => stranger.enter(wrongFor(code)));
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(5).fill(429)]);
  }
  await recipient.enter(code).expect(200);
});

it('a recipient in the stranger’s own network gets in too', async () => {
  const ip = '203.0.113.4';
  const recipient = await atDoor('cousin@example.org', ip);
  const code = await readMailedCode(app, 'cousin@example.org', () => recipient.ask().expect(200));
  const stranger = await atDoor('cousin@example.org', ip);
  expect((await statusesOf(30, () => stranger.enter(wrongFor(code)))).at(-1)).toBe(429);
  await recipient.enter(code).expect(200);
});

it('a code ends after five wrong tries, also in the browser that asked for it', async () => {
  const recipient = await atDoor('aunt@example.org', '203.0.113.5');
  const code = await readMailedCode(app, 'aunt@example.org', () => recipient.ask().expect(200));
  await statusesOf(5, () => recipient.enter(wrongFor(code)));
  await recipient.enter(code).expect(400);
});

it('a botnet that asks for codes is slowed down over all its sources and doors', async () => {
  const statuses: number[] = [];
  for (let source = 1; source <= 40; source += 1) {
    const stranger = await atDoor('aunt@example.org', `192.0.2.${source}`);
    statuses.push(...(await statusesOf(1, () => stranger.ask(source % 2 ? 'all' : leavebit))));
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
});

it('an address that nobody knows is limited as one that has something', async () => {
  const answersFor = async (email: string, ip: string) => {
    const stranger = await atDoor(email, ip);
    return [
      await statusesOf(11, () => stranger.ask(4712)),
      await statusesOf(21, () => stranger.enter('000000', 4712)),
    ];
  };
  const known = await answersFor('heir@example.org', '203.0.113.6');
  expect(await answersFor('nobody@example.org', '203.0.113.7')).toEqual(known);
  expect(known[0]).toEqual([...Array<number>(10).fill(200), 429]);
});

it('a right code lets the same source ask again', async () => {
  const visitor = await openVisitor(app);
  const recipient = await atDoor('uncle@example.org', '203.0.113.8', visitor);
  await statusesOf(9, () => recipient.ask());
  const code = await readMailedCode(app, 'uncle@example.org', () => recipient.ask().expect(200));
  await recipient.ask().expect(429);
  await recipient.enter(code).expect(200);
  await recipient.ask().expect(200);
});
