import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { ObjectStoreUnavailableError } from '../../adapters/object-store.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  storedFileChunks,
  storedFiles,
  storedObjects,
  triggerByteFiles,
  triggerBytes,
  type FileStore,
} from '../../db/schema/index.ts';
import { ENCRYPTED_CHUNK_BYTES, MAX_CHUNKS_PER_BATCH } from './chunk-batch.ts';
import { getObjectFolder, getObjectStore, type ObjectContext } from './object-folder.ts';
import { openChunkReader } from './read-chunks.ts';
import { openChunk, StoredFileDamagedError } from './read-stored-file.ts';
import { getChunkCount } from './stored-file.ts';
import { insertChunksSql, writeChunks, type WrittenChunks } from './write-chunks.ts';

const FILES_PER_QUERY = 100;
/** Bounds the memory. A file on its way to PostgreSQL is in memory as a whole, 50 MB at most. */
const FILES_AT_ONCE = 3;

type MoveContext = ObjectContext & Pick<Context, 'keyRing' | 'random'>;

export interface MoveReport {
  files: number;
  /** Of plaintext. */
  bytes: number;
  /** One sentence per file that stays where it is, because its bytes are damaged or couldn't be stored. */
  failures: string[];
  /** Set if the store became unavailable. The next run continues. */
  interruption: ObjectStoreUnavailableError | null;
}

interface MovableFile {
  id: number;
  size: number;
  sha256: Buffer;
  leavebitId: number;
  dataKeyId: string;
  dataKey: Buffer;
}

/** A store returned other bytes than it was given. */
class UnequalCopyError extends Error {
  constructor({ id }: MovableFile) {
    super(`The copy of file ${id} differs from the original`);
  }
}

/**
 * Moves all complete files of LeaveBits to a store while servers run. A file is read, verified, written and read back before one
 * transaction switches its row and removes its bytes from the other store, so it is readable throughout. Can be interrupted at any
 * time and rerun. Several can run at a time. Objects that an interrupted run wrote are discarded as orphans.
 * @param onProgress called with the number of plaintext bytes moved so far
 */
