import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { damageChunk, listFileIds } from '#tests/support/uploads/stored-chunks.ts';
import { openVisitor, registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

describe('downloads', () => {
  const bytes = Buffer.from(Array.from({ length: 700_001 }, (_, index) => index % 251));
  let path: string;
  beforeAll(async () => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', bytes, 'range.bin');
    path = `/api/trigger-bytes/${(created.body as Leavebit).id}/attachments/range.bin`;
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=262144-524288', 262_144, 524_288],
    ['bytes=700000-', 700_000, 700_000],
    ['bytes=-5', 699_996, 700_000],
    ['bytes=-9999999', 0, 700_000],
    ['bytes=5-9999999', 5, 700_000],
  ])('sends the part %s', async (range, start, end) => {
    const part = await owner
      .send('get', path)
      .set('Range', range)
      .buffer(true)
      .expect(206)
      .expect('Content-Range', `bytes ${start}-${end}/700001`)
      .expect('Content-Length', String(end - start + 1));
    expect(Buffer.compare(part.body as Buffer, bytes.subarray(start, end + 1))).toBe(0);
  });

  it('answers 416 beyond the end, the whole to an outdated If-Range, 304 to a known ETag, and HEAD without bytes', async () => {
    await owner
      .send('get', path)
      .set('Range', 'bytes=700001-')
      .expect(416)
      .expect('Content-Range', 'bytes */700001')
      .expect('Content-Type', /^application\/json/);
    const whole = await owner
      .send('get', path)
      .set('Range', 'bytes=0-1')
      .set('If-Range', '"old"')
      .buffer(true)
      .expect(200);
    expect(Buffer.compare(whole.body as Buffer, bytes)).toBe(0);
    const etag = whole.headers['etag'] as string;
    await owner.send('get', path).set('Range', 'bytes=0-1').set('If-Range', etag).expect(206);
    await owner.send('get', path).set('If-None-Match', etag).expect(304);
    await owner.send('head', path).set('Range', 'bytes=0-1').expect(200).expect('Content-Length', '700001');
  });

  it.each(['altered', 'swapped'] as const)(
    'breaks off when a chunk is %s, rather than give a damaged file',
    async (damage) => {
      const created = await owner
        .send('post', '/api/trigger-bytes')
        .field('sharingEmails[]', 'heir@example.org')
        .attach('attachments', bytes, 'damaged.bin');
      const { id } = created.body as Leavebit;
      const [fileId] = await listFileIds(app, id);
      await damageChunk(app, { fileId: fileId!, position: 1 }, damage);
      const download = owner.send('get', `/api/trigger-bytes/${id}/attachments/damaged.bin`).buffer(true);
      await expect(download.then((answer) => answer.status)).rejects.toThrow(/aborted|hang up/);
    },
  );
});

it.each([
  ['does not open', 'altered', 0],
  ['is gone', 'gone', 0],
  ['is there but not its last', 'gone', 2],
] as const)(
  'an owner is told of a file whose first chunk %s, instead of a download that breaks off',
  async (_how, damage, position) => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', Buffer.alloc(700_000, 'a'), 'letter.txt');
    const path = `/api/trigger-bytes/${(created.body as Leavebit).id}/attachments/letter.txt`;
    await owner.send('get', path).expect(200);
    const [fileId] = await listFileIds(app, (created.body as Leavebit).id);
    await damageChunk(app, { fileId: fileId!, position }, damage);
    for (const range of [undefined, 'bytes=0-0']) {
      const call = owner.send('get', path);
      if (range) call.set('Range', range);
      const answer = await call.expect(500).expect('Content-Type', /json/);
      expect((answer.body as { message: string }).message).toContain('damaged');
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
  },
);

describe('previews of the owner', () => {
  let at: (name: string) => string;
  beforeAll(async () => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', Buffer.from('<script>alert(1)</script>'), 'page.html')
      .attach('attachments', Buffer.from('MZ\x90\0\x03', 'latin1'), 'program.exe');
    at = (name) => `/api/trigger-bytes/${(created.body as Leavebit).id}/attachments/${name}`;
  });

  it('say how the file can be shown, and where; nothing in it can run there', async () => {
    const { body } = await owner.send('get', `${at('page.html')}/preview`).expect(200);
    expect(body).toEqual({ url: `${at('page.html')}/view`, kind: 'text' });
    await owner
      .send('get', (body as { url: string }).url)
      .expect(200, '<script>alert(1)</script>')
      .expect('Content-Type', 'text/plain; charset=utf-8')
      .expect('Content-Disposition', 'inline')
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Content-Security-Policy', "default-src 'none'; sandbox")
      .expect('Cache-Control', 'private, no-store');
  });

  it.each(['preview', 'view'])('refuse as %s what a browser cannot show', async (what) => {
    await owner.send('get', `${at('program.exe')}/${what}`).expect(415);
  });

  it.each(['preview', 'view'])(
    'show as %s nothing to others, and nothing that is not there',
    async (what) => {
      const stranger = await registerOwner(app, `stranger-${what}@example.org`);
      await stranger.send('get', `${at('page.html')}/${what}`).expect(404);
      await owner.send('get', `${at('missing.html')}/${what}`).expect(404);
      const nobody = await openVisitor(app);
      await nobody.send('get', `${at('page.html')}/${what}`).expect(401);
    },
  );
});
