import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let id: number;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  owner = await registerOwner(app, `owner-${(number += 1)}@example.org`);
  ({ id } = (await create('First').expect(201)).body as Leavebit);
});

const create = (description: string) =>
  owner.send('post', '/api/trigger-bytes').send({ description, sharingEmails: [owner.username] });
const change = (description: string) => owner.send('patch', `/api/trigger-bytes/${id}`).send({ description });
const remove = (one: number) => owner.send('delete', `/api/trigger-bytes/${one}`);

const entries = async () => {
  const { rows } = await app.ctx.pool.query<{ n: number }>(
    'select count(*)::int as n from activity_entries where user_id = $1',
    [owner.id],
  );
  return rows[0]!.n;
};

/** Simulates this many actions within the hour. */
const useUp = (what: string, points: number) =>
  app.ctx.pool.query('update rate_limits set points = $2 where key like $1', [`${what}:account:%`, points]);

it('an owner saves 120 times in an hour. Then a save waits, says for how long, and changes nothing', async () => {
  await change('Save 2').expect(200);
  await useUp('save', 119);
  await change('Save 120').expect(200);
  const before = await entries();
  for (const refused of [
    create('One more'),
    change('One more'),
    owner.send('post', `/api/trigger-bytes/${id}/versions/1/restore`).send({}),
    owner.send('post', '/api/share-multiple').send({ triggerByteIds: [id], emails: ['lena@example.org'] }),
    owner.send('post', `/api/upload/files/${id}`).attach('files', Buffer.from('x'), 'x.txt'),
  ]) {
    const { status, body, headers } = await refused;
    expect([status, (body as { code?: string }).code]).toEqual([429, 'too-many-requests']);
    expect((body as { message: string }).message).toMatch(
      /Nothing you typed is lost.* Please wait \d+ minutes/,
    );
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await entries()).toBe(before);
  const { body } = await owner.send('get', '/api/trigger-bytes').expect(200);
  expect(body).toMatchObject([{ id, description: 'Save 120' }]);
  // Others have their own limit, and security-related actions have separate ones.
  const other = await registerOwner(app, `other-${number}@example.org`);
  await other
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Mine', sharingEmails: [other.username] })
    .expect(201);
  await remove(id).expect(204);
});

it('an owner deletes and restores 300 times in an hour', async () => {
  await remove(id).expect(204);
  await useUp('trash', 299);
  await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);
  const before = await entries();
  const refused = await remove(id).expect(429);
  expect((refused.body as { message: string }).message).toContain('Everything is as it was before.');
  await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(429);
  await owner.send('delete', `/api/trash/${id}`).send({}).expect(429);
  expect(await entries()).toBe(before);
});

it('an import lets its owner save its drafts beyond that, and nothing else', async () => {
  const csv = ['title,url,username,password', 'Bank,,ann,1', 'Mail,,ann,2'].join('\n');
  const found = await owner
    .send('post', '/api/account/import')
    .attach('file', Buffer.from(csv), 'passwords.csv')
    .expect(200);
  expect((found.body as { drafts: unknown[] }).drafts).toHaveLength(2);
  await useUp('save', 120);
  await change('No draft').expect(429);
  await create('Bank').expect(201);
  await create('Mail').expect(201);
  await create('Not in the list').expect(429);
});

it.each([
  ['put', '/api/account/name', { name: 'Ann' }, 'ownName', 60],
  ['delete', '/api/account/totp', {}, 'factorChange', 60],
  [
    'post',
    '/api/account/password',
    { currentPassword: 'a long wrong password', newPassword: 'correct-Horse-battery-staple-9' },
    'passwordChange',
    60,
  ],
] as const)('%s %s is bounded for an owner', async (method, path, body, what, most) => {
  const call = () => owner.send(method, path).send(body);
  expect((await call()).status).not.toBe(429);
  await useUp(what, most);
  const refused = await call().expect(429);
  expect((refused.body as { message: string }).message).toMatch(/^You’ve changed .* Please wait/);
});
