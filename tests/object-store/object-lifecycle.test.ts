import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createKeyRing } from '../../server/adapters/crypto/key-ring.ts';
import { rotateKeys } from '../../server/db/rotate-keys.ts';
import { advanceDeletions } from '../../server/features/deletion/advance-deletions.ts';
import { discardOrphanedObjects } from '../../server/features/files/discard-orphaned-objects.ts';
import { getObjectFolder } from '../../server/features/files/object-folder.ts';
import {
  removeDiscardedObjects,
  watchDiscardedObjects,
} from '../../server/features/files/remove-discarded-objects.ts';
import { CHUNK_BYTES } from '../../server/features/files/stored-file.ts';
import { beginRecovery } from '../../server/features/recovery/begin-recovery.ts';
import { startObjectStoreApp, type ObjectStoreApp } from '../support/object-store/object-store-app.ts';
import { readObjects } from '../support/object-store/stored-objects.ts';
import { ITN_SETTINGS } from '../support/payfast/notifications.ts';
import { listFileIds } from '../support/uploads/stored-chunks.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, signIn, type TestOwner } from '../support/visitor.ts';

let app: ObjectStoreApp;
let owner: TestOwner;
let folder: string;
beforeAll(async () => {
  app = await startObjectStoreApp(ITN_SETTINGS);
  folder = await getObjectFolder(app.ctx);
});
beforeEach(async () => {
  owner = await registerOwner(app, `owner-${app.ctx.random.id()}@example.org`);
});
afterEach(async () => {
  app.simulator.misbehave(null);
  await app.ownersPool.query('delete from users');
  await removeDiscardedObjects(app.ctx);
  expect(await app.listKeys()).toEqual([]);
});
afterAll(() => app[Symbol.asyncDispose]());

const bytes = createPatternedBytes(700_001, 3);

async function newLeavebit(files: Record<string, Buffer> = {}): Promise<number> {
  const form = owner.send('post', '/api/trigger-bytes').field('sharingEmails[]', 'heir@example.org');
  for (const [name, content] of Object.entries(files)) form.attach('attachments', content, name);
  return ((await form.expect(201)).body as Leavebit).id;
}

const download = (id: number, name: string) =>
  owner.send('get', `/api/trigger-bytes/${id}/attachments/${name}`).buffer(true);

async function expectReadable(id: number, name: string): Promise<void> {
  expect(((await download(id, name).expect(200)).body as Buffer).equals(bytes)).toBe(true);
}

const namedKeys = async () =>
  (
    await app.ctx.pool.query('select key from stored_objects where file_id is not null order by key')
  ).rows.map(({ key }) => key as string);

it('an object that no row names is removed after a day, and never one that a row names', async () => {
  const id = await newLeavebit({ 'kept.bin': bytes });
  const named = await namedKeys();
  const orphan = app.ctx.random.uuid();
  await app.ctx.objectStore!.put(folder + orphan, Buffer.from('orphan'));
  await discardOrphanedObjects(app.ctx);
  await removeDiscardedObjects(app.ctx);
  expect(await app.listKeys()).toEqual([...named, orphan].toSorted());
  app.clock.advance({ days: 1, minutes: 5 });
  await discardOrphanedObjects(app.ctx);
  await removeDiscardedObjects(app.ctx);
  expect(await app.listKeys()).toEqual(named);
  owner = await signIn(app, owner);
  await expectReadable(id, 'kept.bin');
});

