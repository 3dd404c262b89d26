import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openVisitor, registerOwner, verifyByMail } from '../../../tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await registerOwner(app, 'owner@example.org');
  const emails = ['heir@example.org', 'niece@example.org'];
  await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For you')
    .field('sharingEmails', JSON.stringify(emails))
    .field('sharingConfig', JSON.stringify(Object.fromEntries(emails.map((email) => [email, {}]))))
    .expect(201);
});
afterAll(() => app[Symbol.asyncDispose]());

const encode = (email: string) => Buffer.from(email).toString('base64url');

async function statusesAt(scope: number, email: string, times: number, action: 'request-code' | 'verify') {
  const stranger = await openVisitor(app);
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await stranger
      .send('post', `/api/shared/trigger-bytes/${scope}/${action}`)
      .send({ encodedEmail: encode(email), code: '000000' });
    statuses.push(answer.status);
  }
  return statuses;
}

it('a stranger who uses up the codes of a LeaveBit that does not exist locks nobody out', async () => {
  expect((await statusesAt(4711, 'heir@example.org', 11, 'request-code')).at(-1)).toBe(429);
  expect((await statusesAt(4711, 'heir@example.org', 21, 'verify')).at(-1)).toBe(429);
  // Throws when the code cannot be asked for or is refused.
  await verifyByMail(app, 'heir@example.org');
});

it('an address that nobody knows is limited as one that has something', async () => {
  const known = await statusesAt(4712, 'niece@example.org', 11, 'request-code');
  expect(await statusesAt(4712, 'nobody@example.org', 11, 'request-code')).toEqual(known);
  expect(known).toEqual([...Array<number>(10).fill(200), 429]);
});

it('a right code wipes out what was counted against the address, here and over all LeaveBits', async () => {
  const email = 'niece@example.org';
  const count = async () =>
    (
      await app.ctx.pool.query<{ key: string }>('select key from rate_limits where key like $1', [
        'code%:account:%',
      ])
    ).rows.length;
  const before = await count();
  await statusesAt('all' as never, email, 3, 'verify');
  expect(await count()).toBe(before + 2);
  await verifyByMail(app, email);
  // Those at `all` are gone, and so is the wide count of requests from the test before.
  expect(await count()).toBe(before - 1);
});
