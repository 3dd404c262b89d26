import { afterAll, beforeAll, expect, it } from 'vitest';
import { ATTACHMENT_NAMES_FIELD } from '#shared/contracts/uploads.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { createTusClient } from '../support/uploads/tus.ts';
import { registerOwner } from '../support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let serial = 0;
async function newLeavebit() {
  const owner = await registerOwner(app, `names-${++serial}@example.org`);
  const share = { description: 'Files', sharingEmails: ['heir@example.org'] };
  const created = await owner.send('post', '/api/trigger-bytes').send(share).expect(201);
  const { id } = created.body as { id: number };
  const list = async () =>
    (await owner.send('get', `/api/trigger-bytes/${id}/attachments`).expect(200)).body as string[];
  const read = (name: string) =>
    owner.send('get', `/api/trigger-bytes/${id}/attachments/${encodeURIComponent(name)}`);
  return { owner, id, list, read };
}

const CYRILLIC = `${'Ж'.repeat(251)}.txt`;

it.each([
  ['100%22.txt', '100%22.txt'],
  ['a%0Ab.txt', 'a%0Ab.txt'],
  ['50%.pdf', '50%.pdf'],
  ['Gru\u0308ße 家族.txt', 'Grüße 家族.txt'],
  ['a\\b.txt', 'b.txt'],
  [CYRILLIC, `${'Ж'.repeat(125)}.txt`],
])('the file %j is named the same by a form and by tus', async (sent, stored) => {
  const { owner, id, list } = await newLeavebit();
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .attach('attachments', Buffer.from('a'), sent)
    .expect(200);
  expect(await list()).toEqual([stored]);
  const tus = createTusClient(owner);
  const other = await newLeavebit();
  const upload = createTusClient(other.owner);
  const address = await upload.begin(1, { triggerByteId: other.id, filename: sent });
  await upload.patch(address, 0, Buffer.from('a')).expect(204);
  expect(await other.list()).toEqual([stored]);
  const second = await tus.begin(1, { triggerByteId: id, filename: sent });
  await tus.patch(second, 0, Buffer.from('b')).expect(204);
  const names = await list();
  expect(names[1]).toContain(' (2)');
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
});

it('a form can say the names of its files exactly, and nothing else is taken for them', async () => {
  const { owner, id, list } = await newLeavebit();
  const save = (names: string) =>
    owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .field(ATTACHMENT_NAMES_FIELD, names)
      .attach('attachments', Buffer.from('a'), 'one%22.txt')
      .attach('attachments', Buffer.from('b'), 'two.txt');
  await save(JSON.stringify(['a"one".txt', '../two?.txt'])).expect(200);
  expect(await list()).toEqual(['a"one".txt', 'two?.txt']);
  for (const wrong of ['not json', '{}', '[1,2]', '[]']) await save(wrong).expect(200);
  expect((await list()).slice(2, 4)).toEqual(['one%22.txt', 'two.txt']);
  await save(JSON.stringify(['..', 'x'])).expect(400);
});

it('a file is found and removed under its name in any Unicode form', async () => {
  const { owner, id, list, read } = await newLeavebit();
  const path = `/api/trigger-bytes/${id}`;
  await owner.send('patch', path).attach('attachments', Buffer.from('ü'), 'Grüße.txt').expect(200);
  for (const name of ['Grüße.txt', 'Gru\u0308ße.txt']) {
    const { headers } = await read(name).expect(200);
    expect(headers['content-disposition']).toContain(encodeURIComponent('Grüße.txt'));
  }
  await owner
    .send('patch', path)
    .send({ deletedFiles: ['Gru\u0308ße.txt'] })
    .expect(200);
  expect(await list()).toEqual([]);
});

it('a download is never named like a device of Windows', async () => {
  const { owner, id, read } = await newLeavebit();
  const path = `/api/trigger-bytes/${id}`;
  await owner.send('patch', path).attach('attachments', Buffer.from('x'), 'NUL .txt').expect(200);
  expect((await read('NUL .txt').expect(200)).headers['content-disposition']).toContain('"_NUL .txt"');
});
