import { and, eq } from 'drizzle-orm';
import type { UploadMetadata } from '#shared/contracts/uploads.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { DecryptionError } from '../../adapters/crypto/encryption.ts';
import type { Context } from '../../context.ts';
import { storedFiles, uploads, type FileStore } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findLeavebitForUpload } from '../leavebits/find-leavebit-for-upload.ts';
import { removeUploads } from './remove-uploads.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** An upload with its decrypted data. `tail` holds the bytes after its last full chunk. */
export interface DecryptedUpload {
  row: UploadRow;
  /** Where its chunks go. An upload that has begun stays there. */
  store: FileStore;
  dataKey: DataKey;
  /** Whether its LeaveBit is sealed, so that the file has to be. */
  sealed: boolean;
  metadata: UploadMetadata;
  tail: Buffer;
}

type Fixed = Pick<UploadRow, 'id' | 'userId' | 'triggerByteId' | 'sessionId' | 'fileIndex' | 'length'>;

/** Binds the client's metadata to all immutable fields of an upload. */
export function getMetadataAad({ id, userId, triggerByteId, sessionId, fileIndex, length }: Fixed): string {
  return `uploads/${id}/${userId}/${triggerByteId}/${sessionId}/${fileIndex}/${length}/metadata`;
}

/** Binds a tail to its upload and the number of bytes before it. */
export function getTailAad(id: number, received: number): string {
  return `uploads/${id}/tail/${received}`;
}

export const uploadGoneError = () =>
  new DomainError(
    'not-found',
    'This upload no longer exists. It was stopped, it expired, or its LeaveBit was deleted. We haven’t stored any of it.',
  );

/**
 * A user's upload, decrypted. Removes an upload that was altered at rest, because it can never be completed.
 * @throws DomainError `not-found` for a missing upload, and for someone else's.
 */
export async function loadUpload(ctx: Context, userId: number, id: number): Promise<DecryptedUpload> {
  const [found] = await ctx.db
    .select({ row: uploads, store: storedFiles.store })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.id))
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  if (!found) throw uploadGoneError();
  const { row, store } = found;
  const target = await findLeavebitForUpload(ctx, userId, row.triggerByteId);
  if (!target) throw uploadGoneError();
  const { dataKey, sealed } = target;
  try {
    const metadata = JSON.parse(dataKey.decryptText(row.metadata, getMetadataAad(row))) as UploadMetadata;
    const tail = dataKey.decrypt(row.tail, getTailAad(id, row.received));
    return { row, store, dataKey, sealed, metadata, tail };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.logger.error({ err: error, uploadId: id }, 'an upload is damaged and was removed');
    await removeUploads(ctx.db, [id]);
    throw uploadGoneError();
  }
}
