import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getTableName, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import { loadLastMigration } from '../../db/migration-history.ts';
import { listUsedKeyIds } from '../../db/used-key-ids.ts';
import { MIGRATION_LOCK } from '../../db/migrate.ts';
import { OperatorError } from '../../operator-error.ts';
import { excludedTables } from './excluded-tables.ts';
import { BACKUP_TAG_AAD, type BackupManifest, type BackupTable } from './manifest.ts';
import { withLongRunningClient } from './long-running-client.ts';
import { createRecordWriter, type RecordWriter } from './records.ts';
import type { Database } from '../../db/database.ts';
import { lastBackup } from '../../db/schema/index.ts';

export interface BackupResult {
  takenAt: Date;
  bytes: number;
  tables: number;
}

interface Options {
  url: string;
  keyRing: KeyRing;
  /** The destination file. Must not exist yet. */
  path: string;
  version: string;
  /** Defaults to the database's time; set by tests. */
  now?: Date;
  /** Called repeatedly with the number of bytes written so far. */
  onProgress?: (bytes: number) => void;
}

/**
 * Writes a consistent snapshot of the whole database to a file while servers keep running. The file has a temporary name until
 * it is complete and synced to disk.
 * @throws OperatorError, leaving no file behind, if the backup can't be made
 */
export async function takeBackup(options: Options): Promise<BackupResult> {
  const { path, url } = options;
  const draft = `${path}.part`;
  if (existsSync(path))
    throw new OperatorError(`${path} already exists. Choose another name, or move the file.`);
  return withLongRunningClient(url, async (client) => {
    const file = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      throw new OperatorError(
        `${draft} exists: a backup is being written to it or was interrupted. If none is running, delete it.`,
      );
    });
    try {
      const made = await writeBackup(client, file, options);
      await file.sync();
      await file.close();
      await rename(draft, path);
      await syncFolder(dirname(path));
      return made;
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(draft, { force: true });
      throw error;
    }
  });
}

async function writeBackup(client: pg.Client, file: FileHandle, options: Options): Promise<BackupResult> {
  const tables = await holdStill(client);
  const takenAt = options.now ?? (await client.query<{ now: Date }>('select now()')).rows[0]!.now;
  const writer = await createRecordWriter(file);
  await writer.write('M', {
    takenAt: takenAt.toISOString(),
    version: options.version,
    migration: await loadLastMigration(client),
    keys: await neededKeys(client, options.keyRing),
    sequences: await readSequences(client),
  } satisfies BackupManifest);
  for (const table of tables) await writeTable(client, writer, table, options.onProgress);
  const sha256 = writer.digest();
  const seal = options.keyRing.encryptText(sha256, BACKUP_TAG_AAD).toString('hex');
  await writer.write('Z', { tables: tables.length, sha256, seal });
  await client.query('commit');
  return { takenAt, bytes: writer.bytes(), tables: tables.length };
}

/**
 * Begins a snapshot transaction and locks the tables against schema changes until it ends.
 * @returns the tables to copy
 */
async function holdStill(client: pg.Client): Promise<BackupTable[]> {
  // A migration must not run between listing the tables and locking them.
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<BackupTable>(
    `select c.relname as name, (
       select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     ) as columns
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [excludedTables.map((table) => getTableName(table))],
  );
  const names = rows.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  return rows;
}

async function neededKeys(client: pg.Client, keyRing: KeyRing): Promise<BackupManifest['keys']> {
  // The backup itself is authenticated with the current key.
  const needed = new Set([keyRing.currentId, ...(await listUsedKeyIds(drizzle(client)))]);
  return keyRing
    .fingerprints()
    .filter(({ id }) => needed.has(id))
    .map(({ id, fingerprint }) => ({ id, fingerprint: fingerprint.toString('hex') }));
}

/** Sequences aren't transactional. A value read later is only higher, which is harmless. */
async function readSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}

async function writeTable(
  client: pg.Client,
  writer: RecordWriter,
  table: BackupTable,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  await writer.write('T', table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(
    copyTo(`copy ${client.escapeIdentifier(table.name)} (${columns}) to stdout (format binary)`),
  );
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of rows as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    await writer.write('D', piece);
    onProgress?.(writer.bytes());
  }
  await writer.write('E', { rows: rows.rowCount, bytes, sha256: hash.digest('hex') });
}

/** Makes the rename survive a power failure. Not every system supports this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Records a finished backup unless a later one is already recorded. */
export async function recordBackup(
  db: Database,
  { takenAt, bytes }: Pick<BackupResult, 'takenAt' | 'bytes'>,
): Promise<void> {
  await db
    .insert(lastBackup)
    .values({ takenAt, bytes })
    .onConflictDoUpdate({
      target: lastBackup.id,
      set: { takenAt, bytes },
      setWhere: lt(lastBackup.takenAt, sql`excluded.taken_at`),
    });
}
