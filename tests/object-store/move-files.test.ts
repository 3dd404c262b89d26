import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createKeyRing } from '../../server/adapters/crypto/key-ring.ts';
import { rotateKeys } from '../../server/db/rotate-keys.ts';
import type { FileStore } from '../../server/db/schema/index.ts';
import { discardOrphanedObjects } from '../../server/features/files/discard-orphaned-objects.ts';
import { moveFiles, countFilesToMove } from '../../server/features/files/move-files.ts';
import { removeDiscardedObjects } from '../../server/features/files/remove-discarded-objects.ts';
import { createBackupFolder, runBackup, startRestoredApp } from '../support/database/backups.ts';
import { startObjectStoreApp, type ObjectStoreApp } from '../support/object-store/object-store-app.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';
import { damageChunk, interceptChunkReads, listFileIds } from '../support/uploads/stored-chunks.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, signIn, type TestOwner } from '../support/visitor.ts';

const stores = ['s3', 'postgres'] as const;
const other = { s3: 'postgres', postgres: 's3' } satisfies Record<FileStore, FileStore>;

let app: ObjectStoreApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startObjectStoreApp();
});
beforeEach(async () => {
  owner = await registerOwner(app, `owner-${app.ctx.random.id()}@example.org`);
});
afterEach(async () => {
  app.simulator.misbehave(null);
  await app.ownersPool.query('delete from users');
  app.clock.advance({ days: 1, minutes: 5 });
  await discardOrphanedObjects(app.ctx);
  await removeDiscardedObjects(app.ctx);
  expect(await app.listKeys()).toEqual([]);
});
afterAll(() => app[Symbol.asyncDispose]());

/** Several objects, of which the last one is incomplete. */
const large = createPatternedBytes(5_000_003, 9);
const small = createPatternedBytes(300_000, 3);

/** A LeaveBit whose files are in the store from which they will move. */
async function newLeavebit(to: FileStore, files: Record<string, Buffer>): Promise<number> {
  const { objectStore } = app.ctx;
  if (to === 's3') app.ctx.objectStore = null;
  const form = owner.send('post', '/api/trigger-bytes').field('sharingEmails[]', 'heir@example.org');
  for (const [name, content] of Object.entries(files)) form.attach('attachments', content, name);
  const { body } = await form.expect(201);
  app.ctx.objectStore = objectStore;
  return (body as Leavebit).id;
}

async function expectFiles(id: number, files: Record<string, Buffer>, visitor = owner): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const { body } = await visitor
      .send('get', `/api/trigger-bytes/${id}/attachments/${name}`)
      .buffer(true)
      .expect(200);
    expect((body as Buffer).equals(content), name).toBe(true);
  }
}

/** How many files are in each store, and that none has bytes in the other one. */
async function loadPlaces(): Promise<Partial<Record<FileStore, number>>> {
  const { rows } = await app.ctx.pool.query(`
    select store, exists (select from stored_file_chunks where file_id = id) as rows,
      exists (select from stored_objects where file_id = id) as objects
    from stored_files where size is not null`);
  for (const row of rows)
    expect(row).toMatchObject({ rows: row.store === 'postgres', objects: row.store === 's3' });
  return Object.fromEntries(
    stores.flatMap((store) => {
      const count = rows.filter((row) => row.store === store).length;
      return count === 0 ? [] : [[store, count]];
    }),
  );
}

/** Calls `work` before the simulator answers the first such request. */
function beforeFirst(method: string, work: () => Promise<unknown>): void {
  let isFirst = true;
  app.simulator.misbehave((req, _res, next) => {
    if (req.method !== method || !isFirst) return false;
    isFirst = false;
    // The request must not be aborted by an unhandled failure, which the test would miss.
    void work().then(next, (error: Error) => _res.destroy(error));
    return true;
  });
}

