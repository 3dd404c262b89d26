import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let stranger: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  stranger = await registerOwner(app, 'stranger@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const fields = {
  description: 'Bank papers',
  infoFields: 'Safe: left wall',
  sharingEmails: ['heir@example.org'],
};

async function create(body: object = fields, by = owner): Promise<Leavebit> {
  const answer = await by.send('post', '/api/trigger-bytes').send(body).expect(201);
  return answer.body as Leavebit;
}

const storedFileCount = async () =>
  Number((await app.ctx.pool.query('select count(*) from stored_files')).rows[0].count);

describe('saving', () => {
  it('creates a LeaveBit from a multipart form, with file names and bytes intact', async () => {
    const binary = Buffer.from(Array.from({ length: 600_000 }, (_, index) => (index * 31) % 256));
    const answer = await owner
      .send('post', '/api/trigger-bytes')
      .field('description', ' <b>Papers</b> ')
      .field('infoFields', 'first\r\nsecond <script>')
      .field('sharingEmails[]', ' Heir@Example.org ')
      .field('sharingEmails[]', 'son@example.org')
      .field('sharingConfig', JSON.stringify({ 'SON@example.org': { releaseType: 'death_incapacitation' } }))
      .attach('attachments', binary, { filename: 'Grüße 家.bin', contentType: 'application/x-thing' })
      .attach('attachments', Buffer.alloc(0), 'empty.txt')
      .attach('attachments', Buffer.from('second'), '../../etc/empty.txt')
      .expect(201);
    const created = answer.body as Leavebit;
    expect(created).toEqual({
      id: expect.any(Number) as number,
      description: 'bPapers/b',
      infoFields: 'first\nsecond script',
      attachments: ['Grüße 家.bin', 'empty.txt', 'empty (2).txt'],
      sharingEmails: ['heir@example.org', 'son@example.org'],
      sharingConfig: {
        'heir@example.org': { releaseType: 'always' },
        'son@example.org': { releaseType: 'death_incapacitation' },
      },
      seqno: 1,
      lastUpdate: expect.any(String) as string,
    });
    const path = `/api/trigger-bytes/${created.id}/attachments`;
    await owner.send('get', path).expect(200, created.attachments);
    const download = await owner
      .send('get', `${path}/${encodeURIComponent('Grüße 家.bin')}`)
      .responseType('blob')
      .expect(200)
      .expect('Content-Type', 'application/x-thing')
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Content-Disposition', /^attachment;.*filename\*=UTF-8''Gr%C3%BC%C3%9Fe%20%E5%AE%B6\.bin/);
    expect(Buffer.compare(download.body as Buffer, binary)).toBe(0);
    await owner.send('get', `${path}/empty.txt`).expect(200).expect('Content-Length', '0');
  });

  it.each(['sharingEmails', 'sharingEmails[]'])(
    'takes a JSON list in the form field %s as well',
    async (field) => {
      const answer = await owner
        .send('post', '/api/trigger-bytes')
        .field('description', 'x')
        .field(field, '["a@example.org","A@example.org"]')
        .expect(201);
      expect((answer.body as Leavebit).sharingEmails).toEqual(['a@example.org']);
    },
  );

  it('changes only the fields that are sent, deletes and adds files, and counts the saves', async () => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('description', 'Before')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', Buffer.from('one'), 'a.txt')
      .attach('attachments', Buffer.from('two'), 'b.txt')
      .expect(201);
    const { id } = created.body as Leavebit;
    const before = await storedFileCount();
    const saved = await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .field('seqno', '1')
      .field('deletedFiles', 'a.txt')
      .attach('attachments', Buffer.from('new a'), 'a.txt')
      .attach('attachments', Buffer.from('new b'), 'b.txt')
      .expect(200);
    expect(saved.body).toMatchObject({
      description: 'Before',
      attachments: ['b.txt', 'a.txt', 'b (2).txt'],
      sharingEmails: ['heir@example.org'],
      seqno: 2,
    });
    // The removed file is in the trash.
    expect(await storedFileCount()).toBe(before + 2);
    const file = await owner.send('get', `/api/trigger-bytes/${id}/attachments/a.txt`).expect(200);
    expect(file.text).toBe('new a');
  });

  it('refuses a save made from an older state with 409 and loses nothing', async () => {
    const { id } = await create();
    const first = owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'First', seqno: 1 });
    const second = owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'Second', seqno: 1 });
    const statuses = (await Promise.all([first, second])).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 409]);
    const list = (await owner.send('get', '/api/trigger-bytes')).body as Leavebit[];
    expect(list.find((leavebit) => leavebit.id === id)).toMatchObject({ seqno: 2 });
  });

  it('allows an empty list of recipients, and keeps a date when the type changes', async () => {
    const { id } = await create({
      ...fields,
      sharingConfig: {
        'heir@example.org': { releaseType: 'scheduled', scheduledDate: '2040-01-01T10:00:00Z' },
      },
    });
    const patch = (body: object) => owner.send('patch', `/api/trigger-bytes/${id}`).send(body).expect(200);
    const changed = await patch({
      sharingConfig: { 'heir@example.org': { releaseType: 'death_incapacitation' } },
    });
    expect((changed.body as Leavebit).sharingConfig).toEqual({
      'heir@example.org': { releaseType: 'death_incapacitation', scheduledDate: '2040-01-01T10:00:00Z' },
    });
    expect((await patch({ sharingEmails: [] })).body).toMatchObject({ sharingEmails: [], sharingConfig: {} });
  });

  it('deletes a LeaveBit with its files', async () => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', Buffer.from('gone'), 'gone.txt')
      .expect(201);
    const { id } = created.body as Leavebit;
    await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    await owner.send('get', `/api/trigger-bytes/${id}/attachments/gone.txt`).expect(404);
    await owner.send('delete', `/api/trigger-bytes/${id}`).expect(404);
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'Back' }).expect(404);
    const list = (await owner.send('get', '/api/trigger-bytes')).body as Leavebit[];
    expect(list.map((leavebit) => leavebit.id)).not.toContain(id);
  });
});

