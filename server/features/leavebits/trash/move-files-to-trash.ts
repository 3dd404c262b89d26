import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { downloadTickets, triggerByteFiles } from '#server/db/schema/index.ts';

/** Moves files of a LeaveBit to the trash. The caller holds the row lock. */
export async function moveFilesToTrash(tx: Database, fileIds: number[], trashedAt: Date): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.update(triggerByteFiles).set({ trashedAt }).where(inArray(triggerByteFiles.storedFileId, fileIds));
  await tx.delete(downloadTickets).where(inArray(downloadTickets.storedFileId, fileIds));
}
