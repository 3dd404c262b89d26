import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  deathIncapacitationReports as reports,
  storedFiles,
  triggerByteFiles,
  triggerBytes,
} from '../../../db/schema/index.ts';
import { findLastReportEnds, findReportInForce } from '../../access/estate-hold.ts';
import type { FileRow, HeadlineRow, LeavebitRow } from '../content.ts';
import type { TrashHold } from './rules.ts';

/** An owner's LeaveBits in the trash, the latest deleted first. */
export function listTrashed(db: Database, userId: number): Promise<LeavebitRow[]> {
  return db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isNotNull(triggerBytes.trashedAt)))
    .orderBy(desc(triggerBytes.trashedAt), desc(triggerBytes.id));
}

export interface TrashedFile {
  file: FileRow & { trashedAt: Date };
  /** Without its info: each file of a LeaveBit would carry it once more. */
  leavebit: HeadlineRow;
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

/** Locks a LeaveBit in the trash until the transaction ends. Null when the owner has none there with this id. */
export async function lockTrashed(tx: Database, userId: number, id: number): Promise<LeavebitRow | null> {
  const [row] = await tx
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.id, id), eq(triggerBytes.userId, userId), isNotNull(triggerBytes.trashedAt)))
    .for('update');
  return row ?? null;
}

/** Locks a removed file until the transaction ends. @returns since when it is in the trash, or null. */
export async function lockTrashedFile(tx: Database, userId: number, id: number): Promise<Date | null> {
  const [row] = await tx
    .select({ trashedAt: triggerByteFiles.trashedAt })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(
      and(
        eq(triggerByteFiles.storedFileId, id),
        eq(triggerBytes.userId, userId),
        isNotNull(triggerByteFiles.trashedAt),
      ),
    )
    .for('update', { of: triggerByteFiles });
  return row?.trashedAt ?? null;
}

/** The ids of all stored files of a LeaveBit, also of those that were removed before. */
export async function allFilesOf(tx: Database, leavebitId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: triggerByteFiles.storedFileId })
    .from(triggerByteFiles)
    .where(eq(triggerByteFiles.triggerByteId, leavebitId));
  return rows.map(({ id }) => id);
}

/** What an owner's reports mean for their trash. */
export async function readHold(db: Database, userId: number): Promise<TrashHold> {
  return {
    report: await findReportInForce(db, userId),
    ...(await findLastReportEnds(db, userId)),
  };
}

/** No report about the owner is in force, or ended after a moment. `rules.ts` decides; this only spares the looks. */
const isNotHeld = (before: Date) =>
  notExists(
    sql`(select from ${reports} where ${reports.userId} = ${triggerBytes.userId}
      and (${reports.status} in ('pending', 'released')
        or greatest(${reports.refutedAt}, ${reports.expiredAt}, ${reports.revokedAt}) > ${before.toISOString()}::timestamptz))`,
  );

/** What lies in any owner's trash since before a moment: LeaveBits, and files of LeaveBits that do not go with it. */
export async function findOverdue(db: Database, before: Date): Promise<{ id: number; userId: number }[]> {
  const leavebits = await db
    .select({ id: triggerBytes.id, userId: triggerBytes.userId })
    .from(triggerBytes)
    .where(and(lt(triggerBytes.trashedAt, before), isNotHeld(before)))
    .orderBy(asc(triggerBytes.trashedAt));
  const files = await db
    .select({ id: triggerByteFiles.storedFileId, userId: triggerBytes.userId })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(
      and(
        lt(triggerByteFiles.trashedAt, before),
        isNotHeld(before),
        sql`(${isNull(triggerBytes.trashedAt)} or ${triggerBytes.trashedAt} >= ${before.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(triggerByteFiles.trashedAt));
  return [...leavebits, ...files];
}