describe('a file', () => {
  it('is in the object store alone, in encrypted objects whose random names say nothing', async () => {
    const marked = Buffer.concat([Buffer.from('MARKER'), bytes]);
    await newLeavebit({ 'MARKER-name.bin': marked });
    const keys = await app.listKeys();
    expect(keys).toEqual(await namedKeys());
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) {
      expect(key).toMatch(/^[\da-f-]{36}$/);
      const object = await app.ctx.objectStore!.read(folder + key, { start: 0, end: 9_000_000 });
      expect(object!.includes('MARKER')).toBe(false);
    }
    expect((await app.ctx.pool.query('select from stored_file_chunks')).rowCount).toBe(0);
    expect((await app.ctx.pool.query('select distinct store from stored_files')).rows).toEqual([
      { store: 's3' },
    ]);
  });

  it('of a form arrives in few objects', async () => {
    const large = createPatternedBytes(6_000_000, 9);
    const id = await newLeavebit({ 'film.bin': large });
    expect((await app.listKeys()).length).toBeLessThan(large.length / CHUNK_BYTES / 2);
    expect(((await download(id, 'film.bin').expect(200)).body as Buffer).equals(large)).toBe(true);
  });

  it('of a fast upload arrives in few objects', async () => {
    const id = await newLeavebit();
    const large = createPatternedBytes(6_000_000, 9);
    const tus = createTusClient(owner);
    const address = await tus.begin(large.length, { triggerByteId: id, filename: 'film.bin' });
    await tus.patch(address, 0, large).expect(204);
    expect((await app.listKeys()).length).toBeLessThan(large.length / CHUNK_BYTES / 2);
    expect(((await download(id, 'film.bin').expect(200)).body as Buffer).equals(large)).toBe(true);
    const part = await download(id, 'film.bin').set('Range', 'bytes=2500000-3500000').expect(206);
    expect((part.body as Buffer).equals(large.subarray(2_500_000, 3_500_001))).toBe(true);
  });

  it('that is empty has an object, too', async () => {
    const id = await newLeavebit();
    await createTusClient(owner).begin(0, { triggerByteId: id, filename: 'empty.bin' });
    expect(await app.listKeys()).toHaveLength(1);
    await download(id, 'empty.bin').expect(200).expect('Content-Length', '0');
  });

  it('from before the store was set stays in PostgreSQL and is read there', async () => {
    const { objectStore } = app.ctx;
    app.ctx.objectStore = null;
    const id = await newLeavebit({ 'old.bin': bytes });
    app.ctx.objectStore = objectStore;
    await owner.send('post', `/api/upload/files/${id}`).attach('files', bytes, 'new.bin').expect(200);
    const { rows } = await app.ctx.pool.query('select store from stored_files order by created_at');
    expect(rows).toEqual([{ store: 'postgres' }, { store: 's3' }]);
    await expectReadable(id, 'old.bin');
    await expectReadable(id, 'new.bin');

    // A server without the setting can still serve the first one, and says why it can't serve the other.
    app.ctx.objectStore = null;
    await expectReadable(id, 'old.bin');
    expect((await download(id, 'new.bin').expect(503)).body).toMatchObject({ code: 'store-unavailable' });
    app.ctx.objectStore = objectStore;
  });

  it.each([
    ['the objects of two files are exchanged', 'exchange'],
    ['an object is exchanged with the next one of its file', 'reorder'],
    ['an object says that it begins later', 'position = position + 9'],
    ['an object says that it holds more', 'chunks = chunks + 1'],
    ['an object is named that doesn’t exist', 'key = gen_random_uuid()'],
  ])('is never served with wrong bytes if %s', async (_what, how) => {
    const id = await newLeavebit({ 'one.bin': bytes, 'two.bin': createPatternedBytes(700_001, 5) });
    const [one, two] = await listFileIds(app, id);
    const { pool } = app.ctx;
    const keyAt = async (fileId: number, position: number) =>
      (
        await pool.query('select key from stored_objects where file_id = $1 and position = $2', [
          fileId,
          position,
        ])
      ).rows[0].key as string;
    if (how === 'exchange' || how === 'reorder') {
      const first = await keyAt(one!, 1);
      const second = how === 'exchange' ? await keyAt(two!, 1) : await keyAt(one!, 0);
      const read = (key: string) => app.ctx.objectStore!.read(folder + key, { start: 0, end: 9_000_000 });
      const object = (await read(second))!;
      await app.ctx.objectStore!.put(folder + first, object);
    } else {
      await pool.query(`update stored_objects set ${how} where file_id = $1 and position = 1`, [one]);
    }
    const outcome = await download(id, 'one.bin').then(
      ({ status }) => status,
      () => 'aborted',
    );
    expect([500, 'aborted']).toContain(outcome);
    // What was replaced by hand would never be discarded.
    await pool.query('delete from stored_objects');
    for (const key of await app.listKeys()) await app.ctx.objectStore!.remove(folder + key);
  });

  it('is not touched by a key rotation', async () => {
    const id = await newLeavebit({ 'kept.bin': bytes });
    const before = await readObjects(app);
    app.simulator.methods.length = 0;
    const old = { id: 'test', secret: Buffer.alloc(32, 7) };
    const next = { id: 'next', secret: Buffer.alloc(32, 8) };
    const { rewrapped } = await rotateKeys(
      { db: app.ctx.db, keyRing: createKeyRing([next, old]) },
      () => undefined,
    );
    expect(rewrapped['data keys']).toBeGreaterThan(0);
    expect(app.simulator.methods).toEqual([]);
    expect(await readObjects(app)).toEqual(before);
    const { keyRing } = app.ctx;
    app.ctx.keyRing = createKeyRing([next]);
    await expectReadable(id, 'kept.bin');
    app.ctx.keyRing = keyRing;
    await rotateKeys({ db: app.ctx.db, keyRing: createKeyRing([old, next]) }, () => undefined);
  });
});

