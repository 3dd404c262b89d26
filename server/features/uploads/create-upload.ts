import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { UploadMetadata } from '#shared/contracts/uploads.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { assertEstateNotOpen } from '../access/report-in-force.ts';
import { createStoredFile } from '../files/store-file.ts';
import { getChunkAad } from '../files/stored-file.ts';
import { getStoreForNewFiles, insertChunksSql, writeChunks } from '../files/write-chunks.ts';
import { findLeavebitForUpload } from '../leavebits/find-leavebit-for-upload.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import { assertFileNameSealed } from '../sealing/assert-sealed.ts';
import { assertQuota } from '../storage/assert-quota.ts';
import { assertStorageCapacity } from '../storage/assert-storage-capacity.ts';
import { claimUploadSession } from './claim-upload-session.ts';
import { getMetadataAad, getTailAad } from './load-upload.ts';
import { removeUploads } from './remove-uploads.ts';
import { findFreeFileIndex } from './rules.ts';

/**
 * Reserves space for a file that will arrive in parts. An unfinished upload of this file in the same session starts over.
 * @param length plain bytes, within the limit.
 * @throws DomainError `not-found` if the LeaveBit is gone, `not-sealed` if it is sealed and the name may be the real one, `estate-open`, `conflict` while another session is active, `invalid`
 * beyond five files, `too-large` beyond the owner's quota, `storage-full` if all accounts together leave no room.
 */
export async function createUpload(
  ctx: Context,
  { id, userId, length, metadata }: { id: number; userId: number; length: number; metadata: UploadMetadata },
): Promise<void> {
  const { triggerByteId, fileCount = null } = metadata;
  const target = await findLeavebitForUpload(ctx, userId, triggerByteId);
  if (!target)
    throw new DomainError(
      'not-found',
      'We couldn’t find the LeaveBit for this file. It may have been deleted. We haven’t stored any of the file.',
    );
  const { dataKey, sealed } = target;
  if (sealed) assertFileNameSealed(metadata.filename);
  await assertEstateNotOpen(ctx.db, userId);
  await assertStorageCapacity(ctx, length);
  const sessionId = metadata.uploadSessionId ?? ctx.random.uuid();
  const now = ctx.clock.now();
  const store = getStoreForNewFiles(ctx);
  const onlyChunk = { encrypted: dataKey.encrypt(Buffer.alloc(0), getChunkAad(id, 0, true)), count: 1 };
  const written = length === 0 ? await writeChunks(ctx, store, onlyChunk) : null;
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const session = await claimUploadSession(ctx, tx, { userId, sessionId, fileCount });
    const fileIndex = await freePlace(tx, {
      userId,
      sessionId,
      wanted: metadata.fileIndex,
      fileCount: session.fileCount,
    });
    const fixed = { id, userId, triggerByteId, sessionId, fileIndex, length };
    await createStoredFile(tx, { id, userId, expected: length, store, createdAt: now });
    await tx.insert(uploads).values({
      ...fixed,
      received: 0,
      metadata: dataKey.encryptText(JSON.stringify(metadata), getMetadataAad(fixed)),
      tail: dataKey.encrypt(Buffer.alloc(0), getTailAad(id, 0)),
      lastActivity: now,
    });
    if (written) await tx.execute(insertChunksSql(sql`(select ${id}::bigint as id)`, 0, written));
    await removeForgotten(tx, userId);
    await assertQuota(ctx, tx, { userId, bytes: length });
  });
}

async function freePlace(
  tx: Database,
  {
    userId,
    sessionId,
    ...place
  }: { userId: number; sessionId: string; wanted: number | undefined; fileCount: number | null },
): Promise<number> {
  const ofSession = await tx
    .select({ id: uploads.id, fileIndex: uploads.fileIndex, completedAt: uploads.completedAt })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.sessionId, sessionId)));
  const fileIndex = findFreeFileIndex(new Set(ofSession.map((upload) => upload.fileIndex)), place);
  if (fileIndex === null) {
    const places = place.fileCount ?? limits.filesPerSave;
    throw new DomainError('invalid', `Maximum ${places} files allowed per upload`);
  }
  const earlier = ofSession.find((upload) => upload.fileIndex === fileIndex);
  if (earlier?.completedAt)
    throw new DomainError('invalid', 'We already have this file. You don’t need to send it again.');
  if (earlier) await removeUploads(tx, [earlier.id]);
  return fileIndex;
}

/** Limits an owner's unfinished uploads. Nobody comes back for a fifth batch. */
async function removeForgotten(tx: Database, userId: number): Promise<void> {
  const forgotten = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.completedAt)))
    .orderBy(desc(uploads.lastActivity), desc(uploads.id))
    .offset(limits.unfinishedUploadsPerOwner);
  await removeUploads(
    tx,
    forgotten.map(({ id }) => id),
  );
}
