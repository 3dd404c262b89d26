import { createHash } from 'node:crypto';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles, triggerByteFiles, type FileStore } from '../../db/schema/index.ts';
import { assertQuota } from '../storage/assert-quota.ts';
import { assertStorageCapacity } from '../storage/assert-storage-capacity.ts';
import { createChunkBuffer } from './chunk-buffer.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { getChunkAad, type StoredFile } from './stored-file.ts';
import { getStoreForNewFiles, insertChunksSql, writeChunks } from './write-chunks.ts';

/**
 * Encrypts incoming bytes and stores them in chunks, as fast as the store takes them. The file doesn't belong to any
 * LeaveBit yet, and `removeAbandonedFiles` may remove it until one adopts it. Rejects, leaving nothing behind, if the source is
 * interrupted.
 * @param expected the maximum number of bytes. If they exceed the owner's quota, the file is rejected before the first byte.
 */
export async function storeFile(
  ctx: Context,
  {
    userId,
    dataKey,
    source,
    expected,
  }: { userId: number; dataKey: DataKey; source: AsyncIterable<Buffer>; expected: number },
): Promise<StoredFile> {
  const { db, random, clock } = ctx;
  const id = random.id();
  const store = getStoreForNewFiles(ctx);
  const hash = createHash('sha256');
  let size = 0;
  let position = 0;
  const chunk = createChunkBuffer();
  let writtenChunks = 0;
  const chunks = createChunkWriter({
    store,
    dataKey,
    async write(batch) {
      const written = await writeChunks(ctx, store, batch);
      await db.execute(insertChunksSql(sql`(select ${id}::bigint as id)`, writtenChunks, written));
      writtenChunks += batch.count;
    },
  });
  const sealChunk = async (isLast: boolean) => {
    await chunks.add(chunk, getChunkAad(id, position, isLast));
    position += 1;
  };
  await assertStorageCapacity(ctx, expected);
  try {
    await db.transaction(async (tx) => {
      await createStoredFile(tx, { id, userId, expected, store, createdAt: clock.now() });
      await assertQuota(ctx, tx, { userId, bytes: expected });
    });
    for await (const part of source) {
      hash.update(part);
      size += part.length;
      for (let rest = part; rest.length > 0; rest = chunk.take(rest)) {
        // Encrypted only now, because a full chunk may turn out to be the last one.
        if (chunk.isFull()) await sealChunk(false);
      }
    }
    await sealChunk(true);
    await chunks.flush();
    const sha256 = hash.digest();
    await completeFile(db, { id, size, sha256 });
    return { id, size, sha256 };
  } catch (error) {
    // A write that is still running must not follow the removal.
    await chunks.flush().catch(() => undefined);
    await removeStoredFiles(db, [id]);
    throw error;
  }
}

/**
 * Reserves space for a file whose bytes have yet to arrive. It doesn't belong to any LeaveBit yet. The quota counts `expected`
 * until the size is known.
 */
export async function createStoredFile(
  db: Database,
  file: { id: number; userId: number; expected: number; store: FileStore; createdAt: Date },
): Promise<void> {
  await db.insert(storedFiles).values(file);
}

/** Records the size and checksum of a file once all of its bytes are stored. Only then can it be read. */
export async function completeFile(db: Database, { id, size, sha256 }: StoredFile): Promise<void> {
  await db.update(storedFiles).set({ size, sha256 }).where(eq(storedFiles.id, id));
}

/** Removes the bytes of files that don't belong to any LeaveBit, after waiting for any save that might still adopt one. */
export async function removeUnownedFiles(db: Database, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db.transaction(async (tx) => {
    const these = inArray(storedFiles.id, fileIds);
    // A save locks the files it adopts, so this waits for it to finish. Only the next statement sees the result.
    await tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(these)
      .orderBy(storedFiles.id)
      .for('update');
    const owned = tx
      .select({ id: triggerByteFiles.storedFileId })
      .from(triggerByteFiles)
      .where(eq(triggerByteFiles.storedFileId, storedFiles.id));
    await tx.delete(storedFiles).where(and(these, notExists(owned)));
  });
}

/** Removes the files' bytes along with their names in any LeaveBit. */
export async function removeStoredFiles(db: Database, fileIds: number[]): Promise<void> {
  if (fileIds.length > 0) await db.delete(storedFiles).where(inArray(storedFiles.id, fileIds));
}
