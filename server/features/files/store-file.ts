import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { storedFileChunks, storedFiles } from '../../db/schema/index.ts';
import { createChunkBuffer } from './chunk-buffer.ts';
import { takeTurn } from './chunk-turns.ts';
import { chunkPlace, type StoredFile } from './stored-file.ts';

/**
 * Encrypts bytes as they arrive and keeps them in chunks: one is in memory at a time. The file
 * belongs to no LeaveBit yet; until one takes it, `removeAbandonedFiles` may. Rejects, leaving nothing
 * behind, when the source breaks off.
 */
export async function storeFile(
  { db, ids, clock }: Context,
  { userId, dataKey, source }: { userId: number; dataKey: DataKey; source: AsyncIterable<Buffer> },
): Promise<StoredFile> {
  const id = ids.randomId();
  const hash = createHash('sha256');
  let size = 0;
  let position = 0;
  const chunk = createChunkBuffer();
  const keep = async (isLast: boolean) => {
    await takeTurn(async () => {
      const data = chunk.seal(dataKey, chunkPlace(id, position, isLast));
      await db.insert(storedFileChunks).values({ fileId: id, position, data });
    });
    chunk.clear();
    position += 1;
  };
  await db.insert(storedFiles).values({ id, userId, createdAt: clock.now() });
  try {
    for await (const part of source) {
      hash.update(part);
      size += part.length;
      for (let rest = part; rest.length > 0; rest = chunk.take(rest)) {
        // Only now: a full chunk may be the last until more arrives.
        if (chunk.isFull()) await keep(false);
      }
    }
    await keep(true);
    const sha256 = hash.digest();
    await db.update(storedFiles).set({ size, sha256 }).where(eq(storedFiles.id, id));
    return { id, size, sha256 };
  } catch (error) {
    await removeStoredFiles(db, [id]);
    throw error;
  }
}

/** Removes files' bytes, and the names any LeaveBit has for them. */
export async function removeStoredFiles(db: Database, fileIds: number[]): Promise<void> {
  if (fileIds.length > 0) await db.delete(storedFiles).where(inArray(storedFiles.id, fileIds));
}
