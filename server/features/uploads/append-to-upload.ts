import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { OpenUpload } from './open-upload.ts';
import { tailPlace } from './open-upload.ts';
import { createChunkBuffer } from '../files/chunk-buffer.ts';
import { takeTurn } from '../files/chunk-turns.ts';
import { storeChunk } from '../files/store-file.ts';
import { CHUNK_BYTES, chunkCount } from '../files/stored-file.ts';

/** On a slow line a crash loses at most this much, and the session does not count as silent. */
const KEEP_WITHIN_MS = 10 * SECOND_MS;

/**
 * Encrypts and keeps bytes as they arrive. It keeps each whole chunk at once. At the end it keeps the rest as the
 * upload's tail, also after an error. Each step moves `received` from the value that this writer knows, in one
 * transaction with the bytes. So one of two writers stops. If a process dies, another one can continue from its last
 * step.
 * @returns bytes the upload now has, and the SHA-256 of all of them if this request brought every one.
 * @throws DomainError `offset` when another writer was first. Errors of the source are thrown after the received bytes
 * are kept.
 */
export async function appendToUpload(
  ctx: Context,
  upload: OpenUpload,
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

function createWriter(ctx: Context, { row: { id, length, received }, dataKey, tail: start }: OpenUpload) {
  const chunk = createChunkBuffer(start);
  let keptUntil = received;
  let keptAt = ctx.clock.now().getTime();
  let hasFailed = false;

  const position = () => Math.floor(keptUntil / CHUNK_BYTES);
  const arrived = () => position() * CHUNK_BYTES + chunk.length();

  /** Keeps what waits as the chunk under way if that is whole, else as the tail. */
  const keep = async () => {
    const from = keptUntil;
    const to = arrived();
    const isWhole = chunk.isFull() || to === length;
    const now = ctx.clock.now();
    const move = async (tx: Database) => {
      const tail = isWhole
        ? dataKey.seal(Buffer.alloc(0), tailPlace(id, to))
        : chunk.seal(dataKey, tailPlace(id, to));
      const moved = await tx
        .update(uploads)
        .set({ received: to, tail, lastActivity: now })
        .where(and(eq(uploads.id, id), eq(uploads.received, from)))
        .returning({ id: uploads.id });
      if (moved.length === 0) throw movedElsewhere();
      if (!isWhole) return;
      const isLast = position() === chunkCount(length) - 1;
      await storeChunk(tx, dataKey, chunk, { fileId: id, position: position(), isLast });
    };
    try {
      await takeTurn(() => ctx.db.transaction(move));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    keptUntil = to;
    keptAt = now.getTime();
    if (isWhole) chunk.clear();
  };
  const keepRest = async () => {
    if (!hasFailed && arrived() > keptUntil) await keep();
  };

  return {
    received: () => keptUntil,
    keepRest,
    async add(part: Buffer) {
      if (arrived() + part.length > length) throw moreThanDeclared();
      for (let rest = part; rest.length > 0;) {
        rest = chunk.take(rest);
        if (chunk.isFull()) await keep();
      }
      if (ctx.clock.now().getTime() - keptAt > KEEP_WITHIN_MS) await keepRest();
    },
  };
}

export function movedElsewhere(): DomainError {
  return new DomainError('offset', 'This upload is at another position now. Please continue it from there.');
}

export function moreThanDeclared(): DomainError {
  return new DomainError(
    'too-large',
    'More arrived than this file should have. Please continue from what we kept, or upload the file again.',
  );
}
