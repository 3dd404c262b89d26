import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startObjectStoreApp, type ObjectStoreApp } from '../support/object-store/object-store-app.ts';
import type { Fault } from '../support/object-store/simulator.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, verifyRecipient, type TestOwner } from '../support/visitor.ts';

let app: ObjectStoreApp;
let owner: TestOwner;
let tus: ReturnType<typeof createTusClient>;
beforeAll(async () => {
  app = await startObjectStoreApp();
  owner = await registerOwner(app, 'owner@example.org');
  tus = createTusClient(owner);
});
afterEach(() => {
  app.simulator.misbehave(null);
  app.setPatience('usual');
});
afterAll(() => app[Symbol.asyncDispose]());

const answer =
  (status: number, code: string): Fault =>
  (req, res) => {
    req.resume().once('end', () => {
      res.writeHead(status, { 'Content-Type': 'application/xml' });
      res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    });
    return true;
  };

const isAway: Fault = (req) => Boolean(req.destroy());

const faults: [string, Fault][] = [
  ['is away', isAway],
  ['never answers', () => true],
  ['is overloaded', answer(503, 'SlowDown')],
  ['is full', answer(507, 'InsufficientStorage')],
  ['rejects our credentials', answer(403, 'AccessDenied')],
];

const bytes = createPatternedBytes(3_000_000, 7);

async function newLeavebit(files: Record<string, Buffer> = {}): Promise<number> {
  const form = owner.send('post', '/api/trigger-bytes').field('sharingEmails[]', 'heir@example.org');
  for (const [name, content] of Object.entries(files)) form.attach('attachments', content, name);
  return ((await form.expect(201)).body as Leavebit).id;
}

const expectUnavailable = (response: { status: number; body: unknown; headers: Record<string, string> }) => {
  expect(response.status).toBe(503);
  expect(response.body).toMatchObject({
    code: 'store-unavailable',
    message: expect.stringMatching(/file storage/),
  });
  expect(response.headers['retry-after']).toBe('30');
};

const download = (id: number, name: string) =>
  owner.send('get', `/api/trigger-bytes/${id}/attachments/${name}`).buffer(true);

describe.each(faults)('while the store %s', (what, fault) => {
  const begin = () => {
    app.simulator.misbehave(fault);
    if (what === 'never answers') app.setPatience('short');
  };
  const end = () => {
    app.simulator.misbehave(null);
    app.setPatience('usual');
  };

  it('an upload answers 503, keeps what it acknowledged, and continues afterwards', async () => {
    const id = await newLeavebit();
    const address = await tus.begin(bytes.length, { triggerByteId: id, filename: 'film.bin' });
    await tus.patch(address, 0, bytes.subarray(0, 700_000)).expect(204);
    begin();
    expectUnavailable(await tus.patch(address, 700_000, bytes.subarray(700_000)));
    const offset = await tus.offset(address);
    expect(offset).toBeGreaterThanOrEqual(700_000);
    end();
    await tus.patch(address, offset, bytes.subarray(offset)).expect(204);
    begin();
    expectUnavailable(await download(id, 'film.bin'));
    end();
    expect(((await download(id, 'film.bin').expect(200)).body as Buffer).equals(bytes)).toBe(true);
  });
});

it('while the store is away, everything else works, and no file call leaves anything behind', async () => {
  const id = await newLeavebit({ 'letter.bin': Buffer.from('Dear Ada') });
  const heir = await verifyRecipient(app, 'heir@example.org');
  app.simulator.misbehave(isAway);
  expectUnavailable(await download(id, 'letter.bin'));
  expectUnavailable(await owner.send('get', `/api/trigger-bytes/${id}/attachments/letter.bin/preview`));
  for (const wanted of [{ fileName: 'letter.bin' }, { purpose: 'zip' }])
    expectUnavailable(
      await heir
        .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
        .set(heir.session)
        .send(wanted),
    );
  expectUnavailable(await owner.send('get', '/api/account/export'));
  expectUnavailable(await owner.send('post', '/api/account/export').send({}));
  const rejected = await owner.send('post', `/api/upload/files/${id}`).attach('files', bytes, 'more.bin');
  expectUnavailable(rejected);

  await owner.send('get', '/api/trigger-bytes').expect(200);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ description: 'Changed meanwhile', sharingEmails: ['heir@example.org'] })
    .expect(200);
  app.simulator.misbehave(null);
  expect((await owner.send('get', `/api/trigger-bytes/${id}/attachments`)).body).toEqual(['letter.bin']);
  expect(((await download(id, 'letter.bin').expect(200)).body as Buffer).toString()).toBe('Dear Ada');
});

it('a store that is slow for a moment is asked again', async () => {
  let rejections = 0;
  app.simulator.misbehave((req, res, next) => {
    rejections += 1;
    return rejections <= 2 && answer(503, 'SlowDown')(req, res, next);
  });
  const id = await newLeavebit({ 'note.bin': Buffer.from('note') });
  expect(rejections).toBeGreaterThan(2);
  expect(((await download(id, 'note.bin').expect(200)).body as Buffer).toString()).toBe('note');
});

it('an answer that is lost is no reason to lose or to repeat bytes', async () => {
  let lost = 0;
  app.simulator.misbehave((req, res, next) => {
    if (req.method !== 'PUT' || lost === 3) return false;
    lost += 1;
    // The object is stored, but nobody hears of it.
    res.end = ((...rest: unknown[]) => {
      void rest;
      req.socket.destroy();
      return res;
    }) as typeof res.end;
    next();
    return true;
  });
  const id = await newLeavebit();
  const address = await tus.begin(bytes.length, { triggerByteId: id, filename: 'film.bin' });
  let offset = 0;
  for (let attempt = 0; offset < bytes.length && attempt < 5; attempt += 1) {
    await tus.patch(address, offset, bytes.subarray(offset));
    offset = await tus.offset(address);
  }
  expect(lost).toBe(3);
  expect(((await download(id, 'film.bin').expect(200)).body as Buffer).equals(bytes)).toBe(true);
});

it('a body that breaks off is requested again, and one that keeps breaking off aborts the download', async () => {
  const id = await newLeavebit({ 'film.bin': bytes });
  const breakOff = (times: number): Fault => {
    let broken = 0;
    return (req, res, next) => {
      if (req.method !== 'GET' || broken === times) return false;
      broken += 1;
      const write = res.write.bind(res) as (chunk: Buffer) => boolean;
      res.write = ((chunk: Buffer) => {
        write(chunk.subarray(0, 10_000));
        setImmediate(() => req.socket.destroy());
        return true;
      }) as typeof res.write;
      next();
      return true;
    };
  };
  app.simulator.misbehave(breakOff(1));
  expect(((await download(id, 'film.bin').expect(200)).body as Buffer).equals(bytes)).toBe(true);
  app.simulator.misbehave(breakOff(Infinity));
  expectUnavailable(await download(id, 'film.bin'));
});
