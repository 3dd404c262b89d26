import { and, eq, lt, notExists } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { patiently } from '../db/bounded-client.ts';
import { storedFiles, triggerByteFiles, uploads } from '../db/schema/index.ts';

/**
 * Removes bytes that never became part of a LeaveBit: their upload broke off, or the process died. An upload counts
 * from its last byte; of a finished one only the trace goes.
 */
export async function removeAbandonedFiles({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - limits.uploadKeptHours * 60 * 60 * 1000);
  await patiently(db, (tx) => tx.delete(uploads).where(lt(uploads.lastActivity, before)));
  const named = db
    .select({ id: triggerByteFiles.storedFileId })
    .from(triggerByteFiles)
    .where(eq(triggerByteFiles.storedFileId, storedFiles.id));
  const arriving = db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, storedFiles.id));
  await patiently(db, (tx) =>
    tx
      .delete(storedFiles)
      .where(and(lt(storedFiles.createdAt, before), notExists(named), notExists(arriving))),
  );
}