describe.each(stores)('moving to %s', (to) => {
  const files = { 'large.bin': large, 'small.bin': small, 'empty.bin': Buffer.alloc(0) };

  it('moves every file, whose bytes stay the same, and then nothing more', async () => {
    const id = await newLeavebit(to, files);
    expect(await countFilesToMove(app.ctx.db, to)).toEqual({ files: 3, bytes: 5_300_003, unfinished: 0 });
    const progress = vi.fn();
    expect(await moveFiles(app.ctx, to, progress)).toEqual({
      files: 3,
      bytes: 5_300_003,
      failures: [],
      interruption: null,
    });
    expect(progress).toHaveBeenLastCalledWith(5_300_003);
    expect(await loadPlaces()).toEqual({ [to]: 3 });
    await expectFiles(id, files);
    app.simulator.methods.length = 0;
    expect(await moveFiles(app.ctx, to)).toMatchObject({ files: 0, bytes: 0 });
    expect(app.simulator.methods).toEqual([]);
    await removeDiscardedObjects(app.ctx);
    // Three objects for 20 chunks, and one for each of the others.
    expect(await app.listKeys()).toHaveLength(to === 's3' ? 5 : 0);
    await expectFiles(id, files);
  });

  it('leaves an unfinished upload where it is, and moves its file once it is complete', async () => {
    const id = await newLeavebit(to, {});
    const { objectStore } = app.ctx;
    if (to === 's3') app.ctx.objectStore = null;
    const tus = createTusClient(owner);
    const address = await tus.begin(large.length, { triggerByteId: id, filename: 'large.bin' });
    app.ctx.objectStore = objectStore;
    await tus.patch(address, 0, large.subarray(0, 2_000_000)).expect(204);
    expect(await moveFiles(app.ctx, to)).toMatchObject({ files: 0, failures: [] });
    expect(await countFilesToMove(app.ctx.db, to)).toEqual({ files: 0, bytes: 0, unfinished: 1 });
    await tus.patch(address, 2_000_000, large.subarray(2_000_000)).expect(204);
    expect(await moveFiles(app.ctx, to)).toMatchObject({ files: 1 });
    expect(await loadPlaces()).toEqual({ [to]: 1 });
    await expectFiles(id, { 'large.bin': large });
  });

  it('skips a file that is deleted meanwhile', async () => {
    const id = await newLeavebit(to, files);
    const [deleted] = await listFileIds(app, id);
    beforeFirst(to === 's3' ? 'PUT' : 'GET', () =>
      app.ctx.pool.query('delete from stored_files where id = $1', [deleted]),
    );
    expect(await moveFiles(app.ctx, to)).toMatchObject({ files: 2, failures: [], interruption: null });
    expect(await loadPlaces()).toEqual({ [to]: 2 });
    await expectFiles(id, { 'small.bin': small, 'empty.bin': Buffer.alloc(0) });
  });

  it('can be done by several processes at a time', async () => {
    const id = await newLeavebit(to, files);
    const reports = await Promise.all([0, 1, 2].map(() => moveFiles(app.ctx, to)));
    expect(reports.reduce((sum, report) => sum + report.files, 0)).toBe(3);
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(await loadPlaces()).toEqual({ [to]: 3 });
    await expectFiles(id, files);
  });

  it('does not mind a process that moves in the other direction', async () => {
    const id = await newLeavebit(to, files);
    await Promise.all([moveFiles(app.ctx, to), moveFiles(app.ctx, other[to])]);
    await loadPlaces();
    await expectFiles(id, files);
    await moveFiles(app.ctx, to);
    expect(await loadPlaces()).toEqual({ [to]: 3 });
    await expectFiles(id, files);
  });

  it('is not noticed by a download', async () => {
    const id = await newLeavebit(to, files);
    interceptChunkReads((read) => {
      if (read !== 4) return undefined;
      vi.restoreAllMocks();
      return moveFiles(app.ctx, to).then(() => removeDiscardedObjects(app.ctx));
    });
    await expectFiles(id, files);
    expect(await loadPlaces()).toEqual({ [to]: 3 });
  });

  it('works during a key rotation', async () => {
    const id = await newLeavebit(to, files);
    const old = { id: 'test', secret: Buffer.alloc(32, 7) };
    const next = { id: 'next', secret: Buffer.alloc(32, 8) };
    const { keyRing } = app.ctx;
    app.ctx.keyRing = createKeyRing([next, old]);
    beforeFirst('GET', () => rotateKeys(app.ctx, () => undefined));
    expect(await moveFiles(app.ctx, to)).toMatchObject({ files: 3, failures: [] });
    app.simulator.misbehave(null);
    await expectFiles(id, files);
    await rotateKeys({ db: app.ctx.db, keyRing: createKeyRing([old, next]) }, () => undefined);
    app.ctx.keyRing = keyRing;
    await expectFiles(id, files);
  });

  it('gives a backup that runs meanwhile every file', async () => {
    const id = await newLeavebit(to, files);
    await using folder = await createBackupFolder();
    const path = folder.path('moving.backup');
    // So the backup has an object to read when the move begins.
    const anchor = await newLeavebit('postgres', { 'anchor.bin': small });
    beforeFirst('GET', async () => {
      await moveFiles(app.ctx, to);
      await removeDiscardedObjects(app.ctx);
    });
    await runBackup(app, path);
    expect(await loadPlaces()).toEqual({ [to]: 4 });
    await using restored = await startRestoredApp(path, app);
    const visitor = await signIn(restored, owner);
    await expectFiles(id, files, visitor);
    await expectFiles(anchor, { 'anchor.bin': small }, visitor);
  });

  it.each(['altered', 'gone'] as const)(
    'leaves a file with a chunk that is %s, and names it',
    async (damage) => {
      const id = await newLeavebit(to, files);
      const [fileId] = await listFileIds(app, id);
      const { objectStore } = app.ctx;
      if (to === 's3') app.ctx.objectStore = null;
      await damageChunk(app, { fileId: fileId!, position: 3 }, damage);
      app.ctx.objectStore = objectStore;
      const report = await moveFiles(app.ctx, to);
      expect(report).toMatchObject({ files: 2, interruption: null });
      // An object that is gone takes chunks before this one with it.
      const chunk = damage === 'gone' ? '[0-3]' : '3';
      expect(report.failures).toEqual([
        expect.stringMatching(
          new RegExp(
            `^Stored file ${fileId} is damaged at chunk ${chunk}. It stays where it is, unchanged.$`,
          ),
        ),
      ]);
      await expectFiles(id, { 'small.bin': small, 'empty.bin': Buffer.alloc(0) });
      const { rows } = await app.ctx.pool.query('select store from stored_files where id = $1', [fileId]);
      expect(rows).toEqual([{ store: other[to] }]);
    },
  );

  it('stops while the store is away, loses nothing, and continues afterwards', async () => {
    const id = await newLeavebit(to, files);
    let requests = 0;
    app.simulator.misbehave((req) => {
      requests += 1;
      return requests > 4 && Boolean(req.destroy());
    });
    expect((await moveFiles(app.ctx, to)).interruption).not.toBeNull();
    app.simulator.misbehave(null);
    await loadPlaces();
    await expectFiles(id, files);
    expect((await moveFiles(app.ctx, to)).interruption).toBeNull();
    expect(await loadPlaces()).toEqual({ [to]: 3 });
    await expectFiles(id, files);
  });
});

