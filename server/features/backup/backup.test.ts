import { mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import {
  runBackup,
  createBackupFolder,
  runRestore,
  startRestoredApp,
} from '#tests/support/database/backups.ts';
import { readDatabaseCatalog } from '#tests/support/database/database-catalog.ts';
import { createEmptyDatabase } from '#tests/support/database/test-database.ts';
import { createLeavebitForDeath, createOwnerWithReporters } from '#tests/support/release/release.ts';
import { createRandomIntegers } from '#tests/support/run-seed.ts';
import { runOnDatabase } from '#tests/support/database/template-database.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signIn, type TestOwner } from '#tests/support/visitor.ts';
import { findLastBackupTime } from '../../doctor/probe-database.ts';
import { databaseRoles } from '../../db/roles/role-names.ts';
import { createKeyRing } from '../../adapters/crypto/key-ring.ts';
import { assertPostgresVersion, restoreBackup } from './restore-backup.ts';
import { verifyBackup, readBackup } from './read-backup.ts';
import { excludedTables } from './excluded-tables.ts';
import { recordBackup } from './take-backup.ts';

let app: TestApp;
let owner: TestOwner;
let folder: Awaited<ReturnType<typeof createBackupFolder>>;
let whole: string;
/** The URL of one of the owner's files. */
let letters: string;
const content = Buffer.alloc(700_000, 'The whole story. ');

beforeAll(async () => {
  app = await startTestApp();
  folder = await createBackupFolder();
  owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, 'heir@example.org');
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'Letters')
    .field('sharingEmails[]', 'heir@example.org')
    .attach('attachments', content, 'letters.bin')
    .expect(201);
  letters = `/api/trigger-bytes/${(created.body as Leavebit).id}/attachments/letters.bin`;
  await app.runDueJobs();
  // An enum value that a later migration added.
  await app.ctx.pool.query(`
    insert into checkouts select 'c', id, null, 1, 1, 1, now(), now(), now(), now(), now() from subscriptions;
    insert into agreements (token, subscription_id, checkout_id, created_at, cancel_wanted_at, cancel_reason)
      select 'token', id, 'c', now(), now(), 'deleted' from subscriptions`);
  whole = folder.path('whole.backup');
  await runBackup(app, whole);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const urlOf = ({ ctx }: TestApp) => ctx.pool.options.connectionString!;
const restore = (url: string, path: string) => runRestore(url, path, app.ctx);
const keyRing = (id: string, byte: number) => createKeyRing([{ id, secret: Buffer.alloc(32, byte) }]);
const tablesOf = (url: string) =>
  runOnDatabase<{ name: string }>(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information)' order by 1`,
  );

const any = createRandomIntegers('damaged backups');
/** All rows of a table, in a fixed order. */
const rowsOf = (url: string, table: string) =>
  runOnDatabase(url, `select to_jsonb(t) as row from "${table}" t order by to_jsonb(t)::text`);

it('brings back every row of every table that it does not leave out, in the same form', async () => {
  await using empty = await createEmptyDatabase();
  await restore(empty.url, whole);
  const differs: string[] = [];
  const names = (await tablesOf(urlOf(app))).map(({ name }) => name);
  const out = new Set(excludedTables.map((table) => getTableName(table)));
  const queue = (name: string) => name.startsWith('_private') || name === 'migrations';
  const special = new Set(['service_state', '__drizzle_migrations']);
  let rows = 0;
  for (const name of names.filter((name) => !queue(name) && !special.has(name))) {
    if (
      !(await runOnDatabase<{ t: string | null }>(empty.url, `select to_regclass('public.${name}') as t`))[0]!
        .t
    )
      continue;
    const [before, after] = [await rowsOf(urlOf(app), name), await rowsOf(empty.url, name)];
    rows += after.length;
    if (out.has(name) ? after.length > 0 : JSON.stringify(before) !== JSON.stringify(after))
      differs.push(name);
  }
  expect(differs).toEqual([]);
  expect(rows).toBeGreaterThan(20);
  const formOf = async (url: string) => {
    const { schema, rest } = await readDatabaseCatalog(url);
    return [...schema, ...rest.filter((line) => !/^(row|namespace dev)/.test(line))];
  };
  expect(await formOf(empty.url)).toEqual(await formOf(urlOf(app)));
});

