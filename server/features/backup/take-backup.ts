import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getTableName, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import type { ObjectStore } from '../../adapters/object-store.ts';
import { loadLastMigration } from '../../db/migration-history.ts';
import { listUsedKeyIds } from '../../db/used-key-ids.ts';
import { MIGRATION_LOCK } from '../../db/migrate.ts';
import { OperatorError } from '../../operator-error.ts';
import { OBJECT_REMOVAL_LOCK } from '../files/remove-discarded-objects.ts';
import { assertObjectsReadable, copyObjects } from './copy-objects.ts';
import {
  COPY_TRAILER,
  encodeBigint,
  encodeCopyRow,
  encodeInteger,
  withoutCopyTrailer,
} from './copy-format.ts';
import { excludedTables } from './excluded-tables.ts';
import { BACKUP_TAG_AAD, type BackupManifest, type BackupTable } from './manifest.ts';
import { withLongRunningClient } from './long-running-client.ts';
import { createRecordWriter, type RecordWriter } from './records.ts';
import type { Database } from '../../db/database.ts';
import { lastBackup, serviceState, storedFileChunks, storedFiles } from '../../db/schema/index.ts';

export interface BackupResult {
  takenAt: Date;
  bytes: number;
  tables: number;
}

interface Options {
  url: string;
  keyRing: KeyRing;
  /** Where files may be. Null: only in the database. */
  objectStore: ObjectStore | null;
  /** The destination file. Must not exist yet. */
  path: string;
  version: string;
  /** Defaults to the database's time; set by tests. */
  now?: Date;
  /** Called repeatedly with the number of bytes written so far. */
  onProgress?: (bytes: number) => void;
}

/** What replaces a column. A restored copy has its files in the database, until it is told to move them. */
const replacedColumns: Record<string, Record<string, string>> = {
  [getTableName(storedFiles)]: { store: `'postgres'::text` },
  [getTableName(serviceState)]: { object_folder: 'null::uuid' },
};

/** Limits a table's rows. While a file is moved to the object store or back, there are chunks that don't count yet. */
const selectedRows: Record<string, string> = {
  [getTableName(storedFileChunks)]:
    ` where file_id in (select id from stored_files where store = 'postgres')`,
};

/**
 * Writes a consistent snapshot of the whole database, and of the files in the object store, to a file while servers keep running. The file has a temporary name until
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
  const objects = { db: drizzle(client), keyRing: options.keyRing, objectStore: options.objectStore };
  await assertObjectsReadable(objects);
  const takenAt = options.now ?? (await client.query<{ now: Date }>('select now()')).rows[0]!.now;
  const writer = await createRecordWriter(file);
  await writer.write('M', {
    takenAt: takenAt.toISOString(),
    version: options.version,
    migration: await loadLastMigration(client),
    keys: await neededKeys(client, options.keyRing),
    sequences: await readSequences(client),
  } satisfies BackupManifest);
  for (const table of tables) {
    const isChunks = table.name === getTableName(storedFileChunks);
    const rows = isChunks ? withObjects(table, copyRows(client, table), objects) : copyRows(client, table);
    await writeTable(writer, table, rows, options.onProgress);
  }
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
  // Until the connection ends, no object of the snapshot is removed from the store.
  await client.query('select pg_advisory_lock_shared($1)', [OBJECT_REMOVAL_LOCK]);
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

/** A table's rows in PostgreSQL's binary COPY format. */
interface CopiedRows {
  pieces: AsyncIterable<Buffer>;
  /** Their number. Complete once `pieces` has ended. */
  count: () => number;
}

async function writeTable(
  writer: RecordWriter,
  table: BackupTable,
  { pieces, count }: CopiedRows,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  await writer.write('T', table);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
    await writer.write('D', piece);
    onProgress?.(writer.bytes());
  }
  await writer.write('E', { rows: count(), bytes, sha256: hash.digest('hex') });
}

function copyRows(client: pg.Client, { name, columns }: BackupTable): CopiedRows {
  const values = columns.map((column) => replacedColumns[name]?.[column] ?? client.escapeIdentifier(column));
  const stream = client.query(
    copyTo(
      `copy (select ${values.join(', ')} from ${client.escapeIdentifier(name)}${selectedRows[name] ?? ''}) to stdout (format binary)`,
    ),
  );
  return { pieces: stream, count: () => stream.rowCount };
}

/** Adds the chunks that are in the object store to those in the database, as if all of them were there. */
function withObjects(
  table: BackupTable,
  rows: CopiedRows,
  objects: Parameters<typeof copyObjects>[0],
): CopiedRows {
  let added = 0;
  async function* addObjects() {
    yield* withoutCopyTrailer(rows.pieces);
    for await (const { fileId, position, data } of copyObjects(objects)) {
      const values = { file_id: encodeBigint(fileId), position: encodeInteger(position), data };
      yield encodeCopyRow(table.columns.map((column) => values[column as keyof typeof values]));
      added += 1;
    }
    yield COPY_TRAILER;
  }
  return { pieces: addObjects(), count: () => rows.count() + added };
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
