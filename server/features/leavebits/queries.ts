import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { storedFiles, triggerByteFiles, triggerBytes, uploads } from '../../db/schema/index.ts';
import type { FileRow, LeavebitRow } from './content.ts';

/** An owner's LeaveBits, the latest saved first. */
export function listOwned(db: Database, userId: number): Promise<LeavebitRow[]> {
  return db
    .select()
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, userId))
    .orderBy(desc(triggerBytes.lastUpdate), desc(triggerBytes.id));
}

/** One of an owner's LeaveBits. `lock` locks it against other saves until the transaction ends. */
export async function findOwned(
  db: Database,
  userId: number,
  id: number,
  { lock = false } = {},
): Promise<LeavebitRow | null> {
  const query = db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.id, id), eq(triggerBytes.userId, userId)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** The files of some LeaveBits, by LeaveBit, oldest first. */
export async function filesOf(db: Database, leavebitIds: number[]): Promise<Map<number, FileRow[]>> {
  const byLeavebit = new Map<number, FileRow[]>(leavebitIds.map((id) => [id, []]));
  if (leavebitIds.length === 0) return byLeavebit;
  const rows = await db
    .select({ file: triggerByteFiles, stored: storedFiles })
    .from(triggerByteFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(and(inArray(triggerByteFiles.triggerByteId, leavebitIds), isNotNull(storedFiles.size)))
    .orderBy(asc(triggerByteFiles.triggerByteId), asc(triggerByteFiles.fileCounter));
  for (const { file, stored } of rows) {
    if (stored.size === null || stored.sha256 === null) continue;
    byLeavebit
      .get(file.triggerByteId)
      ?.push({ ...file, id: stored.id, size: stored.size, sha256: stored.sha256 });
  }
  return byLeavebit;
}

/**
 * Finds the stored files that are still arriving for a LeaveBit, and locks their uploads until the transaction ends. A
 * request that writes one locks the upload before the file, in the same order.
 */
export async function lockArriving(tx: Database, leavebitId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.triggerByteId, leavebitId), isNull(uploads.completedAt)))
    .for('update');
  return rows.map(({ id }) => id);
}
