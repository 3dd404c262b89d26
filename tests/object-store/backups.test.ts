import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { removeDiscardedObjects } from '../../server/features/files/remove-discarded-objects.ts';
import { createBackupFolder, runBackup, startRestoredApp } from '../support/database/backups.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { startObjectStoreApp, type ObjectStoreApp } from '../support/object-store/object-store-app.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';
import { damageChunk, listFileIds, type ChunkDamage } from '../support/uploads/stored-chunks.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, signIn, type TestOwner } from '../support/visitor.ts';

let app: ObjectStoreApp;
let owner: TestOwner;
let folder: Awaited<ReturnType<typeof createBackupFolder>>;
/** Where each test's backup goes. */
let path: string;
beforeAll(async () => {
  app = await startObjectStoreApp();
  folder = await createBackupFolder();
  path = folder.path('one.backup');
});
beforeEach(async () => {
  owner = await registerOwner(app, `owner-${app.ctx.random.id()}@example.org`);
});
afterEach(async () => {
  app.simulator.misbehave(null);
  await app.ownersPool.query('delete from users');
  await removeDiscardedObjects(app.ctx);
  expect(await app.listKeys()).toEqual([]);
  await Promise.all([path, `${path}.part`].map((name) => rm(name, { force: true })));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const bytes = createPatternedBytes(700_001, 3);
const large = createPatternedBytes(6_000_000, 9);

async function newLeavebit(files: Record<string, Buffer> = {}): Promise<number> {
  const form = owner.send('post', '/api/trigger-bytes').field('sharingEmails[]', 'heir@example.org');
  for (const [name, content] of Object.entries(files)) form.attach('attachments', content, name);
  return ((await form.expect(201)).body as Leavebit).id;
}

/** Adds a file to the database's own store. */
async function inDatabase<T>(work: () => Promise<T>): Promise<T> {
  const { objectStore } = app.ctx;
  app.ctx.objectStore = null;
  const result = await work();
  app.ctx.objectStore = objectStore;
  return result;
}

async function expectFile(visitor: TestOwner, id: number, name: string, content: Buffer): Promise<void> {
  const { body } = await visitor
    .send('get', `/api/trigger-bytes/${id}/attachments/${name}`)
    .buffer(true)
    .expect(200);
  expect((body as Buffer).equals(content)).toBe(true);
}

/** Calls `then` before the simulator answers the n-th request for an object. */
function onRead(count: number, then: () => void): void {
  let reads = 0;
  app.simulator.misbehave((req) => {
    if (req.method === 'GET') reads += 1;
    if (req.method === 'GET' && reads === count) then();
    return false;
  });
}

async function expectNone(message: RegExp): Promise<void> {
  await expect(runBackup(app, path)).rejects.toThrow(message);
  expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false]);
}

describe('a backup', () => {
  it('holds the files of both stores, and restores them where there is no object store', async () => {
    const id = await newLeavebit({ 'object.bin': bytes, 'empty.bin': Buffer.alloc(0) });
    const other = await inDatabase(() => newLeavebit({ 'rows.bin': bytes }));
    const tus = createTusClient(owner);
    const whole = await tus.begin(large.length, { triggerByteId: id, filename: 'large.bin' });
    await tus.patch(whole, 0, large).expect(204);
    const half = await tus.begin(large.length, { triggerByteId: other, filename: 'half.bin' });
    await tus.patch(half, 0, large.subarray(0, 2_222_222)).expect(204);
    await runBackup(app, path);
    expect((await readFile(path)).includes(bytes.subarray(0, 100))).toBe(false);

    await using restored = await startRestoredApp(path, app);
    restored.ctx.objectStore = null;
    const visitor = await signIn(restored, owner);
    await expectFile(visitor, id, 'object.bin', bytes);
    await expectFile(visitor, id, 'empty.bin', Buffer.alloc(0));
    await expectFile(visitor, id, 'large.bin', large);
    await expectFile(visitor, other, 'rows.bin', bytes);
    const { rows } = await restored.ctx.pool.query(
      'select distinct store, (select count(*)::int from stored_objects) as objects from stored_files',
    );
    expect(rows).toEqual([{ store: 'postgres', objects: 0 }]);
    // An upload goes on in the database.
    const tusThere = createTusClient(visitor);
    expect(await tusThere.offset(half)).toBe(2_222_222);
    await tusThere.patch(half, 2_222_222, large.subarray(2_222_222)).expect(204);
    await expectFile(visitor, other, 'half.bin', large);
  });

  it('of a database without an object store is the same as before', async () => {
    const id = await inDatabase(() => newLeavebit({ 'rows.bin': bytes }));
    app.simulator.methods.length = 0;
    await runBackup(app, path);
    expect(app.simulator.methods).toEqual([]);
    await using restored = await startRestoredApp(path, app);
    await expectFile(await signIn(restored, owner), id, 'rows.bin', bytes);
  });

  it('holds a file that is deleted while it runs, because its objects stay until it ends', async () => {
    const id = await newLeavebit({ 'a.bin': bytes, 'b.bin': bytes });
    const before = await app.listKeys();
    const gone = vi.fn(async () => {
      await app.ctx.pool.query('delete from trigger_bytes where id = $1', [id]);
      await app.ctx.pool.query('delete from stored_files');
      await removeDiscardedObjects(app.ctx);
    });
    let deletion: Promise<void> | undefined;
    app.simulator.misbehave((req, _res, next) => {
      if (req.method !== 'GET' || deletion) return false;
      deletion = gone();
      void deletion.finally(next);
      return true;
    });
    await runBackup(app, path);
    await deletion;
    app.simulator.misbehave(null);
    expect(gone).toHaveBeenCalledOnce();
    expect(await app.listKeys()).toEqual(before);
    await removeDiscardedObjects(app.ctx);
    expect(await app.listKeys()).toEqual([]);
    await using restored = await startRestoredApp(path, app);
    await expectFile(await signIn(restored, owner), id, 'a.bin', bytes);
    await expectFile(await signIn(restored, owner), id, 'b.bin', bytes);
  });

  it('omits the bytes of a file that nobody could read', async () => {
    await newLeavebit({ 'a.bin': bytes });
    await app.ctx.pool.query('delete from trigger_byte_files');
    await runBackup(app, path);
    await using restored = await startRestoredApp(path, app);
    expect((await restored.ctx.pool.query('select from stored_files')).rowCount).toBe(1);
    expect((await restored.ctx.pool.query('select from stored_file_chunks')).rowCount).toBe(0);
  });
});

