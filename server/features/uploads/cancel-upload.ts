import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { uploads, uploadSessions } from '../../db/schema/index.ts';
import type { UploadRow } from './load-upload.ts';
import { removeUploads } from './remove-uploads.ts';

/** Removes an upload and its bytes. A session without open uploads no longer blocks the owner's other sessions. */
export async function cancelUpload(
  { db }: Pick<Context, 'db'>,
  { id, userId, sessionId }: UploadRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    await removeUploads(tx, [id]);
    const open = await tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), eq(uploads.sessionId, sessionId), isNull(uploads.completedAt)));
    if (open.length > 0) return;
    await tx
      .delete(uploadSessions)
      .where(and(eq(uploadSessions.userId, userId), eq(uploadSessions.sessionId, sessionId)));
  });
}
