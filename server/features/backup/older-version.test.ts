import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { expect, it } from 'vitest';
import { createBackupFolder, runRestore } from '#tests/support/database/backups.ts';
import { createEmptyDatabase } from '#tests/support/database/test-database.ts';
import { runOnDatabase } from '#tests/support/database/template-database.ts';
import { createKeyRing } from '../../adapters/crypto/key-ring.ts';
import { isSchemaUpToDate, MIGRATIONS_FOLDER, runMigrationsUpTo } from '../../db/migration-history.ts';
import { BACKUP_TAG_AAD } from './manifest.ts';
import { createRecordWriter } from './records.ts';

const keyRing = createKeyRing([{ id: 'test', secret: Buffer.alloc(32, 7) }]);

/** Writes a backup as an earlier version would have, with two tables of one row each. */
async function writeOldBackup(path: string, migration: { name: string; hash: string }): Promise<void> {
  await using old = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  await runMigrationsUpTo(client, migration.hash);
  await client.query(
    "insert into users (id, username, email, password, last_update, created_at) values (1, 'o@example.org', 'o@example.org', '', now(), now())",
  );
  const file = await open(path, 'wx');
  const writer = await createRecordWriter(file);
  const keys = keyRing
    .fingerprints()
    .map(({ id, fingerprint }) => ({ id, fingerprint: fingerprint.toString('hex') }));
  await writer.write('M', {
    takenAt: new Date(0).toISOString(),
    version: '0.0.1',
    migration,
    keys,
    sequences: [],
  });
  for (const [name, columns] of [
    ['service_state', ['id', 'confirmations']],
    ['users', ['id', 'username', 'email', 'password', 'last_update', 'created_at']],
  ] as const) {
    const rows = client.query(copyTo(`copy ${name} (${columns.join()}) to stdout (format binary)`));
    const content = Buffer.concat(await rows.toArray());
    await writer.write('T', { name, columns: [...columns] });
    await writer.write('D', content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await writer.write('E', { rows: 1, bytes: content.length, sha256 });
  }
  const sha256 = writer.digest();
  await writer.write('Z', {
    tables: 2,
    sha256,
    seal: keyRing.encryptText(sha256, BACKUP_TAG_AAD).toString('hex'),
  });
  await file.close();
  await client.end();
}

it('restores a backup of an earlier version, and brings it up to date', async () => {
  await using folder = await createBackupFolder();
  await using empty = await createEmptyDatabase();
  const [baseline] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await writeOldBackup(folder.path('old'), { name: '0000_baseline', hash: baseline!.hash });
  await runRestore(empty.url, folder.path('old'), { keyRing });
  expect(await runOnDatabase(empty.url, 'select email from users')).toEqual([{ email: 'o@example.org' }]);
  expect(
    await runOnDatabase(
      empty.url,
      'select recovery_since is not null as yes, is_restored from service_state',
    ),
  ).toEqual([{ yes: true, is_restored: true }]);
  const pool = new pg.Pool({ connectionString: empty.url, max: 1 });
  // A connection may still be closing when the database is dropped.
  pool.on('error', () => undefined);
  expect(await isSchemaUpToDate(pool)).toBe(true);
  await pool.end();
});

it('names the version that made a backup which this one does not know', async () => {
  await using folder = await createBackupFolder();
  const file = await open(folder.path('new'), 'wx');
  const writer = await createRecordWriter(file);
  const migration = { name: '0999_flying-cars', hash: 'a'.repeat(64) };
  await writer.write('M', {
    takenAt: new Date(0).toISOString(),
    version: '9.9.9',
    migration,
    keys: [],
    sequences: [],
  });
  await file.close();
  await expect(runRestore('postgres://127.0.0.1:1/none', folder.path('new'), { keyRing })).rejects.toThrow(
    /Version 9\.9\.9 of LeaveBits made this backup, with migration 0999_flying-cars\. This version, 1\.2\.3, doesn’t have that migration/,
  );
});