it('nothing is switched to an object store that returns other bytes than it was given', async () => {
  const id = await newLeavebit('s3', { 'small.bin': small });
  const store = app.ctx.objectStore!;
  const read = vi.spyOn(store, 'read').mockImplementation(async (...args) => {
    read.mockRestore();
    const bytes = (await store.read(...args))!;
    bytes[300_000]! ^= 1;
    return bytes;
  });
  const report = await moveFiles(app.ctx, 's3');
  expect(report.failures).toEqual([expect.stringMatching(/^The copy of file \d+ differs from the original/)]);
  expect(await loadPlaces()).toEqual({ postgres: 1 });
  await expectFiles(id, { 'small.bin': small });
});

it('a store that takes no new files is still read, and what is there can be moved out', async () => {
  const id = await newLeavebit('postgres', { 'small.bin': small });
  const { objectStore } = app.ctx;
  app.ctx.objectStore = { ...objectStore!, takesNewFiles: false };
  await owner.send('post', `/api/upload/files/${id}`).attach('files', small, 'new.bin').expect(200);
  expect(await loadPlaces()).toEqual({ postgres: 1, s3: 1 });
  await expectFiles(id, { 'small.bin': small, 'new.bin': small });
  await moveFiles(app.ctx, 'postgres');
  expect(await loadPlaces()).toEqual({ postgres: 2 });
  app.ctx.objectStore = objectStore;
});

