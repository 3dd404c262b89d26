import { and, eq } from 'drizzle-orm';
import type { UploadConflict } from '#shared/contracts/uploads.ts';
import type { Context } from '../../context.ts';
import { storedFileChunks, uploads } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { OpenUpload } from './open-upload.ts';
import { tailPlace } from './open-upload.ts';
import { CHUNK_BYTES, chunkCount, chunkPlace } from './stored-file.ts';

/** On a slow line, no more than this is lost with the process, and the session is not taken for silent. */
const KEEP_WITHIN_MS = 10_000;

/**
 * Encrypts and keeps bytes as they arrive: each whole chunk at once, and at the end, however it comes, the rest as the
 * upload's tail. Each step moves `received` from where this writer knows it in one transaction with the bytes: of two
 * writers one stops, and a process that dies leaves a state to go on from.
 * @returns bytes the upload now has.
 * @throws DomainError `conflict` when another writer was first; whatever the source throws, once what came is kept.
 */
export async function appendToUpload(
  ctx: Context,
  upload: OpenUpload,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const writer = createWriter(ctx, upload);
  try {
    for await (const part of source) await writer.add(part);
  } finally {
    await writer.keepRest();
  }
  return writer.received();
}

function createWriter(ctx: Context, { row: { id, length, received }, dataKey, tail }: OpenUpload) {
  let keptUntil = received;
  let keptAt = ctx.clock.now().getTime();
  let hasFailed = false;
  let parts = [tail];
  let bytes = tail.length;

  const position = () => Math.floor(keptUntil / CHUNK_BYTES);
  const chunkStart = () => position() * CHUNK_BYTES;
  const arrived = () => chunkStart() + bytes;

  /** Keeps `plain` as the chunk under way if it is whole, else as the tail. */
  const keep = async (plain: Buffer) => {
    const from = keptUntil;
    const to = chunkStart() + plain.length;
    const isWhole = plain.length === CHUNK_BYTES || to === length;
    const chunk = isWhole && {
      fileId: id,
      position: position(),
      data: dataKey.seal(plain, chunkPlace(id, position(), position() === chunkCount(length) - 1)),
    };
    const now = ctx.clock.now();
    const rest = isWhole ? Buffer.alloc(0) : plain;
    try {
      await ctx.db.transaction(async (tx) => {
        const moved = await tx
          .update(uploads)
          .set({ received: to, tail: dataKey.seal(rest, tailPlace(id, to)), lastActivity: now })
          .where(and(eq(uploads.id, id), eq(uploads.received, from)))
          .returning({ id: uploads.id });
        if (moved.length === 0) throw movedElsewhere();
        if (chunk) await tx.insert(storedFileChunks).values(chunk);
      });
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    keptUntil = to;
    keptAt = now.getTime();
  };

  return {
    received: () => keptUntil,
    async add(part: Buffer) {
      parts.push(part);
      bytes += part.length;
      if (arrived() > length)
        throw new DomainError('too-large', 'More arrived than this upload was to have.');
      while (bytes >= CHUNK_BYTES) {
        const joined = Buffer.concat(parts, bytes);
        parts = [joined.subarray(CHUNK_BYTES)];
        bytes -= CHUNK_BYTES;
        await keep(joined.subarray(0, CHUNK_BYTES));
      }
      if (ctx.clock.now().getTime() - keptAt > KEEP_WITHIN_MS) await this.keepRest();
    },
    async keepRest() {
      if (!hasFailed && bytes > 0 && arrived() > keptUntil && arrived() <= length)
        await keep(Buffer.concat(parts, bytes));
    },
  };
}

export function movedElsewhere(): DomainError {
  const code: UploadConflict = 'offset';
  return new DomainError('conflict', 'This upload has moved on meanwhile. It can be continued from there.', {
    details: { code },
  });
}
