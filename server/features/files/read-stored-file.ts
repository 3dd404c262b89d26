import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { readByteaColumn } from '../../db/read-bytea-column.ts';
import type { Database } from '../../db/database.ts';
import { storedFileChunks } from '../../db/schema/index.ts';
import { CHUNK_BYTES, getChunkCount, getChunkAad, type StoredFile } from './stored-file.ts';

/** Thrown when a chunk is gone or altered; names the file and position for the log, never for a reader. */
export class StoredFileDamagedError extends Error {
  constructor(fileId: number, position: number, cause?: unknown) {
    super(`Stored file ${fileId} is damaged at chunk ${position}`, { cause });
  }
}

/** How many chunks are read at a time. As many wait, sealed, while these are sent. */
const BATCH = 2;
/** How many chunks a reader gets on one decision that they may: 2 MB. A slow reader takes minutes for them, not hours. */
const CHUNKS_PER_DECISION = 8;

/** Decides again whether the reader may have a file. It throws when they may not. */
export type AssertStillOpen = (file: StoredFile) => Promise<void>;

/**
 * The plain bytes from `start` to `end` (both included). They come a chunk at a time, and only as fast as they are read.
 * The whole file is compared with its SHA-256 before its last chunk is given.
 * @param assertStillOpen is asked after chunks were read and before they are given: first at the start, then now and then.
 * @throws StoredFileDamagedError, or what `assertStillOpen` throws
 */
export async function* streamStoredFile(
  pool: Pool,
  dataKey: DataKey,
  file: StoredFile,
  { start, end }: { start: number; end: number },
  assertStillOpen?: AssertStillOpen,
): AsyncGenerator<Buffer> {
  const hash = start === 0 && end === file.size - 1 ? createHash('sha256') : null;
  const last = Math.floor(end / CHUNK_BYTES);
  const read = (from: number) => {
    const sealed = readSealed(pool, file.id, from, Math.min(from + BATCH - 1, last));
    // If nobody reads on, nobody asks how it ended.
    sealed.catch(() => undefined);
    return sealed;
  };
  const first = Math.floor(start / CHUNK_BYTES);
  let next = first <= last ? read(first) : Promise.resolve([]);
  for (let from = first; from <= last; from += BATCH) {
    const batch = await next;
    if (from + BATCH <= last) next = read(from + BATCH);
    if ((from - first) % CHUNKS_PER_DECISION === 0) await assertStillOpen?.(file);
    for (let position = from; position < from + BATCH && position <= last; position += 1) {
      const plain = openChunk(dataKey, file, position, batch[position - from]);
      hash?.update(plain);
      if (hash && position === getChunkCount(file.size) - 1 && !hash.digest().equals(file.sha256))
        throw new StoredFileDamagedError(file.id, position);
      const chunkStart = position * CHUNK_BYTES;
      yield plain.subarray(Math.max(0, start - chunkStart), end - chunkStart + 1);
    }
  }
}

/** Chunks as they are stored. A missing one leaves the others at wrong places, where they do not open. */
function readSealed(pool: Pool, fileId: number, from: number, to: number): Promise<Buffer[]> {
  const [id, first, last] = [fileId, from, to].map((number) => BigInt(number));
  return readByteaColumn(
    pool,
    `select data from stored_file_chunks where file_id = ${id} and position between ${first} and ${last} order by position`,
  );
}

/** The first bytes of a file, at most a chunk. Throws like `streamStoredFile`. */
export async function readFileHead(
  db: Database,
  dataKey: DataKey,
  file: StoredFile,
  bytes: number,
): Promise<Buffer> {
  if (file.size === 0) return Buffer.alloc(0);
  return (await readFileChunk(db, dataKey, file, 0)).subarray(0, bytes);
}

/**
 * Checks whether a file is likely to arrive whole, without reading the whole file: no chunk is gone, and the first one
 * opens.
 * @throws StoredFileDamagedError
 */
export async function assertFileReadable(db: Database, dataKey: DataKey, file: StoredFile): Promise<void> {
  const [chunks] = await db
    .select({ count: count() })
    .from(storedFileChunks)
    .where(eq(storedFileChunks.fileId, file.id));
  const expected = getChunkCount(file.size);
  if (chunks?.count !== expected) throw new StoredFileDamagedError(file.id, chunks?.count ?? 0);
  await readFileHead(db, dataKey, file, 1);
}

/** One chunk's plain bytes, as many as a file of this size has there. @throws StoredFileDamagedError */
export async function readFileChunk(
  db: Database,
  dataKey: DataKey,
  file: { id: number; size: number },
  position: number,
): Promise<Buffer> {
  const [chunk] = await db
    .select({ data: storedFileChunks.data })
    .from(storedFileChunks)
    .where(and(eq(storedFileChunks.fileId, file.id), eq(storedFileChunks.position, position)));
  return openChunk(dataKey, file, position, chunk?.data);
}

/** @param sealed the chunk as it is stored; undefined when it is gone. */
function openChunk(
  dataKey: DataKey,
  file: { id: number; size: number },
  position: number,
  sealed: Buffer | undefined,
): Buffer {
  if (!sealed) throw new StoredFileDamagedError(file.id, position);
  const isLast = position === getChunkCount(file.size) - 1;
  let plain: Buffer;
  try {
    plain = dataKey.decrypt(sealed, getChunkAad(file.id, position, isLast));
  } catch (error) {
    throw new StoredFileDamagedError(file.id, position, error);
  }
  if (plain.length !== Math.min(CHUNK_BYTES, file.size - position * CHUNK_BYTES))
    throw new StoredFileDamagedError(file.id, position);
  return plain;
}