describe('npm run files:move', () => {
  const run = (...args: string[]) => {
    const env = {
      ...TEST_SETTINGS,
      ...app.simulator.credentials,
      DATABASE_URL: app.ctx.pool.options.connectionString!,
      FILES_URL: app.simulator.url,
    };
    return startChildServer(env, process.execPath, [...getProgramArguments('move-files'), ...args]);
  };
  const finish = async (...args: string[]): Promise<[number | null, string]> => {
    const child = run(...args);
    return [await child.ended, child.output()];
  };

  it('says what it would do, does it, and says why it stops', async () => {
    const files = { 'large.bin': large, 'small.bin': small };
    const id = await newLeavebit('s3', files);
    for (const args of [[], ['--to'], ['--to', 's4'], ['--to', 's3', '--now']])
      expect(await finish(...args)).toEqual([1, expect.stringContaining('Usage:')]);
    expect(await finish('--to', 's3', '--dry-run')).toEqual([
      0,
      'To be moved to the object store: 2 files, 5.3 MB.\n',
    ]);
    expect(await loadPlaces()).toEqual({ postgres: 2 });
    app.simulator.misbehave((req) => Boolean(req.destroy()));
    const [code, output] = await finish('--to', 's3');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/unavailable: .*\. 2 files, 5\.3 MB, have yet/),
    ]);
    app.simulator.misbehave(null);
    expect(await finish('--to', 's3')).toEqual([0, expect.stringContaining('Moved 2 files, 5.3 MB.\n')]);
    expect(await finish('--to', 's3')).toEqual([0, expect.stringContaining('Moved 0 files')]);
    await expectFiles(id, files);
  });

  // Where the process is when it is killed. A request never gets an answer, or a lock is never released.
  it.each([
    ['s3', 'before an object is written', 'PUT', 'before'],
    ['s3', 'after an object is written', 'PUT', 'after'],
    ['s3', 'before it reads an object back', 'GET', 'before'],
    ['s3', 'in the transaction that switches the row', 'lock', 'before'],
    ['postgres', 'while it reads an object', 'GET', 'before'],
    ['postgres', 'in the transaction that switches the row', 'lock', 'before'],
  ] as const)('can be killed while moving to %s, %s', async (to, _when, step, moment) => {
    const files = { 'large.bin': large, 'small.bin': small };
    const id = await newLeavebit(to, files);
    const lock = await app.ownersPool.connect();
    await lock.query('begin');
    const reached = new Promise<void>((resolve) => {
      let requests = 0;
      app.simulator.misbehave((req, res, next) => {
        if (step === 'lock' || req.method !== step) return false;
        requests += 1;
        if (requests < 3) return false;
        if (moment === 'before') {
          resolve();
          return true;
        }
        res.end = (() => {
          resolve();
          return res;
        }) as typeof res.end;
        next();
        return true;
      });
    });
    if (step === 'lock') await lock.query('select from stored_files for update');
    const child = run('--to', to);
    if (step === 'lock')
      await expect
        .poll(
          async () =>
            (
              await app.ownersPool.query(
                `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
              )
            ).rowCount,
        )
        .toBeGreaterThan(0);
    else await reached;
    child.child.kill('SIGKILL');
    await child.ended;
    await lock.query('rollback');
    lock.release();
    app.simulator.misbehave(null);
    await loadPlaces();
    await expectFiles(id, files);
    expect(await finish('--to', to)).toEqual([0, expect.stringContaining('Moved ')]);
    expect(await loadPlaces()).toEqual({ [to]: 2 });
    await expectFiles(id, files);
    // What the killed process wrote is removed by the usual job.
    app.clock.advance({ days: 1, minutes: 5 });
    await discardOrphanedObjects(app.ctx);
    await removeDiscardedObjects(app.ctx);
    owner = await signIn(app, owner);
    await expectFiles(id, files);
    const { rows } = await app.ctx.pool.query('select key from stored_objects where file_id is not null');
    expect(await app.listKeys()).toEqual(rows.map(({ key }) => key as string).toSorted());
  });
});
