import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { preparedOn } from '../../db/prepared.ts';
import { storedFiles, triggerByteFiles, triggerBytes, uploads } from '../../db/schema/index.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import type { FileRow, HeadlineRow, LeavebitRow } from './content.ts';

const ownedQuery = preparedOn((db) =>
  db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, sql.placeholder('userId')), isNotTrashed))
    .orderBy(desc(triggerBytes.lastUpdate), desc(triggerBytes.id))
    .prepare('leavebits-of-owner'),
);

/** An owner's LeaveBits without those in the trash, the latest saved first. */
export function listOwned(db: Database, userId: number): Promise<LeavebitRow[]> {
  return ownedQuery(db).execute({ userId });
}

/** The same without their texts, which can be 10 MB. */
export function listOwnedHeadlines(db: Database, userId: number): Promise<HeadlineRow[]> {
  const { infoFields: _, ...columns } = getTableColumns(triggerBytes);
  return db
    .select(columns)
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isNotTrashed))
    .orderBy(desc(triggerBytes.lastUpdate), desc(triggerBytes.id));
}

/** One of an owner's LeaveBits, unless it is in the trash. `lock` locks it against other saves until the transaction ends. */
export async function findOwned(
  db: Database,
  userId: number,
  id: number,
  { lock = false } = {},
): Promise<LeavebitRow | null> {
  const query = db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.id, id), eq(triggerBytes.userId, userId), isNotTrashed));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

const filesQuery = preparedOn((db) =>
  db
    .select({ file: triggerByteFiles, stored: storedFiles })
    .from(triggerByteFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(
      and(
        sql`${triggerByteFiles.triggerByteId} = any(${sql.placeholder('leavebitIds')}::bigint[])`,
        isNotNull(storedFiles.size),
        isNull(triggerByteFiles.trashedAt),
      ),
    )
    .orderBy(asc(triggerByteFiles.triggerByteId), asc(triggerByteFiles.fileCounter))
    .prepare('files-of-leavebits'),
);

/** The files of some LeaveBits without those in the trash, by LeaveBit, oldest first. It asks only about those that were ever given a file. */
export async function filesOf(
  db: Database,
  leavebits: readonly Pick<LeavebitRow, 'id' | 'lastFileCounter'>[],
): Promise<Map<number, FileRow[]>> {
  const byLeavebit = new Map<number, FileRow[]>(leavebits.map(({ id }) => [id, []]));
  const leavebitIds = leavebits.filter(({ lastFileCounter }) => lastFileCounter > 0).map(({ id }) => id);
  if (leavebitIds.length === 0) return byLeavebit;
  const rows = await filesQuery(db).execute({ leavebitIds });
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
