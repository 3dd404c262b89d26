import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { readByteaColumn } from '../../db/read-bytea-column.ts';
import type { Database } from '../../db/database.ts';
import { storedFileChunks } from '../../db/schema/index.ts';
import { CHUNK_BYTES, getChunkCount, getChunkAad, type StoredFile } from './stored-file.ts';

/** Thrown if a chunk is missing or altered. Names the file and position for the log; readers must never see them. */
export class StoredFileDamagedError extends Error {
  constructor(fileId: number, position: number, cause?: unknown) {
    super(`Stored file ${fileId} is damaged at chunk ${position}`, { cause });
  }
}

/** How many chunks are read at a time. While they are being sent, as many more wait, still encrypted. */
const BATCH = 2;
/** How many chunks are sent per access check: 2 MB. Even a slow reader takes minutes to receive them, not hours. */
const CHUNKS_PER_DECISION = 8;

/** Checks again whether the reader may access a file, and throws if not. */
export type AssertStillOpen = (file: StoredFile) => Promise<void>;

/**
 * Streams the plaintext from `start` to `end` (inclusive), one chunk at a time and only as fast as it is consumed. If the whole
 * file is read, its SHA-256 is verified before the last chunk is yielded.
 * @param assertStillOpen called at the start and then periodically, after chunks are read and before they are yielded
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
    // If the reader stops, nobody awaits this promise.
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

/** Encrypted chunks as stored. If one is missing, the others shift to wrong positions, where they can't be decrypted. */
function readSealed(pool: Pool, fileId: number, from: number, to: number): Promise<Buffer[]> {
  const [id, first, last] = [fileId, from, to].map((number) => BigInt(number));
  return readByteaColumn(
    pool,
    `select data from stored_file_chunks where file_id = ${id} and position between ${first} and ${last} order by position`,
  );
}

/** The first bytes of a file, up to one chunk. Throws like `streamStoredFile`. */
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
 * Checks whether a file can probably be sent in full without reading all of it: no chunk is missing, and the first one can be
 * decrypted.
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

/**
 * One chunk's plaintext, with the length expected for a file of this size at that position.
 * @throws StoredFileDamagedError
 */
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

/** @param sealed the encrypted chunk, or undefined if it is missing */
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
