import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Database } from '../../db/database.ts';
import { storedFileChunks } from '../../db/schema/index.ts';
import { CHUNK_BYTES, chunkCount, chunkPlace, type StoredFile } from './stored-file.ts';

/** Thrown when a chunk is gone or altered; names the file and position for the log, never for a reader. */
export class StoredFileDamagedError extends Error {
  constructor(fileId: number, position: number, cause?: unknown) {
    super(`Stored file ${fileId} is damaged at chunk ${position}`, { cause });
  }
}

/**
 * The plain bytes from `start` to `end` (both included). They come a chunk at a time, and only as fast as they are read.
 * The whole file is compared with its SHA-256 before its last chunk is given.
 * @throws StoredFileDamagedError
 */
export async function* readFile(
  db: Database,
  dataKey: DataKey,
  file: StoredFile,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  const hash = start === 0 && end === file.size - 1 ? createHash('sha256') : null;
  for (let position = Math.floor(start / CHUNK_BYTES); position * CHUNK_BYTES <= end; position += 1) {
    const plain = await readChunk(db, dataKey, file, position);
    hash?.update(plain);
    if (hash && position === chunkCount(file.size) - 1 && !hash.digest().equals(file.sha256))
      throw new StoredFileDamagedError(file.id, position);
    const chunkStart = position * CHUNK_BYTES;
    yield plain.subarray(Math.max(0, start - chunkStart), end - chunkStart + 1);
  }
}

/** The first bytes of a file, at most a chunk. Throws like `readFile`. */
export async function readHead(
  db: Database,
  dataKey: DataKey,
  file: StoredFile,
  bytes: number,
): Promise<Buffer> {
  const end = Math.min(file.size, bytes, CHUNK_BYTES) - 1;
  for await (const head of readFile(db, dataKey, file, { start: 0, end })) return head;
  return Buffer.alloc(0);
}

/**
 * Checks whether a file is likely to arrive whole, without reading the whole file: no chunk is gone, and the first one
 * opens.
 * @throws StoredFileDamagedError
 */
export async function checkFile(db: Database, dataKey: DataKey, file: StoredFile): Promise<void> {
  const [chunks] = await db
    .select({ count: count() })
    .from(storedFileChunks)
    .where(eq(storedFileChunks.fileId, file.id));
  const expected = chunkCount(file.size);
  if (chunks?.count !== expected) throw new StoredFileDamagedError(file.id, chunks?.count ?? 0);
  await readHead(db, dataKey, file, 1);
}

/** One chunk's plain bytes, as many as a file of this size has there. @throws StoredFileDamagedError */
export async function readChunk(
  db: Database,
  dataKey: DataKey,
  file: { id: number; size: number },
  position: number,
): Promise<Buffer> {
  const [chunk] = await db
    .select({ data: storedFileChunks.data })
    .from(storedFileChunks)
    .where(and(eq(storedFileChunks.fileId, file.id), eq(storedFileChunks.position, position)));
  if (!chunk) throw new StoredFileDamagedError(file.id, position);
  const isLast = position === chunkCount(file.size) - 1;
  const plain = openChunk(dataKey, file.id, position, isLast, chunk.data);
  if (plain.length !== Math.min(CHUNK_BYTES, file.size - position * CHUNK_BYTES))
    throw new StoredFileDamagedError(file.id, position);
  return plain;
}

function openChunk(
  dataKey: DataKey,
  fileId: number,
  position: number,
  isLast: boolean,
  data: Buffer,
): Buffer {
  try {
    return dataKey.open(data, chunkPlace(fileId, position, isLast));
  } catch (error) {
    throw new StoredFileDamagedError(fileId, position, error);
  }
}
