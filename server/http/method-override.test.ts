import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const list = async () => (await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];
const create = async () =>
  (
    await owner
      .send('post', '/api/trigger-bytes')
      .send({ sharingEmails: [owner.username] })
      .expect(201)
  ).body as Leavebit;
const post = (id: number, method: string) =>
  owner.send('post', `/api/trigger-bytes/${id}`).set('X-HTTP-Method-Override', method);

it('a POST can stand for a method that a proxy rejects', async () => {
  const { id } = await create();
  await post(id, 'patch').send({ description: 'Through the proxy' }).expect(200);
  expect(await list()).toMatchObject([{ id, description: 'Through the proxy' }]);
  await post(id, 'DELETE').expect(204);
  expect(await list()).toEqual([]);
});

it('stands for nothing else, and is checked like every other request', async () => {
  const { id } = await create();
  await post(id, 'GET').expect(404);
  await owner.send('get', `/api/trigger-bytes/${id}`).set('X-HTTP-Method-Override', 'DELETE').expect(404);
  await post(id, 'DELETE').set('X-XSRF-TOKEN', 'forged').set('X-CSRF-Token', 'forged').expect(403);
  expect(await list()).toMatchObject([{ id }]);
});
