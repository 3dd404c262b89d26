import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
  inArray,
} from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  deathIncapacitationReports as reports,
  storedFiles,
  triggerByteFiles,
  triggerBytes,
  downloadTickets,
} from '#server/db/schema/index.ts';
import { loadLastReportEndTimes, findReportInForce } from '../../access/report-in-force.ts';
import type { LeavebitFileRow, LeavebitHeadlineRow, LeavebitRow } from '../leavebit-encryption.ts';
import type { TrashHold } from './rules.ts';

/** Query options for the LeaveBits in an owner's trash, most recently deleted first. */
export const buildTrashPageQuery = (userId: number) => ({
  where: and(
    eq(triggerBytes.userId, userId),
    isNotNull(triggerBytes.trashedAt),
    isNull(triggerBytes.purgedAt),
  ),
  order: [desc(triggerBytes.trashedAt), desc(triggerBytes.id)],
});

export interface TrashedFile {
  file: LeavebitFileRow & { trashedAt: Date };
  /** Excludes `infoFields`, which would be repeated for every file of the LeaveBit. */
  leavebit: LeavebitHeadlineRow;
}

const { infoFields: _, ...headlineColumns } = getTableColumns(triggerBytes);

/** The files that an owner removed individually, each with its LeaveBit, most recently removed first. */
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
 * Locks a LeaveBit in the trash until the transaction ends. Returns null if the owner has no such LeaveBit there.
 * @param isPurgedToo includes permanently deleted ones
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

/** Like `lockTrashedLeavebit`, but for a removed file. */
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

/** The ids of all of a LeaveBit's stored files, including previously removed ones. */
export async function listAllFileIds(tx: Database, leavebitId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: triggerByteFiles.storedFileId })
    .from(triggerByteFiles)
    .where(eq(triggerByteFiles.triggerByteId, leavebitId));
  return rows.map(({ id }) => id);
}

export async function loadTrashHold(db: Database, userId: number): Promise<TrashHold> {
  return {
    report: await findReportInForce(db, userId),
    ...(await loadLastReportEndTimes(db, userId)),
  };
}

/** No report about the owner is in force or ended after the given time. Only a prefilter; `rules.ts` decides. */
const isNotHeld = (before: Date) =>
  notExists(
    sql`(select from ${reports} where ${reports.userId} = ${triggerBytes.userId}
      and (${reports.status} in ('pending', 'released')
        or greatest(${reports.refutedAt}, ${reports.expiredAt}, ${reports.revokedAt}) > ${before.toISOString()}::timestamptz))`,
  );

/**
 * The items of all owners that were trashed before one time or permanently deleted before another: LeaveBits, and files whose
 * LeaveBits aren't being erased with them.
 */
export async function findOverdueTrash(
  db: Database,
  before: { trashedAt: Date; purgedAt: Date },
): Promise<{ id: number; userId: number }[]> {
  const isOverdue = ({ trashedAt, purgedAt }: typeof triggerBytes | typeof triggerByteFiles) =>
    and(
      // What was purged is in the trash. Only with this condition PostgreSQL uses the index of what is there.
      isNotNull(trashedAt),
      or(
        and(isNull(purgedAt), lt(trashedAt, before.trashedAt), isNotHeld(before.trashedAt)),
        and(lt(purgedAt, before.purgedAt), isNotHeld(before.purgedAt)),
      ),
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

/** Moves files of a LeaveBit to the trash. The caller holds the row lock. */
export async function moveFilesToTrash(tx: Database, fileIds: number[], trashedAt: Date): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.update(triggerByteFiles).set({ trashedAt }).where(inArray(triggerByteFiles.storedFileId, fileIds));
  await tx.delete(downloadTickets).where(inArray(downloadTickets.storedFileId, fileIds));
}