it('restores a file byte for byte on another machine, where nothing happens automatically', async () => {
  await using other = await startRestoredApp(whole, app);
  expect((await other.ctx.pool.query('select recovery_reason from service_state')).rows).toEqual([
    { recovery_reason: expect.stringMatching(/^A backup of 20.* UTC was restored\.$/) as string },
  ]);
  const visitor = await signIn(other, owner);
  const got = await visitor.send('get', letters).buffer(true).expect(200);
  expect(Buffer.compare(got.body as Buffer, content)).toBe(0);
});

it('never holds a key, and only its own account can read it', async () => {
  const bytes = await readFile(whole);
  const secret = Buffer.alloc(32, 7);
  for (const text of [
    secret,
    secret.toString('base64'),
    secret.toString('hex'),
    TEST_SETTINGS.SESSION_SECRET,
  ]) {
    expect(bytes.includes(text)).toBe(false);
  }
  expect((await stat(whole)).mode & 0o777).toBe(0o600);
  const manifest = JSON.parse(bytes.subarray(24, 24 + bytes.readUInt32BE(20)).toString()) as object;
  expect(Object.keys(manifest)).toEqual(['takenAt', 'version', 'migration', 'keys', 'sequences']);
  expect(manifest).toMatchObject({ version: '1.2.3', keys: [{ id: 'test' }] });
});

it('refuses a file that is no backup, is cut off anywhere, or has one altered byte, and changes nothing', async () => {
  await using empty = await createEmptyDatabase();
  const bytes = await readFile(whole);
  const path = folder.path('bad.backup');
  const refused = async (file: Buffer) => {
    await writeFile(path, file);
    return restore(empty.url, path).then(
      () => 'restored',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    );
  };
  expect(await refused(Buffer.from('PGDMP and so on, not ours'))).toContain('isn’t a backup');
  expect(await refused(Buffer.alloc(0))).toContain('isn’t a backup');
  for (const length of [18, 30, 5000, any(20, bytes.length), bytes.length - 1]) {
    expect(await refused(bytes.subarray(0, length)), `${length}`).toMatch(/InvalidBackupError: .*truncated/);
  }
  for (const at of [
    18,
    19,
    22,
    bytes.length - 3,
    ...Array.from({ length: 20 }, () => any(17, bytes.length)),
  ]) {
    const altered = Buffer.from(bytes);
    altered[at]! ^= 1 << any(0, 8);
    expect(await refused(altered), `byte ${at}`).toMatch(
      /InvalidBackupError|OperatorError: (DATA_KEYS|Version)/,
    );
  }
  expect(await refused(Buffer.concat([bytes, Buffer.from('x')]))).toContain('damaged');
  expect(await tablesOf(empty.url)).toEqual([]);
});

it('names the keys that are missing or are other ones, before it touches the database', async () => {
  const nowhere = 'postgres://127.0.0.1:1/none';
  await expect(runRestore(nowhere, whole, { keyRing: keyRing('new', 7) })).rejects.toThrow(
    /DATA_KEYS lacks "test"/,
  );
  await expect(runRestore(nowhere, whole, { keyRing: keyRing('test', 8) })).rejects.toThrow(
    /different keys "test"/,
  );
});

it('refuses a file that somebody without the keys has made', async () => {
  await using empty = await createEmptyDatabase();
  const forged = { ...keyRing('test', 8), fingerprints: () => app.ctx.keyRing.fingerprints() };
  const path = folder.path('forged.backup');
  await runBackup({ ctx: { ...app.ctx, keyRing: forged } }, path);
  await expect(restore(empty.url, path)).rejects.toThrow(/integrity tag is invalid/);
  expect(await tablesOf(empty.url)).toEqual([]);
});

it('refuses a database that is not empty, so a backup is not restored twice', async () => {
  await using empty = await createEmptyDatabase();
  await restore(empty.url, whole);
  const users = await rowsOf(empty.url, 'users');
  await expect(restore(empty.url, whole)).rejects.toThrow(/isn’t empty/);
  expect(await rowsOf(empty.url, 'users')).toEqual(users);
});

