import { createHash } from 'node:crypto';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { ObjectContext } from './object-folder.ts';
import { countChunks, openChunkReader } from './read-chunks.ts';
import { CHUNK_BYTES, getChunkCount, getChunkAad, type StoredFile } from './stored-file.ts';

/** Thrown if a chunk is missing or altered. Names the file and position for the log; readers must never see them. */
export class StoredFileDamagedError extends Error {
  constructor(fileId: number, position: number, cause?: unknown) {
    super(`Stored file ${fileId} is damaged at chunk ${position}`, { cause });
  }
}

/**
 * How many chunks are read at a time. While they are being sent, as many more wait, still encrypted. From an object store, a fast
 * reader gets the rest of an object at a time, because each request to it takes long.
 */
const BATCH = 2;
/** A reader who leaves a batch waiting for this long is slow. */
const SLOW_AFTER_MS = 100;
/** How many chunks are sent per access check: 2 MB. Even a slow reader takes minutes to receive them, not hours. */
const CHUNKS_PER_DECISION = 8;

/** Checks again whether the reader may access a file, and throws if not. */
export type AssertStillOpen = (file: StoredFile) => Promise<void>;

/**
 * Streams the plaintext from `start` to `end` (inclusive), one chunk at a time and only as fast as it is consumed. If the whole
 * file is read, its SHA-256 is verified before the last chunk is yielded.
 * @param assertStillOpen called at the start and then periodically, after chunks are read and before they are yielded
 * @throws StoredFileDamagedError, ObjectStoreUnavailableError, or what `assertStillOpen` throws
 */
export async function* streamStoredFile(
  ctx: ObjectContext,
  dataKey: DataKey,
  file: StoredFile,
  { start, end }: { start: number; end: number },
  assertStillOpen?: AssertStillOpen,
): AsyncGenerator<Buffer> {
  const hash = start === 0 && end === file.size - 1 ? createHash('sha256') : null;
  const reader = await openChunkReader(ctx, file.id);
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.floor(end / CHUNK_BYTES);
  const read = (from: number, size = BATCH) => {
    const to = Math.min(from + size, last + 1);
    const batch = { from, to, arrivedAt: Infinity, sealed: reader.read(from, to - 1) };
    // If the reader stops, nobody awaits the promise itself.
    batch.sealed.then(
      () => (batch.arrivedAt = performance.now()),
      () => undefined,
    );
    return batch;
  };
  let next = first <= last ? read(first) : null;
  let decidedAt: number | null = null;
  while (next) {
    const { from, to, arrivedAt, sealed } = next;
    // Whoever takes bytes about as fast as they come doesn't let them stay in memory.
    const isFast = from > first && performance.now() - arrivedAt < SLOW_AFTER_MS;
    const batch = await sealed;
    next = to <= last ? read(to, isFast ? reader.countInObject(to) : undefined) : null;
    if (decidedAt === null || to - decidedAt > CHUNKS_PER_DECISION) {
      await assertStillOpen?.(file);
      decidedAt = from;
    }
    for (let position = from; position < to; position += 1) {
      const plain = openChunk(dataKey, file, position, batch[position - from]);
      hash?.update(plain);
      if (hash && position === getChunkCount(file.size) - 1 && !hash.digest().equals(file.sha256))
        throw new StoredFileDamagedError(file.id, position);
      const chunkStart = position * CHUNK_BYTES;
      yield plain.subarray(Math.max(0, start - chunkStart), end - chunkStart + 1);
    }
  }
}

/** The first bytes of a file, up to one chunk. Throws like `streamStoredFile`. */
export async function readFileHead(
  ctx: ObjectContext,
  dataKey: DataKey,
  file: StoredFile,
  bytes: number,
): Promise<Buffer> {
  if (file.size === 0) return Buffer.alloc(0);
  const [chunk] = await (await openChunkReader(ctx, file.id)).read(0, 0);
  return openChunk(dataKey, file, 0, chunk).subarray(0, bytes);
}

/**
 * Checks whether a file can probably be sent in full without reading all of it: no chunk is missing, and the first one can be
 * decrypted.
 * @throws StoredFileDamagedError, ObjectStoreUnavailableError
 */
export async function assertFileReadable(
  ctx: ObjectContext,
  dataKey: DataKey,
  file: StoredFile,
): Promise<void> {
  const chunks = (await countChunks(ctx.db, [file.id])).get(file.id) ?? 0;
  if (chunks !== getChunkCount(file.size)) throw new StoredFileDamagedError(file.id, chunks);
  await readFileHead(ctx, dataKey, file, 1);
}

/**
 * The plaintext of a chunk, with the length expected for a file of this size at that position.
 * @param sealed the encrypted chunk, or undefined if it is missing
 * @throws StoredFileDamagedError
 */
export function openChunk(
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
