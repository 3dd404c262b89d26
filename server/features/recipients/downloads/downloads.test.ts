import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import type { DownloadTicket } from '#shared/contracts/recipients.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, getAppUrl, type TestApp } from '#tests/support/test-app.ts';
import {
  damageChunk,
  interceptChunkReads,
  listFileIds,
  type ChunkDamage,
} from '#tests/support/uploads/stored-chunks.ts';
import * as reads from '../../leavebits/load-leavebits.ts';
import { removeExpiredRows } from '../../retention/remove-expired.ts';
import {
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let heir: TestRecipient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  await share({ 'first.txt': Buffer.from('first') });
  heir = await verifyRecipient(app, 'heir@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

async function share(files: Record<string, Buffer>): Promise<number> {
  const form = owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For you / all of it')
    .field('infoFields', 'The key is under the stone')
    .field('sharingEmails[]', 'heir@example.org');
  for (const [name, bytes] of Object.entries(files)) form.attach('attachments', bytes, name);
  return ((await form.expect(201)).body as Leavebit).id;
}

const ask = (id: number, wanted: object, recipient = heir) =>
  recipient
    .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
    .set(recipient.session)
    .send(wanted);

async function ticketFor(id: number, wanted: object): Promise<DownloadTicket> {
  return (await ask(id, wanted).expect(200)).body as DownloadTicket;
}

/** Follows a link like a browser download: without headers or cookies. */
const follow = (url: string) =>
  supertest(app.server)
    .get(url)
    .buffer(true)
    .parse((res, done) => collect(res, done));

function collect(source: unknown, done: (error: Error | null, body: Buffer) => void) {
  const res = source as NodeJS.ReadableStream;
  const parts: Buffer[] = [];
  res.on('data', (part: Buffer) => parts.push(part));
  res.on('end', () => done(null, Buffer.concat(parts)));
  res.on('error', (error: Error) => done(error, Buffer.alloc(0)));
}

/** Expects the response to start successfully and be cut off before its end. */
async function expectToBreakOff(url: string) {
  const answer = await fetch(getAppUrl(app) + url);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow(/terminated/);
}

async function damage(id: number, how: ChunkDamage) {
  for (const fileId of await listFileIds(app, id)) await damageChunk(app, { fileId, position: 1 }, how);
}

describe('a link to one file', () => {
  const bytes = randomBytes(700_001);

  it('gives every byte to anyone who follows it without header or cookie, and continues where it stopped', async () => {
    const id = await share({ 'film.bin': bytes });
    const { url, kind } = await ticketFor(id, { fileName: 'film.bin' });
    expect(kind).toBeNull();
    const whole = await follow(url)
      .expect(200)
      .expect('Content-Disposition', 'attachment; filename=film.bin')
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Referrer-Policy', 'no-referrer')
      .expect('Content-Length', '700001');
    expect(Buffer.compare(whole.body as Buffer, bytes)).toBe(0);
    const rest = await follow(url)
      .set('Range', 'bytes=300000-')
      .set('If-Range', whole.headers['etag'] as string)
      .expect(206);
    expect(Buffer.compare(rest.body as Buffer, bytes.subarray(300_000))).toBe(0);
  });

  it('holds neither address nor name, is kept as a digest, and lasts ten minutes', async () => {
    const id = await share({ 'secret name.bin': bytes });
    const { url } = await ticketFor(id, { fileName: 'secret name.bin' });
    expect(url).toMatch(/^\/api\/shared\/downloads\/[\w-]{43}$/);
    const token = url.split('/').at(-1)!;
    const { rows } = await app.ctx.pool.query('select * from download_tickets');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
    app.clock.advance({ minutes: 9 });
    await follow(url).expect(200);
    app.clock.advance({ minutes: 2 });
    await follow(url).expect(404);
    expect(JSON.stringify((await follow(url)).body)).not.toContain('secret');
  });

  it('does not prolong the session: fetching changes nothing', async () => {
    const id = await share({ 'a.bin': bytes });
    const passing = await verifyRecipient(app, 'heir@example.org');
    app.clock.advance({ minutes: 1 });
    const { url } = (await ask(id, { fileName: 'a.bin' }, passing)).body as DownloadTicket;
    const seen = () => app.ctx.pool.query('select max(last_activity) as at from email_verification_sessions');
    const before = (await seen()).rows[0].at;
    app.clock.advance({ minutes: 5 });
    await follow(url).expect(200);
    expect((await seen()).rows[0].at).toEqual(before);
  });

  it('leads a person to a page, not to JSON, once it no longer works', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    await follow('/api/shared/downloads/none')
      .set('Accept', browser)
      .expect(303)
      .expect('Location', '/download-failed');
    await follow('/api/shared/downloads/none').expect(404).expect('Content-Type', /json/);
  });

  it('is refused at once, with a sentence, when a part of the file is gone', async () => {
    const id = await share({ 'gone.bin': bytes });
    await damage(id, 'gone');
    for (const wanted of [
      { fileName: 'gone.bin' },
      { purpose: 'preview', fileName: 'gone.bin' },
      { purpose: 'zip' },
    ]) {
      const refused = await ask(id, wanted).expect(500);
      expect((refused.body as { message: string }).message).toMatch(/is damaged/);
    }
  });

  it('breaks off rather than give altered bytes', async () => {
    const id = await share({ 'altered.bin': bytes });
    await damage(id, 'altered');
    const { url } = await ticketFor(id, { fileName: 'altered.bin' });
    await expectToBreakOff(url);
  });

  it.each([{}, { purpose: 'download' }, { fileName: '' }, { purpose: 'all', fileName: 'x' }])(
    'needs a file’s name: %j',
    async (wanted) => {
      const refused = await ask(await share({ 'a.txt': bytes }), wanted).expect(400);
      expect((refused.body as { message: string }).message).toBe('Please name the file to download.');
    },
  );

  it('is swept out once its time is over', async () => {
    app.clock.advance({ minutes: 11 });
    heir = await verifyRecipient(app, 'heir@example.org');
    await removeExpiredRows(app.ctx);
    expect((await app.ctx.pool.query('select 1 from download_tickets')).rowCount).toBe(0);
  });
});

describe('a preview', () => {
  it.each([
    ['photo.jpg', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1'), 'image', 'image/jpeg'],
    ['page.html', Buffer.from('<script>alert(1)</script>'), 'text', 'text/plain; charset=utf-8'],
    ['drawing.svg', Buffer.from('<svg onload="alert(1)"/>'), 'text', 'text/plain; charset=utf-8'],
    ['really a page.png', Buffer.from('<html>'), 'text', 'text/plain; charset=utf-8'],
  ])('shows %s as nothing that runs', async (fileName, bytes, kind, type) => {
    const id = await share({ [fileName]: bytes });
    const ticket = await ticketFor(id, { purpose: 'preview', fileName });
    expect(ticket.kind).toBe(kind);
    const shown = await follow(ticket.url)
      .expect(200)
      .expect('Content-Type', type)
      .expect('Content-Disposition', 'inline')
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Cache-Control', 'private, no-store')
      .expect('Content-Security-Policy', "default-src 'none'; sandbox");
    expect(shown.body).toEqual(bytes);
  });

  it('is refused with a sentence for what cannot be shown', async () => {
    const id = await share({ 'archive.zip': Buffer.from('PK\x03\x04\0') });
    const refused = await ask(id, { purpose: 'preview', fileName: 'archive.zip' }).expect(415);
    expect((refused.body as { message: string }).message).toContain('Please download it');
  });
});

describe('a file that is taken away after the decision and before its bytes', () => {
  const bytes = randomBytes(5_000_000);
  afterEach(() => vi.restoreAllMocks());

  const lock = (id: number) => {
    const rule = { releaseType: 'scheduled', scheduledDate: '2090-01-01T00:00:00.000Z' };
    return owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .field('sharingConfig', JSON.stringify({ 'heir@example.org': rule }));
  };
  const unshare = (id: number) =>
    owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .field('sharingEmails', JSON.stringify(['owner@example.org']));
  const replace = (id: number) =>
    owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .field('deletedFiles', 'film.bin')
      .attach('attachments', Buffer.from('another'), 'film.bin');

  /** Runs `act` right before the chunk read with this number. */
  function beforeRead(number: number, act: () => PromiseLike<{ status: number }>) {
    interceptChunkReads(async (read) => {
      if (read === number) expect((await act()).status).toBe(200);
    });
  }

  it.each([
    ['locked', lock, 423],
    ['unshared', unshare, 404],
    ['replaced', replace, 404],
  ])('is not sent when it was %s', async (_what, act, status) => {
    const id = await share({ 'film.bin': bytes });
    const { url } = await ticketFor(id, { fileName: 'film.bin' });
    beforeRead(1, () => act(id));
    const refused = await follow(url).expect(status);
    expect(refused.headers['content-disposition']).toBeUndefined();
  });

  it('is not sent to a session either', async () => {
    const id = await share({ 'film.bin': bytes });
    beforeRead(1, () => lock(id));
    await heir.send('get', `/api/trigger-bytes/${id}/attachments/film.bin`).set(heir.session).expect(423);
  });

  it('is broken off in the middle, alone and in a ZIP', async () => {
    for (const wanted of [{ fileName: 'film.bin' }, { purpose: 'zip' }]) {
      const id = await share({ 'film.bin': bytes });
      const { url } = await ticketFor(id, wanted);
      beforeRead(3, () => lock(id));
      await expectToBreakOff(url);
      vi.restoreAllMocks();
    }
  });

  it('is not named to a reader whom the same save locks out', async () => {
    const id = await share({ 'film.bin': Buffer.from('a') });
    const original = reads.loadLeavebitFiles;
    vi.spyOn(reads, 'loadLeavebitFiles').mockImplementationOnce(async (...args) => {
      await lock(id).attach('attachments', Buffer.from('b'), 'secret.txt').expect(200);
      return original(...args);
    });
    const path = `/api/my-leavebits/${heir.encodedEmail}/${id}`;
    const { body } = await heir.send('get', path).set(heir.session).expect(200);
    expect((body as { attachments: string[] }).attachments).toEqual(['film.bin']);
    await heir.send('get', path).set(heir.session).expect(423);
  });
});

describe('all of a LeaveBit as one ZIP', () => {
  const open = promisify(fromBuffer) as (zip: Buffer, options: object) => Promise<ZipFile>;

  async function contentOf(zip: Buffer): Promise<Map<string, Buffer>> {
    const reader = await open(zip, { lazyEntries: true, strictFileNames: true });
    const files = new Map<string, Buffer>();
    return new Promise((resolve, reject) => {
      reader.on('error', reject);
      reader.on('end', () => resolve(files));
      reader.on('entry', (entry: Entry) => {
        reader.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          collect(stream, (failed, bytes) => {
            if (failed) return reject(failed);
            files.set(entry.fileName, bytes);
            reader.readEntry();
          });
        });
      });
      reader.readEntry();
    });
  }

  it('holds every byte under safe names, and the text in a file that is named after the LeaveBit', async () => {
    const files = {
      'film.bin': randomBytes(600_000),
      'Grüße?.txt': Buffer.from('hello'),
      'empty.dat': Buffer.alloc(0),
    };
    const id = await share({ ...files, 'FILM.BIN': Buffer.from('another') });
    const { url } = await ticketFor(id, { purpose: 'zip' });
    const zip = await follow(url)
      .expect(200)
      .expect('Content-Type', 'application/zip')
      .expect(
        'Content-Disposition',
        'attachment; filename="From owner@example.org - For you - all of it.zip"',
      );
    expect(zip.headers['content-length']).toBe(String((zip.body as Buffer).length));
    const content = await contentOf(zip.body as Buffer);
    expect([...content.keys()]).toEqual([
      'For you - all of it.txt',
      'film.bin',
      'Grüße_.txt',
      'empty.dat',
      'FILM (2).BIN',
    ]);
    expect(Buffer.compare(content.get('film.bin')!, files['film.bin'])).toBe(0);
    expect(content.get('FILM (2).BIN')!.toString()).toBe('another');
    const letter = content.get('For you - all of it.txt')!.toString();
    for (const words of ['From: owner@example.org', 'The key is under the stone', '- empty.dat (0 bytes)']) {
      expect(letter).toContain(words);
    }
  });

  it('breaks off rather than hold a file that is damaged', async () => {
    const id = await share({ 'altered.bin': randomBytes(600_000), 'fine.txt': Buffer.from('fine') });
    const whole = await ticketFor(id, { purpose: 'zip' });
    expect((await follow(whole.url).expect(200)).body).toBeInstanceOf(Buffer);
    await damage(id, 'altered');
    await expectToBreakOff(whole.url);
  });
});

describe('the text of a LeaveBit as a file', () => {
  it('is named after it, and can be saved where there are no files', async () => {
    const id = await share({});
    const { url, kind } = await ticketFor(id, { purpose: 'text' });
    expect(kind).toBeNull();
    const letter = await follow(url)
      .expect(200)
      .expect('Content-Type', 'text/plain; charset=utf-8')
      .expect('Content-Disposition', 'attachment; filename="For you - all of it.txt"')
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Cache-Control', 'private, no-store');
    expect(String(letter.body)).toContain('The key is under the stone');
  });

  it('is not saved once it is locked, even with a link from before', async () => {
    const id = await share({});
    const { url } = await ticketFor(id, { purpose: 'text' });
    const later = {
      'heir@example.org': { releaseType: 'scheduled', scheduledDate: '2090-01-01T00:00:00.000Z' },
    };
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .field('sharingConfig', JSON.stringify(later))
      .expect(200);
    expect(String((await follow(url).expect(423)).body)).not.toContain('stone');
    await ask(id, { purpose: 'text' }).expect(423);
  });
});
