import { createHash } from 'node:crypto';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { DecryptedUpload } from './load-upload.ts';
import { getTailAad } from './load-upload.ts';
import { createChunkBuffer } from '../files/chunk-buffer.ts';
import { withChunkPermit } from '../files/chunk-permits.ts';
import { createChunkWriter } from '../files/chunk-writer.ts';
import { CHUNK_BYTES, getChunkCount, getChunkAad } from '../files/stored-file.ts';
import { writeChunks } from '../files/write-chunks.ts';
import { storeUploadChunks, storeUploadTail } from './store-upload-chunks.ts';

/** Limits what a crash can lose on a slow connection, and keeps the session from looking idle. */
const KEEP_WITHIN_MS = 10 * SECOND_MS;

/**
 * Encrypts and stores bytes as they arrive. Full chunks are written immediately; those that arrive during a write go into the
 * next batch. At the end, even after an error, the rest is stored as the upload's tail. Each step advances `received` from the
 * value that this writer knows, in one transaction with the bytes, so only one of two concurrent writers can continue. If a
 * process dies, another one can resume from its last step.
 * @returns the number of bytes the upload now has, and their SHA-256 if this request sent all of them.
 * @throws DomainError `offset` if another writer was first. Errors of the source are thrown after the received bytes are stored.
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

function createWriter(
  ctx: Context,
  { row: { id, length, received }, store, dataKey, tail }: DecryptedUpload,
) {
  const chunk = createChunkBuffer(tail);
  /** Where the current chunk begins. Earlier chunks are encrypted, but may still be waiting for their store. */
  let chunkStart = received - tail.length;
  let keptUntil = received;
  let keptAt = ctx.clock.now().getTime();

  const arrived = () => chunkStart + chunk.length();

  const moveTo = async (to: number, keep: (from: number, now: Date) => Promise<void>) => {
    const now = ctx.clock.now();
    await keep(keptUntil, now);
    keptUntil = to;
    keptAt = now.getTime();
  };

  const chunks = createChunkWriter({
    store,
    dataKey,
    async write(batch) {
      const first = Math.floor(keptUntil / CHUNK_BYTES);
      const to = Math.min(length, (first + batch.count) * CHUNK_BYTES);
      await moveTo(to, async (from, now) => {
        const written = await writeChunks(ctx, store, batch);
        const empty = dataKey.encrypt(Buffer.alloc(0), getTailAad(id, to));
        await storeUploadChunks(ctx.db, { id, from, to, tail: empty, now }, { written, first });
      });
    },
  });

  const sealChunk = async () => {
    const end = arrived();
    const position = Math.floor(chunkStart / CHUNK_BYTES);
    await chunks.add(chunk, getChunkAad(id, position, position === getChunkCount(length) - 1));
    chunkStart = end;
  };

  let tailFailure: { error: unknown } | null = null;

  const keepRest = async () => {
    await chunks.flush();
    if (tailFailure) throw tailFailure.error;
    const to = arrived();
    if (to === keptUntil) return;
    try {
      await moveTo(to, (from, now) =>
        withChunkPermit('postgres', () =>
          storeUploadTail(ctx.db, { id, from, to, tail: chunk.encrypt(dataKey, getTailAad(id, to)), now }),
        ),
      );
    } catch (error) {
      tailFailure = { error };
      throw error;
    }
  };

  return {
    received: () => keptUntil,
    keepRest,
    async add(part: Buffer) {
      if (arrived() + part.length > length) throw tooManyBytesError();
      for (let rest = part; rest.length > 0;) {
        rest = chunk.take(rest);
        if (chunk.isFull() || arrived() === length) await sealChunk();
        chunks.assertNoFailure();
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