describe('an account reaches its own LeaveBits only', () => {
  it('answers 404 to every call about somebody else’s, and changes nothing', async () => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('description', 'Mine')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', Buffer.from('secret'), 'secret.txt')
      .expect(201);
    const { id } = created.body as Leavebit;
    const path = `/api/trigger-bytes/${id}`;
    await stranger.send('get', '/api/trigger-bytes').expect(200, []);
    await stranger.send('patch', path).send({ description: 'Theirs' }).expect(404);
    await stranger.send('delete', path).expect(404);
    await stranger.send('get', `${path}/attachments`).expect(404);
    await stranger.send('get', `${path}/attachments/secret.txt`).expect(404);
    const mine = (await owner.send('get', '/api/trigger-bytes')).body as Leavebit[];
    expect(mine.find((leavebit) => leavebit.id === id)).toEqual(created.body);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999', '%00'])(
    'answers 404 for the id %s',
    async (id) => {
      await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'x' }).expect(404);
      await owner.send('get', `/api/trigger-bytes/${id}/attachments`).expect(404);
    },
  );
});

it('tells each new recipient by one mail, and again when they are added again on another day', async () => {
  const count = () => app.mailbox.mails().filter((mail) => mail.to.includes('told@example.org')).length;
  const { id } = await create({ ...fields, sharingEmails: ['told@example.org'] });
  await app.runDueJobs();
  expect(count()).toBe(1);
  await owner.send('patch', `/api/trigger-bytes/${id}`).send({ description: 'Changed' }).expect(200);
  await app.runDueJobs();
  expect(count()).toBe(1);
  app.clock.advance({ days: 1 });
  await owner.send('patch', `/api/trigger-bytes/${id}`).send({ sharingEmails: [] }).expect(200);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ sharingEmails: ['TOLD@example.org'] })
    .expect(200);
  await app.runDueJobs();
  expect(count()).toBe(2);
  const mail = await app.mailbox.waitForMail({ to: 'told@example.org' });
  const encoded = Buffer.from('told@example.org').toString('base64url');
  expect(mail.links.map((link) => link.split('?k=')[0])).toContain(
    `http://leavebits.test/#/my-leavebits/${encoded}`,
  );
  expect(mail.text + mail.html).not.toContain(fields.description);
});

it('does not let one account flood one address: it can share more LeaveBits, but sends no more mails', async () => {
  const sender = await registerOwner(app, 'sender@example.org');
  const to = { ...fields, sharingEmails: ['stranger-to-flood@example.org'] };
  for (let count = 0; count < 23; count += 1) await create(to, sender);
  await app.runDueJobs();
  const mails = app.mailbox.mails().filter((mail) => mail.to.includes('stranger-to-flood@example.org'));
  expect(mails).toHaveLength(20);
});

it('limits how much one account can hold', async () => {
  const hoarder = await registerOwner(app, 'hoarder@example.org');
  await create(fields, hoarder);
  await app.ctx.pool.query(
    'update trigger_bytes set info_fields = convert_to(repeat($1, $2), $3) where user_id = $4',
    ['x', limits.textBytesPerOwner, 'UTF8', hoarder.id],
  );
  await hoarder.send('post', '/api/trigger-bytes').send(fields).expect(413);
});

it('keeps texts, file names and bytes encrypted', async () => {
  await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'MARKER-description')
    .field('infoFields', 'MARKER-info')
    .field('sharingEmails[]', 'heir@example.org')
    .attach('attachments', Buffer.from('MARKER-bytes'), 'MARKER-name.txt')
    .expect(201);
  const dump = await app.ctx.pool.query(`
    select (select string_agg(t::text || encode(description, 'escape') || encode(info_fields, 'escape'), '') from trigger_bytes t)
      || (select string_agg(f::text || encode(filename, 'escape'), '') from trigger_byte_files f)
      || (select string_agg(encode(substring(data for 4096), 'escape'), '') from stored_file_chunks) as text`);
  const text = String(dump.rows[0].text);
  expect(text).toContain('heir@example.org');
  expect(text).not.toContain('MARKER');
  expect(text).not.toContain(Buffer.from('MARKER').toString('hex'));
});

it('limits how many recipients of one account are told in an hour', async () => {
  const busy = await registerOwner(app, 'busy@example.org');
  const batch = (name: string) => ({
    ...fields,
    sharingEmails: Array.from({ length: 50 }, (_, n) => `${name}${n}@example.org`),
  });
  for (let count = 1; count <= 20; count += 1) await create(batch(`batch${count}-`), busy);
  await busy.send('post', '/api/trigger-bytes').send(batch('more')).expect(429);
  expect((await busy.send('get', '/api/trigger-bytes')).body).toHaveLength(20);
}, 60_000);
