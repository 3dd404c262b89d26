import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  deathIncapacitationReports as reports,
  storedFiles,
  triggerByteFiles,
  triggerBytes,
} from '#server/db/schema/index.ts';
import { loadLastReportEndTimes, findReportInForce } from '../../access/report-in-force.ts';
import type { LeavebitFileRow, LeavebitHeadlineRow, LeavebitRow } from '../leavebit-encryption.ts';
import type { TrashHold } from './rules.ts';

/** What is read of the LeaveBits in an owner's trash, the latest deleted first. */
export const trashedOfOwner = (userId: number) => ({
  where: and(
    eq(triggerBytes.userId, userId),
    isNotNull(triggerBytes.trashedAt),
    isNull(triggerBytes.purgedAt),
  ),
  order: [desc(triggerBytes.trashedAt), desc(triggerBytes.id)],
});

export interface TrashedFile {
  file: LeavebitFileRow & { trashedAt: Date };
  /** Without its info: each file of a LeaveBit would carry it once more. */
  leavebit: LeavebitHeadlineRow;
}

const { infoFields: _, ...headlineColumns } = getTableColumns(triggerBytes);

/** The files that an owner has removed by themselves, each with its LeaveBit, the latest removed first. */
export async function listTrashedFiles(
  db: Database,
  userId: number,
  { id }: { id?: number } = {},
): Promise<TrashedFile[]> {
  const rows = await db
    .select({ file: triggerByteFiles, stored: storedFiles, leavebit: headlineColumns })
    .from(triggerBytes)
    .innerJoin(triggerByteFiles, eq(triggerByteFiles.triggerByteId, triggerBytes.id))
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(
      and(
        eq(triggerBytes.userId, userId),
        isNotNull(triggerByteFiles.trashedAt),
        isNull(triggerByteFiles.purgedAt),
        isNull(triggerBytes.purgedAt),
        isNotNull(storedFiles.size),
        id === undefined ? undefined : eq(storedFiles.id, id),
      ),
    )
    .orderBy(desc(triggerByteFiles.trashedAt), desc(triggerByteFiles.fileCounter));
  return rows.flatMap(({ file, stored, leavebit }) => {
    const { trashedAt } = file;
    if (trashedAt === null || stored.size === null || stored.sha256 === null) return [];
    return [
      { file: { ...file, trashedAt, id: stored.id, size: stored.size, sha256: stored.sha256 }, leavebit },
    ];
  });
}

/**
 * Locks a LeaveBit in the trash until the transaction ends. Null when the owner has none there with this id.
 * @param isPurgedToo also one that its owner deleted for good.
 */
export async function lockTrashedLeavebit(
  tx: Database,
  userId: number,
  id: number,
  { isPurgedToo = false } = {},
): Promise<LeavebitRow | null> {
  const [row] = await tx
    .select()
    .from(triggerBytes)
    .where(
      and(
        eq(triggerBytes.id, id),
        eq(triggerBytes.userId, userId),
        isNotNull(triggerBytes.trashedAt),
        isPurgedToo ? undefined : isNull(triggerBytes.purgedAt),
      ),
    )
    .for('update');
  return row ?? null;
}

/** The same for a removed file. */
export async function lockTrashedFile(
  tx: Database,
  userId: number,
  id: number,
  { isPurgedToo = false } = {},
): Promise<{ triggerByteId: number; trashedAt: Date; purgedAt: Date | null } | null> {
  const [row] = await tx
    .select({
      triggerByteId: triggerByteFiles.triggerByteId,
      trashedAt: triggerByteFiles.trashedAt,
      purgedAt: triggerByteFiles.purgedAt,
    })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(
      and(
        eq(triggerByteFiles.storedFileId, id),
        eq(triggerBytes.userId, userId),
        isNotNull(triggerByteFiles.trashedAt),
        isPurgedToo ? undefined : and(isNull(triggerByteFiles.purgedAt), isNull(triggerBytes.purgedAt)),
      ),
    )
    .for('update', { of: triggerByteFiles });
  return row?.trashedAt ? { ...row, trashedAt: row.trashedAt } : null;
}

/** The ids of all stored files of a LeaveBit, also of those that were removed before. */
export async function listAllFileIds(tx: Database, leavebitId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: triggerByteFiles.storedFileId })
    .from(triggerByteFiles)
    .where(eq(triggerByteFiles.triggerByteId, leavebitId));
  return rows.map(({ id }) => id);
}

/** What an owner's reports mean for their trash. */
export async function loadTrashHold(db: Database, userId: number): Promise<TrashHold> {
  return {
    report: await findReportInForce(db, userId),
    ...(await loadLastReportEndTimes(db, userId)),
  };
}

/** No report about the owner is in force, or ended after a moment. `rules.ts` decides; this is only a pre-filter. */
const isNotHeld = (before: Date) =>
  notExists(
    sql`(select from ${reports} where ${reports.userId} = ${triggerBytes.userId}
      and (${reports.status} in ('pending', 'released')
        or greatest(${reports.refutedAt}, ${reports.expiredAt}, ${reports.revokedAt}) > ${before.toISOString()}::timestamptz))`,
  );

/**
 * What lies in any owner's trash since before a moment, and what an owner deleted for good before another: LeaveBits, and files of
 * LeaveBits that do not go with it.
 */
export async function findOverdueTrash(
  db: Database,
  before: { trashedAt: Date; purgedAt: Date },
): Promise<{ id: number; userId: number }[]> {
  const isOverdue = ({ trashedAt, purgedAt }: typeof triggerBytes | typeof triggerByteFiles) =>
    or(
      and(isNull(purgedAt), lt(trashedAt, before.trashedAt), isNotHeld(before.trashedAt)),
      and(lt(purgedAt, before.purgedAt), isNotHeld(before.purgedAt)),
    );
  const leavebits = await db
    .select({ id: triggerBytes.id, userId: triggerBytes.userId })
    .from(triggerBytes)
    .where(isOverdue(triggerBytes))
    .orderBy(asc(triggerBytes.trashedAt));
  const files = await db
    .select({ id: triggerByteFiles.storedFileId, userId: triggerBytes.userId })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(and(isOverdue(triggerByteFiles), sql`(${isOverdue(triggerBytes)}) is not true`))
    .orderBy(asc(triggerByteFiles.trashedAt));
  return [...leavebits, ...files];
}
