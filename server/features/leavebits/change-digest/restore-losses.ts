import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/prepared-statements.ts';
import { storedFiles, triggerByteFiles, triggerBytes, type users } from '#server/db/schema/index.ts';
import { withIntegrityCheck } from '../../access/integrity.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { LeavebitFileRow } from '../leavebit-encryption.ts';
import { decryptActivitySubject } from '../record-leavebit-activity.ts';
import { restoreTrashedFile, restoreTrashedLeavebit } from '../trash/restore-from-trash.ts';
import { collectLossIds, type ContentLoss } from './loss-rules.ts';

interface Returned {
  leavebits: number;
  files: number;
}

/** Counts the lost items that can be restored. */
export async function countRestorableLosses(
  db: Database,
  userId: number,
  losses: readonly ContentLoss[],
): Promise<Returned> {
  const { leavebitIds, fileIds } = collectLossIds(losses);
  return {
    leavebits: await db.$count(triggerBytes, areTrashed(userId, leavebitIds)),
    files: (await listTrashed(db, userId, fileIds)).length,
  };
}

/**
 * Restores lost items from the trash or, if they haven't been erased yet, after a permanent deletion. A file whose LeaveBit
 * stays in the trash goes back to the trash. The caller holds the lock on the owner.
 */
export async function restoreLosses(
  ctx: Context,
  tx: Database,
  owner: typeof users.$inferSelect,
  { losses, at }: { losses: readonly ContentLoss[]; at: Date },
): Promise<Returned> {
  const { leavebitIds, fileIds } = collectLossIds(losses);
  const trashed = await tx
    .select()
    .from(triggerBytes)
    .where(areTrashed(owner.id, leavebitIds))
    .orderBy(asc(triggerBytes.id))
    .for('update');
  const intact = trashed.filter((row) => !withIntegrityCheck(ctx, row).isDamaged);
  for (const row of intact) {
    const { userId } = await restoreTrashedLeavebit(ctx, tx, { owner, trashed: row, at });
    await recordActivity(ctx, tx, {
      userId,
      kind: 'leavebit-restored',
      subject: decryptActivitySubject(ctx, row),
    });
  }
  return { leavebits: intact.length, files: await returnFiles(ctx, tx, owner.id, fileIds) };
}

async function returnFiles(ctx: Context, tx: Database, userId: number, fileIds: number[]): Promise<number> {
  const found = await listTrashed(tx, userId, fileIds);
  const parents = [...new Set(found.map(({ triggerByteId }) => triggerByteId))];
  const rows = await tx
    .select()
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, parents))
    .orderBy(asc(triggerBytes.id))
    .for('update');
  let returned = 0;
  for (const parent of rows) {
    if (withIntegrityCheck(ctx, parent).isDamaged) continue;
    let row = parent;
    // Read under the lock, because the owner may just have restored a file, or it may have been erased.
    for (const file of await listTrashed(tx, userId, fileIds, parent.id)) {
      returned += 1;
      if (parent.trashedAt !== null) {
        await tx
          .update(triggerByteFiles)
          .set({ purgedAt: null })
          .where(eq(triggerByteFiles.storedFileId, file.id));
        continue;
      }
      const { fileName, ...saved } = await restoreTrashedFile(ctx, tx, { row, file });
      row = saved.row;
      const detail = `File: ${fileName}.`;
      await recordActivity(ctx, tx, {
        userId,
        kind: 'file-restored',
        subject: decryptActivitySubject(ctx, row),
        detail,
      });
    }
  }
  return returned;
}

const areTrashed = (userId: number, ids: readonly number[]) =>
  and(eq(triggerBytes.userId, userId), matchesAnyId(triggerBytes.id, ids), isNotNull(triggerBytes.trashedAt));

/**
 * Finds which of the given files are in the trash or permanently deleted.
 * @param leavebitId limits the result to this LeaveBit's files
 */
async function listTrashed(
  db: Database,
  userId: number,
  fileIds: readonly number[],
  leavebitId?: number,
): Promise<LeavebitFileRow[]> {
  const rows = await db
    .select({ file: triggerByteFiles, stored: storedFiles })
    .from(triggerByteFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(
      and(
        eq(storedFiles.userId, userId),
        matchesAnyId(storedFiles.id, fileIds),
        isNotNull(triggerByteFiles.trashedAt),
        leavebitId === undefined ? undefined : eq(triggerByteFiles.triggerByteId, leavebitId),
      ),
    )
    .orderBy(asc(triggerByteFiles.triggerByteId), asc(triggerByteFiles.fileCounter));
  return rows.flatMap(({ file, stored: { id, size, sha256 } }) =>
    size === null || sha256 === null ? [] : [{ ...file, id, size, sha256 }],
  );
}
