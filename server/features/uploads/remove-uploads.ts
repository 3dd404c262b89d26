import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema/index.ts';
import { removeStoredFiles } from '../files/store-file.ts';

/** Removes unfinished uploads and their bytes; of finished ones only the trace, for their file belongs to a LeaveBit. */
export async function removeUploads(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    // The uploads before their files: a request that writes locks them in the same order.
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
