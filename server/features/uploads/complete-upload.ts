import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { uploads } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isEstateOpenError } from '../access/report-in-force.ts';
import { addLeavebitFile } from '../leavebits/files/add-leavebit-file.ts';
import { hashStoredFile } from '../files/hash-stored-file.ts';
import type { DecryptedUpload } from './load-upload.ts';
import { completeFile } from '../files/store-file.ts';
import { StoredFileDamagedError } from '../files/read-stored-file.ts';
import { isNotSealedError } from '../sealing/assert-sealed.ts';
import { removeUploads } from './remove-uploads.ts';

/**
 * Attaches the file to its LeaveBit once all bytes have arrived. If the client sent a checksum, it must match. Atomic and
 * idempotent.
 * @param known their SHA-256, if they all arrived in one request; otherwise they are read back.
 * @throws DomainError `invalid` if the checksum differs, and `estate-open` if the estate was opened in the meantime, `not-sealed` if
 * the LeaveBit is sealed and the file isn't. All three remove the bytes. `not-found` if the LeaveBit is gone.
 * @throws StoredFileDamagedError and removes the bytes, because the upload can never be completed.
 */
export async function completeUpload(
  ctx: Context,
  { row, dataKey, metadata }: DecryptedUpload,
  known: Buffer | null = null,
): Promise<void> {
  const { id, userId, triggerByteId, length: size } = row;
  const readBack = () =>
    hashStoredFile(ctx, dataKey, { id, size }).catch(async (error: unknown) => {
      if (error instanceof StoredFileDamagedError) await removeUploads(ctx.db, [id]);
      throw error;
    });
  const sha256 = known ?? (await readBack());
  if (metadata.sha256 !== undefined && metadata.sha256.toLowerCase() !== sha256.toString('hex')) {
    await removeUploads(ctx.db, [id]);
    throw new DomainError(
      'invalid',
      'The file was damaged in transit, so we haven’t stored it. Please upload it again.',
    );
  }
  const added = ctx.db.transaction(async (tx) => {
    const file = { id, size, sha256, name: metadata.filename, mimeType: metadata.filetype };
    await addLeavebitFile(ctx, tx, { userId, id: triggerByteId, file });
    await completeFile(tx, { id, size, sha256 });
    const completed = await tx
      .update(uploads)
      .set({ completedAt: ctx.clock.now() })
      .where(and(eq(uploads.id, id), isNull(uploads.completedAt)))
      .returning({ id: uploads.id });
    if (completed.length === 0) tx.rollback();
  });
  await added.catch(async (error: unknown) => {
    if (isEstateOpenError(error) || isNotSealedError(error)) await removeUploads(ctx.db, [id]);
    throw error;
  });
}