describe('deleting', () => {
  it('a file that was removed for good removes its objects, also if the store is away for days', async () => {
    const id = await newLeavebit({ 'kept.bin': bytes, 'removed.bin': bytes });
    const [, removed] = await listFileIds(app, id);
    const before = await app.listKeys();
    await app.ctx.pool.query('delete from stored_files where id = $1', [removed]);
    app.simulator.misbehave((req) => Boolean(req.destroy()));
    await removeDiscardedObjects(app.ctx);
    const error = vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    await watchDiscardedObjects(app.ctx);
    expect(error).not.toHaveBeenCalled();
    app.clock.advance({ days: 3, hours: 1 });
    await watchDiscardedObjects(app.ctx);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({
        alarm: 'objects-not-removed',
        objects: before.length - (await namedKeys()).length,
      }),
      expect.any(String),
    );
    app.simulator.misbehave(null);
    expect(await app.listKeys()).toEqual(before);
    await removeDiscardedObjects(app.ctx);
    expect(await app.listKeys()).toEqual(await namedKeys());
    owner = await signIn(app, owner);
    await expectReadable(id, 'kept.bin');
  });

  it('an account removes its objects', async () => {
    await newLeavebit({ 'one.bin': bytes });
    const before = await app.listKeys();
    const tus = createTusClient(owner);
    const address = await tus.begin(bytes.length, {
      triggerByteId: await newLeavebit(),
      filename: 'half.bin',
    });
    await tus.patch(address, 0, bytes.subarray(0, 600_000)).expect(204);
    expect((await app.listKeys()).length).toBeGreaterThan(before.length);
    await owner.send('post', '/api/account/deletion').send({ tellPeople: false }).expect(200);
    await app.runDueJobs();
    for (const days of [6.1, 1, 0.02]) {
      app.clock.advance({ days });
      await advanceDeletions(app.ctx);
      await app.runDueJobs();
    }
    expect((await app.ctx.pool.query('select from users where id = $1', [owner.id])).rowCount).toBe(0);
    await removeDiscardedObjects(app.ctx);
    expect(await app.listKeys()).toEqual([]);
  });

  it('removes nothing in a recovery, because the files may be missed later', async () => {
    const id = await newLeavebit({ 'one.bin': bytes });
    const before = await app.listKeys();
    await app.ctx.pool.query('delete from trigger_bytes where id = $1', [id]);
    await app.ctx.pool.query('delete from stored_files where user_id = $1', [owner.id]);
    const now = app.clock.now();
    await app.ctx.db.transaction((tx) => beginRecovery(tx, { now, reason: 'A drill.' }));
    await removeDiscardedObjects(app.ctx);
    await discardOrphanedObjects(app.ctx);
    expect(await app.listKeys()).toEqual(before);
    await app.ctx.pool.query('update service_state set recovery_since = null, recovery_reason = null');
  });

  it('keeps the key of a removed object for a month', async () => {
    const keys = async () => (await app.ctx.pool.query('select from stored_objects')).rowCount;
    await newLeavebit({ 'one.bin': bytes });
    await app.ctx.pool.query('delete from stored_files');
    await removeDiscardedObjects(app.ctx);
    expect(await keys()).toBeGreaterThan(1);
    app.clock.advance({ days: 31 });
    await removeDiscardedObjects(app.ctx);
    expect(await keys()).toBe(0);
  });
});

describe('an object that no row names', () => {
  it('of another database in the same store stays', async () => {
    const other = `${app.ctx.random.uuid()}/${app.ctx.random.uuid()}`;
    await app.ctx.objectStore!.put(other, Buffer.from('not ours'));
    app.clock.advance({ days: 2 });
    await discardOrphanedObjects(app.ctx);
    await removeDiscardedObjects(app.ctx);
    expect(await app.ctx.objectStore!.read(other, { start: 0, end: 99 })).toEqual(Buffer.from('not ours'));
    await app.ctx.objectStore!.remove(other);
  });

  it('can’t be added to a file any more, so an upload that stood still for a day loses no byte', async () => {
    const id = await newLeavebit();
    const tus = createTusClient(owner);
    const address = await tus.begin(bytes.length, { triggerByteId: id, filename: 'slow.bin' });
    const store = app.ctx.objectStore!;
    const put = vi.spyOn(store, 'put').mockImplementationOnce(async (key, object) => {
      put.mockRestore();
      await store.put(key, object);
      // The process stands still between the answer of the store and its statement.
      app.clock.advance({ days: 1, minutes: 5 });
      await discardOrphanedObjects(app.ctx);
      await removeDiscardedObjects(app.ctx);
    });
    await tus.patch(address, 0, bytes).expect(500);
    const again = createTusClient((owner = await signIn(app, owner)));
    const offset = await again.offset(address);
    expect(offset).toBe(0);
    await again.patch(address, offset, bytes).expect(204);
    await expectReadable(id, 'slow.bin');
  });

  it('that an upload of several days wrote is named by its row all along', async () => {
    const id = await newLeavebit();
    const address = await createTusClient(owner).begin(bytes.length, {
      triggerByteId: id,
      filename: 'slow.bin',
    });
    for (let offset = 0; offset < bytes.length; offset += 300_000) {
      await createTusClient(owner)
        .patch(address, offset, bytes.subarray(offset, offset + 300_000))
        .expect(204);
      app.clock.advance({ hours: 23 });
      await discardOrphanedObjects(app.ctx);
      await removeDiscardedObjects(app.ctx);
      owner = await signIn(app, owner);
    }
    await expectReadable(id, 'slow.bin');
  });
});
