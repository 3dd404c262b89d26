import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const fields = {
  description: 'Bank papers',
  infoFields: 'Safe: left wall',
  sharingEmails: ['heir@example.org'],
};

const storedFileCount = async () =>
  Number((await app.ctx.pool.query('select count(*) from stored_files')).rows[0].count);

describe('rejected saves leave nothing behind', () => {
  const form = (path = '/api/trigger-bytes') =>
    owner.send('post', path).field('sharingEmails[]', 'heir@example.org');

  it('more than five files', async () => {
    const before = await storedFileCount();
    let request = form();
    for (let file = 0; file < 6; file += 1)
      request = request.attach('attachments', Buffer.from('x'), `${file}.txt`);
    const answer = await request.expect(400);
    expect(answer.body).toEqual({ message: 'Maximum 5 files allowed per upload', code: 'invalid' });
    expect(await storedFileCount()).toBe(before);
  });

  it('a file above 50 MB, though one of exactly 50 MB is accepted', async () => {
    const before = await storedFileCount();
    const bytes = Buffer.alloc(limits.serverFileBytes + 1);
    await form().attach('attachments', bytes, 'large.bin').expect(413);
    expect(await storedFileCount()).toBe(before);
    await form().attach('attachments', bytes.subarray(1), 'just.bin').expect(201);
    expect(await storedFileCount()).toBe(before + 1);
  });

  it('a file with a name that ends in a backslash: it is rejected and not dropped silently', async () => {
    const before = await storedFileCount();
    for (const name of ['..', '.', '\u202e']) {
      const answer = await form()
        .attach('attachments', Buffer.from('kept?'), 'good.txt')
        .attach('attachments', Buffer.from('dropped?'), name)
        .expect(400);
      expect((answer.body as { message: string }).message).toContain('name that we can’t use');
    }
    expect(await storedFileCount()).toBe(before);
  });

  it.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z', '2027-02-30T00:00:00Z'])(
    'the date %s, which does not exist in our calendar',
    async (scheduledDate) => {
      const sharing = { 'heir@example.org': { releaseType: 'scheduled', scheduledDate } };
      const answer = await owner
        .send('post', '/api/trigger-bytes')
        .send({ ...fields, sharingConfig: sharing })
        .expect(400);
      expect(answer.body).toMatchObject({ message: 'Please choose a date and time' });
    },
  );

  it('texts that are too large together', async () => {
    let request = form();
    for (let field = 0; field < 5; field += 1) request = request.field(`f${field}`, 'x'.repeat(200_000));
    const answer = await request.expect(413);
    expect(answer.body).toEqual({
      message: 'The text is too long. Nothing was saved. Please shorten it.',
      code: 'too-large',
    });
  });

  it('invalid fields, after the files have arrived', async () => {
    const before = await storedFileCount();
    const answer = await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails[]', 'not an address')
      .attach('attachments', Buffer.from('x'), 'x.txt')
      .expect(400);
    expect(answer.body).toMatchObject({ message: 'Invalid email address' });
    expect(await storedFileCount()).toBe(before);
  });

  it.each([
    ['no recipients', { ...fields, sharingEmails: [] }, 'At least one email address is required'],
    [
      'a date rule without a date',
      { ...fields, sharingConfig: { 'heir@example.org': { releaseType: 'scheduled' } } },
      'Please choose a date and time',
    ],
    ['an unknown rule', { ...fields, sharingConfig: { 'heir@example.org': { releaseType: 'never' } } }, null],
    [
      'a text that is too long',
      { ...fields, infoFields: 'x'.repeat(limits.infoFieldsLength + 1) },
      'The info can have up to 100000 characters',
    ],
    ['a description that is no text', { ...fields, description: { $ne: 1 } }, 'The description must be text'],
    ['recipients that are no list', { ...fields, sharingEmails: { a: 1 } }, null],
    [
      'too many recipients',
      { ...fields, sharingEmails: Array.from({ length: 51 }, (_, n) => `n${n}@example.org`) },
      'A LeaveBit can have up to 50 recipients',
    ],
  ])('%s', async (_name, body, message) => {
    const { length } = (await owner.send('get', '/api/trigger-bytes')).body as Leavebit[];
    const answer = await owner.send('post', '/api/trigger-bytes').send(body).expect(400);
    expect((answer.body as { message: string }).message).toEqual(message ?? expect.any(String));
    expect((await owner.send('get', '/api/trigger-bytes')).body).toHaveLength(length);
  });

  it('a body that is not JSON, and a form that breaks off', async () => {
    const broken = await owner
      .send('post', '/api/trigger-bytes')
      .set('Content-Type', 'application/json')
      .send('{"description":')
      .expect(400);
    expect(broken.body).toEqual({ message: 'The request isn’t valid JSON.', code: 'invalid' });
    await owner
      .send('post', '/api/trigger-bytes')
      .set('Content-Type', 'multipart/form-data; boundary=xyz')
      .send('--xyz\r\nContent-Disposition: form-data; name="attachments"; filename="a"\r\n\r\nhalf')
      .expect(400);
  });
});