describe('no backup is made, and an earlier one stays,', () => {
  it('if the store is away from the beginning, or in the middle', async () => {
    const earlier = folder.path('earlier.backup');
    await newLeavebit({ 'a.bin': bytes, 'b.bin': bytes });
    await runBackup(app, earlier);
    const { size } = await stat(earlier);
    const isAway = () => app.simulator.misbehave((req) => Boolean(req.destroy()));
    isAway();
    await expectNone(/^The object store is unavailable: .*File \d+ couldn’t be copied/);
    onRead(3, isAway);
    await expectNone(/^The object store is unavailable: .*File \d+ couldn’t be copied/);
    expect((await stat(earlier)).size).toBe(size);
  });

  it('if FILES_URL isn’t set', async () => {
    await newLeavebit({ 'a.bin': bytes });
    await inDatabase(() => expectNone(/Set FILES_URL/));
  });

  it.each<[string, ChunkDamage]>([
    ['altered', 'altered'],
    ['exchanged', 'swapped'],
    ['not named', 'gone'],
  ])('if an object is %s', async (_what, damage) => {
    const id = await newLeavebit({ 'a.bin': bytes, 'b.bin': bytes });
    const [, fileId] = await listFileIds(app, id);
    for (const position of damage === 'gone' ? [2] : [1, 2]) {
      await damageChunk(app, { fileId: fileId!, position }, damage);
      await expectNone(
        new RegExp(`Stored file ${fileId} is damaged at chunk [12]: .* remove file ${fileId}`),
      );
    }
  });

  it('if an object is missing or too short', async () => {
    const id = await newLeavebit({ 'a.bin': bytes });
    const [fileId] = await listFileIds(app, id);
    const { rows } = await app.ctx.pool.query(
      `select object_folder || '/' || key as key from stored_objects, service_state where position = 1`,
    );
    const key = rows[0].key as string;
    const object = (await app.ctx.objectStore!.read(key, { start: 0, end: 9_000_000 }))!;
    await app.ctx.objectStore!.put(key, object.subarray(0, -1));
    await expectNone(new RegExp(`Stored file ${fileId} is damaged at chunk [12]`));
    await app.ctx.objectStore!.remove(key);
    await expectNone(new RegExp(`Stored file ${fileId} is damaged at chunk 1`));
  });

  it('if its process dies in the middle, after which discarded objects are removed again', async () => {
    const id = await newLeavebit({ 'a.bin': bytes, 'b.bin': bytes });
    const before = await app.listKeys();
    const env = {
      ...TEST_SETTINGS,
      ...app.simulator.credentials,
      DATABASE_URL: app.ctx.pool.options.connectionString!,
      FILES_URL: app.simulator.url,
    };
    const start = () => startChildServer(env, process.execPath, [...getProgramArguments('backup'), path]);
    const isReading = new Promise<void>((resolve) => {
      let reads = 0;
      app.simulator.misbehave((req) => {
        if (req.method !== 'GET') return false;
        reads += 1;
        if (reads < 4) return false;
        resolve();
        return true;
      });
    });
    const { child, ended } = start();
    await isReading;
    await app.ctx.pool.query('delete from stored_files where id = (select min(id) from stored_files)');
    await removeDiscardedObjects(app.ctx);
    app.simulator.misbehave(null);
    expect(await app.listKeys()).toEqual(before);
    child.kill('SIGKILL');
    await ended;
    expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, true]);
    await expect
      .poll(async () => {
        await removeDiscardedObjects(app.ctx);
        return (await app.listKeys()).length;
      })
      .toBeLessThan(before.length);
    await writeFile(`${path}.part`, '');
    const again = start();
    expect([await again.ended, again.output()]).toEqual([1, expect.stringContaining('delete it')]);
    await rm(`${path}.part`);
    const third = start();
    expect([await third.ended, third.output()]).toEqual([0, expect.stringContaining('contains')]);
    expect(id).toBeGreaterThan(0);
  });
});