it('writes no file over another, and leaves none when it fails', async () => {
  await expect(runBackup(app, whole)).rejects.toThrow(/exists. Choose another name/);
  const path = folder.path('half.backup');
  await writeFile(`${path}.part`, '');
  await expect(runBackup(app, path)).rejects.toThrow(/a backup is being written/);
  await expect(runBackup(app, folder.path('no/such/folder'))).rejects.toThrow(/ENOENT/);
  await mkdir(folder.path('folder'));
  await expect(runBackup(app, folder.path('folder'))).rejects.toThrow(/exists/);
});

it('never adopts the folder of the original in an object store', async () => {
  const path = folder.path('objects.backup');
  await app.ownersPool.query('update service_state set object_folder = gen_random_uuid()');
  await runBackup(app, path);
  await app.ownersPool.query('update service_state set object_folder = null');
  await using empty = await createEmptyDatabase();
  await restore(empty.url, path);
  expect(await rowsOf(empty.url, 'service_state')).toMatchObject([{ row: { object_folder: null } }]);
});

it('removes what it has written when the disk is full', async () => {
  const file = await open(whole);
  const files = Object.getPrototypeOf(file) as typeof file;
  await file.close();
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  vi.spyOn(files, 'writeFile').mockRejectedValueOnce(full);
  await expect(runBackup(app, folder.path('full.backup'))).rejects.toMatchObject({ code: 'ENOSPC' });
  for (const name of ['full.backup', 'full.backup.part']) {
    await expect(stat(folder.path(name))).rejects.toThrow(/ENOENT/);
  }
  await runBackup(app, folder.path('full.backup'));
});

it('notes the time of the last backup, and never an earlier one', async () => {
  const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
  expect(await findLastBackupTime(app.ctx.db)).toBe(null);
  for (const takenAt of [early, late, early]) await recordBackup(app.ctx.db, { takenAt, bytes: 5 });
  expect(await rowsOf(urlOf(app), 'last_backup')).toMatchObject([{ row: { id: 1, bytes: 5 } }]);
  expect(await findLastBackupTime(app.ctx.db)).toEqual(late);
});

it('holds one moment, whatever is written meanwhile', async () => {
  await app.ownersPool.query(
    `create table public.pairs_a (n int primary key); create table public.pairs_z (n int primary key);
     grant select on pairs_a, pairs_z to ${databaseRoles.server}`,
  );
  try {
    let isOver = false;
    const writing = (async () => {
      for (let n = 0; !isOver; n += 1) {
        await app.ownersPool.query(
          `with a as (insert into pairs_a values (${n})) insert into pairs_z values (${n})`,
        );
      }
    })();
    const path = folder.path('busy.backup');
    await runBackup(app, path);
    isOver = true;
    await writing;
    const counts: number[] = [];
    const file = await open(path);
    await readBackup(file, app.ctx.keyRing, async ({ name }, pieces) => {
      let bytes = 0;
      for await (const piece of pieces) bytes += piece.length;
      if (name.startsWith('pairs_')) counts.push(bytes);
      return null;
    });
    await file.close();
    expect(counts).toHaveLength(2);
    expect(counts[0]).toBe(counts[1]);
  } finally {
    await app.ownersPool.query('drop table pairs_a, pairs_z');
  }
});

it('reads the file again while it loads, and loads nothing of one that changed meanwhile', async () => {
  await using empty = await createEmptyDatabase();
  const path = folder.path('changing.backup');
  await writeFile(path, await readFile(whole));
  const file = await open(path, 'r');
  const manifest = await verifyBackup(file, { keyRing: app.ctx.keyRing, version: '1.2.3' });
  await truncate(path, (await stat(path)).size - 200);
  await expect(restoreBackup(file, manifest, { url: empty.url, keyRing: app.ctx.keyRing })).rejects.toThrow(
    /truncated/,
  );
  await file.close();
  expect(await tablesOf(empty.url)).toEqual([]);
});

it('is restored only into a PostgreSQL that can take it', () => {
  expect(() => assertPostgresVersion(160_009)).toThrow('PostgreSQL 17 or newer, and this is version 16.');
  expect(() => assertPostgresVersion(170_000)).not.toThrow();
});
