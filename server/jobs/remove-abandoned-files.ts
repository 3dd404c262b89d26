import { and, lt, notExists, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { storedFiles, triggerByteFiles } from '../db/schema/index.ts';

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes bytes that never became part of a LeaveBit: their upload broke off, or the process died. */
export async function removeAbandonedFiles({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS);
  const named = db
    .select({ id: triggerByteFiles.storedFileId })
    .from(triggerByteFiles)
    .where(eq(triggerByteFiles.storedFileId, storedFiles.id));
  await db.delete(storedFiles).where(and(lt(storedFiles.createdAt, before), notExists(named)));
}