export async function moveFiles(
  ctx: MoveContext,
  to: FileStore,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<MoveReport> {
  const report: MoveReport = { files: 0, bytes: 0, failures: [], interruption: null };
  for (;;) {
    const movedBefore = report.files;
    report.failures = [];
    for (let files = await listFiles(ctx.db, to, 0); files.length > 0;) {
      for (let first = 0; first < files.length; first += FILES_AT_ONCE) {
        const group = files.slice(first, first + FILES_AT_ONCE);
        await Promise.all(group.map((file) => moveAndReport(ctx, file, to, report)));
        onProgress(report.bytes);
        if (report.interruption) return report;
      }
      files = await listFiles(ctx.db, to, files.at(-1)!.id);
    }
    // Uploads may have been completed meanwhile.
    if (report.files === movedBefore) return report;
  }
}

/** What `moveFiles` would move, and how many files have to wait for the end of their upload. */
export async function countFilesToMove(
  db: Database,
  to: FileStore,
): Promise<{ files: number; bytes: number; unfinished: number }> {
  const [counts] = await db
    .select({
      files: sql`count(${triggerByteFiles.storedFileId})`.mapWith(Number),
      bytes:
        sql`coalesce(sum(${storedFiles.size}) filter (where ${triggerByteFiles.storedFileId} is not null), 0)`.mapWith(
          Number,
        ),
      unfinished: sql`count(*) filter (where ${triggerByteFiles.storedFileId} is null)`.mapWith(Number),
    })
    .from(storedFiles)
    .leftJoin(triggerByteFiles, eq(triggerByteFiles.storedFileId, storedFiles.id))
    .where(ne(storedFiles.store, to));
  return counts!;
}

function listFiles(db: Database, to: FileStore, after: number): Promise<MovableFile[]> {
  return db
    .select({
      id: storedFiles.id,
      size: sql`${storedFiles.size}`.mapWith(Number),
      sha256: sql<Buffer>`${storedFiles.sha256}`,
      leavebitId: triggerBytes.id,
      dataKeyId: triggerBytes.dataKeyId,
      dataKey: triggerBytes.dataKey,
    })
    .from(storedFiles)
    .innerJoin(triggerByteFiles, eq(triggerByteFiles.storedFileId, storedFiles.id))
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(and(ne(storedFiles.store, to), isNotNull(storedFiles.size), gt(storedFiles.id, after)))
    .orderBy(asc(storedFiles.id))
    .limit(FILES_PER_QUERY);
}

async function moveAndReport(
  ctx: MoveContext,
  file: MovableFile,
  to: FileStore,
  report: MoveReport,
): Promise<void> {
  try {
    if (!(await (to === 's3' ? moveToObjects : moveToDatabase)(ctx, file))) return;
    report.files += 1;
    report.bytes += file.size;
  } catch (error) {
    if (error instanceof ObjectStoreUnavailableError) report.interruption = error;
    else if (error instanceof UnequalCopyError)
      report.failures.push(`${error.message}. It stays where it is.`);
    else if (!(error instanceof StoredFileDamagedError)) throw error;
    // Bytes are also missing if the file was deleted, or moved by another process, after it was listed.
    else if (await isInOtherStore(ctx.db, file, to))
      report.failures.push(`${error.message}. It stays where it is, unchanged.`);
  }
}

/** Reads a file in batches, and verifies each chunk, and finally the whole. @throws StoredFileDamagedError */
async function* readVerified(
  ctx: MoveContext,
  file: MovableFile,
): AsyncGenerator<{ first: number; count: number; encrypted: Buffer }> {
  const dataKey = ctx.keyRing.unwrapDataKey(file.leavebitId, file);
  const reader = await openChunkReader(ctx, file.id);
  const hash = createHash('sha256');
  const count = getChunkCount(file.size);
  for (let first = 0; first < count; first += MAX_CHUNKS_PER_BATCH) {
    const last = Math.min(first + MAX_CHUNKS_PER_BATCH, count) - 1;
    const chunks = await reader.read(first, last);
    for (let position = first; position <= last; position += 1)
      hash.update(openChunk(dataKey, file, position, chunks[position - first]));
    yield { first, count: chunks.length, encrypted: Buffer.concat(chunks) };
  }
  if (!hash.digest().equals(file.sha256)) throw new StoredFileDamagedError(file.id, count - 1);
}

/** @returns false if the file was deleted or moved meanwhile */
async function moveToObjects(ctx: MoveContext, file: MovableFile): Promise<boolean> {
  const written: { first: number; chunks: WrittenChunks }[] = [];
  for await (const { first, count, encrypted } of readVerified(ctx, file)) {
    const chunks = await writeChunks(ctx, 's3', { encrypted, count });
    if (chunks.store !== 's3') throw new Error('the chunks went to the wrong store');
    const key = (await getObjectFolder(ctx)) + chunks.key;
    const copy = await getObjectStore(ctx).read(key, { start: 0, end: encrypted.length });
    if (!copy?.equals(encrypted)) throw new UnequalCopyError(file);
    written.push({ first, chunks });
  }
  return ctx.db.transaction(async (tx) => {
    if (!(await isInOtherStore(tx, file, 's3'))) return false;
    for (const { first, chunks } of written) await insertChunks(tx, file, first, chunks);
    await tx.update(storedFiles).set({ store: 's3' }).where(eq(storedFiles.id, file.id));
    await tx.delete(storedFileChunks).where(eq(storedFileChunks.fileId, file.id));
    return true;
  });
}

/** @returns false if the file was deleted or moved meanwhile */
async function moveToDatabase(ctx: MoveContext, file: MovableFile): Promise<boolean> {
  // No transaction waits for the object store.
  const batches: { first: number; count: number; encrypted: Buffer }[] = [];
  const digests: Buffer[] = [];
  for await (const batch of readVerified(ctx, file)) {
    batches.push(batch);
    for (let start = 0; start < batch.encrypted.length; start += ENCRYPTED_CHUNK_BYTES)
      digests.push(
        createHash('sha256')
          .update(batch.encrypted.subarray(start, start + ENCRYPTED_CHUNK_BYTES))
          .digest(),
      );
  }
  return ctx.db.transaction(async (tx) => {
    if (!(await isInOtherStore(tx, file, 'postgres'))) return false;
    for (const { first, count, encrypted } of batches)
      await insertChunks(tx, file, first, { store: 'postgres', count, encrypted });
    const copy = await tx
      .select({ digest: sql<Buffer>`sha256(${storedFileChunks.data})` })
      .from(storedFileChunks)
      .where(eq(storedFileChunks.fileId, file.id))
      .orderBy(asc(storedFileChunks.position));
    const isEqual =
      copy.length === digests.length && copy.every(({ digest }, n) => digest.equals(digests[n]!));
    if (!isEqual) throw new UnequalCopyError(file);
    await tx.update(storedFiles).set({ store: 'postgres' }).where(eq(storedFiles.id, file.id));
    // A trigger discards them.
    await tx.delete(storedObjects).where(eq(storedObjects.fileId, file.id));
    return true;
  });
}

async function insertChunks(
  tx: Database,
  { id }: MovableFile,
  first: number,
  chunks: WrittenChunks,
): Promise<void> {
  await tx.execute(insertChunksSql(sql`(select ${id}::bigint as id)`, first, chunks));
}

/** Whether a file still exists and has yet to be moved. In a transaction, that stays so until its end. */
async function isInOtherStore(tx: Database, { id }: MovableFile, to: FileStore): Promise<boolean> {
  const rows = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), ne(storedFiles.store, to)))
    .for('no key update');
  return rows.length > 0;
}
