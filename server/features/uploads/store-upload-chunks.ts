import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { insertChunksSql, type WrittenChunks } from '../files/write-chunks.ts';

/** One step of an upload: the number of bytes before and after it, and the encrypted tail after it. */
interface Step {
  id: number;
  from: number;
  to: number;
  tail: Buffer;
  now: Date;
}

/**
 * Stores chunks and advances the upload atomically, in one statement. It commits on its own, so each batch takes a single round
 * trip to the database.
 * @param first position of the first chunk.
 * @throws DomainError `offset` if the upload isn't where this writer expects it to be.
 */
export async function storeUploadChunks(
  db: Database,
  { id, from, to, tail, now }: Step,
  { written, first }: { written: WrittenChunks; first: number },
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    with moved as (
      update ${uploads} set received = ${to}, tail = ${tail}, last_activity = ${now.toISOString()}
      where id = ${id} and received = ${from} returning id
    )
    ${insertChunksSql(sql`moved`, first, written)}`);
  if (rowCount === 0) throw offsetMismatchError();
}

/** Stores the bytes after the last full chunk. Throws like `storeUploadChunks`. */
export async function storeUploadTail(db: Database, { id, from, to, tail, now }: Step): Promise<void> {
  const moved = await db
    .update(uploads)
    .set({ received: to, tail, lastActivity: now })
    .where(and(eq(uploads.id, id), eq(uploads.received, from)))
    .returning({ id: uploads.id });
  if (moved.length === 0) throw offsetMismatchError();
}

export function offsetMismatchError(): DomainError {
  return new DomainError(
    'offset',
    'Another request has resumed this upload. Please continue from its current position.',
  );
}
