import { createHash } from 'node:crypto';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { DecryptedUpload } from './load-upload.ts';
import { getTailAad } from './load-upload.ts';
import { createChunkBuffer } from '../files/chunk-buffer.ts';
import { withChunkPermit } from '../files/chunk-permits.ts';
import { acquireChunkBatch, type ChunkBatch } from '../files/chunk-batch.ts';
import { CHUNK_BYTES, getChunkCount, getChunkAad } from '../files/stored-file.ts';
import { storeUploadChunks, storeUploadTail } from './store-upload-chunks.ts';

/** On a slow line a crash loses at most this much, and the session does not count as silent. */
const KEEP_WITHIN_MS = 10 * SECOND_MS;

/**
 * Encrypts and keeps bytes as they arrive. Whole chunks leave for the database at once. Those that arrive meanwhile leave
 * together after that. At the end it keeps the rest as the upload's tail, also after an error. Each step moves `received`
 * from the value that this writer knows, in one transaction with the bytes. So one of two writers stops. If a process
 * dies, another one can continue from its last step.
 * @returns bytes the upload now has, and the SHA-256 of all of them if this request brought every one.
 * @throws DomainError `offset` when another writer was first. Errors of the source are thrown after the received bytes
 * are kept.
 */
export async function appendToUpload(
  ctx: Context,
  upload: DecryptedUpload,
  source: AsyncIterable<Buffer>,
): Promise<{ received: number; sha256: Buffer | null }> {
  const { received: start, length } = upload.row;
  const writer = createWriter(ctx, upload);
  const hash = createHash('sha256');
  try {
    for await (const part of source) {
      await writer.add(part);
      hash.update(part);
    }
  } finally {
    await writer.keepRest();
  }
  const received = writer.received();
  return { received, sha256: start === 0 && received === length ? hash.digest() : null };
}

function createWriter(ctx: Context, { row: { id, length, received }, dataKey, tail }: DecryptedUpload) {
  const chunk = createChunkBuffer(tail);
  /** Where the chunk under way begins. The chunks before it are sealed, and may still wait for the database. */
  let chunkStart = received - tail.length;
  let keptUntil = received;
  let keptAt = ctx.clock.now().getTime();
  /** Sealed chunks that leave when those before them are kept. */
  let filling: ChunkBatch | null = null;
  let onLeave = () => {};
  let writing: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;

  const arrived = () => chunkStart + chunk.length();

  const moveTo = async (to: number, keep: (from: number, now: Date) => Promise<void>) => {
    const now = ctx.clock.now();
    try {
      await keep(keptUntil, now);
    } catch (error) {
      failure = { error };
      throw error;
    }
    keptUntil = to;
    keptAt = now.getTime();
  };

  const writeBatch = async () => {
    const batch = filling!;
    const to = chunkStart;
    filling = null;
    onLeave();
    try {
      await moveTo(to, (from, now) => {
        const empty = dataKey.encrypt(Buffer.alloc(0), getTailAad(id, to));
        const first = Math.floor(from / CHUNK_BYTES);
        return storeUploadChunks(ctx.db, { id, from, to, tail: empty, now }, { batch, first });
      });
    } finally {
      batch.free();
    }
  };

  const writeBatches = async () => {
    try {
      while (filling) await withChunkPermit(writeBatch);
    } catch {
      // What came later would leave a gap. The next call throws the failure.
      filling?.free();
      filling = null;
      onLeave();
    }
    writing = null;
  };

  /** Seals the chunk under way, and sees that it leaves. Waits while the batch under way has no room. */
  const sealChunk = async () => {
    if (filling?.isFull()) await new Promise<void>((resolve) => (onLeave = resolve));
    filling ??= await acquireChunkBatch();
    if (failure) return;
    const to = arrived();
    const position = Math.floor(chunkStart / CHUNK_BYTES);
    filling.add(dataKey, chunk, getChunkAad(id, position, position === getChunkCount(length) - 1));
    chunkStart = to;
    chunk.clear();
    writing ??= writeBatches();
  };

  const keepRest = async () => {
    await writing;
    // It may have been taken too late.
    filling?.free();
    filling = null;
    if (failure) throw failure.error;
    const to = arrived();
    if (to === keptUntil) return;
    await moveTo(to, (from, now) =>
      withChunkPermit(() =>
        storeUploadTail(ctx.db, { id, from, to, tail: chunk.encrypt(dataKey, getTailAad(id, to)), now }),
      ),
    );
  };

  return {
    received: () => keptUntil,
    keepRest,
    async add(part: Buffer) {
      if (arrived() + part.length > length) throw tooManyBytesError();
      for (let rest = part; rest.length > 0;) {
        rest = chunk.take(rest);
        if (chunk.isFull() || arrived() === length) await sealChunk();
        if (failure) throw failure.error;
      }
      if (ctx.clock.now().getTime() - keptAt > KEEP_WITHIN_MS) await keepRest();
    },
  };
}

export function tooManyBytesError(): DomainError {
  return new DomainError(
    'too-large',
    'We received more data than this file should have. Please resume the upload, or start it again.',
  );
}
