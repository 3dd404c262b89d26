import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/index.ts';
import { removeStoredFiles } from '../files/store-file.ts';

/**
 * Removes unfinished uploads and their bytes. For completed ones, only the upload row is removed, because the file belongs to a
 * LeaveBit.
 */
export async function removeUploads(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    // Locks uploads before their files, like requests that write.
    const removed = await tx
      .delete(uploads)
      .where(inArray(uploads.id, ids))
      .returning({ id: uploads.id, completedAt: uploads.completedAt });
    await removeStoredFiles(
      tx,
      removed.filter(({ completedAt }) => completedAt === null).map(({ id }) => id),
    );
  });
}
