import { and, desc, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteVersions as versions, triggerBytes, users } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { findReportInForce } from '../../access/report-in-force.ts';
import { unwrapVerifiedDataKey } from '../../access/integrity.ts';
import { decryptLeavebitTexts, type LeavebitRow } from '../leavebit-encryption.ts';
import { isSameVersionContent, encryptVersion, toVersionContent } from './version-encryption.ts';
import { isSessionStart, selectVersionsToRemove } from './rules.ts';

/**
 * Stores the state that a save replaced, in the same transaction, and prunes old versions. A save that changes only files
 * replaces nothing. The caller holds the row lock.
 * @param restores the version that the save restores
 * @param isUndo whether the save is an undo by an emailed link, outside any session. It needs no room, because a thief may have
 * used it up.
 * @throws DomainError `too-large` if there is no room for another version. A restoration always has room.
 */
export async function storeReplacedVersion(
  ctx: Pick<Context, 'keyRing' | 'clock'>,
  tx: Database,
  {
    before,
    saved,
    restores,
    isUndo = false,
  }: { before: LeavebitRow; saved: LeavebitRow; restores?: number | undefined; isUndo?: boolean },
): Promise<void> {
  const dataKey = unwrapVerifiedDataKey(ctx.keyRing, before);
  const replaced = toVersionContent(before, decryptLeavebitTexts(dataKey, before));
  if (isSameVersionContent(replaced, toVersionContent(saved, decryptLeavebitTexts(dataKey, saved)))) return;
  const { id: triggerByteId, userId, seqno, lastUpdate: savedAt } = before;
  const content = encryptVersion(dataKey, { triggerByteId, seqno }, replaced);
  const replacedAt = ctx.clock.now();
  const signedInAt = isUndo ? null : await findSignInTime(tx, userId);
  const startsSession = isSessionStart(signedInAt, await findLastVersion(tx, triggerByteId));
  await tx.insert(versions).values({ triggerByteId, seqno, content, savedAt, replacedAt, startsSession });
  // Nothing is destroyed while a report is in force.
  if (!(await findReportInForce(tx, userId))) await pruneLeavebitVersions(tx, triggerByteId, replacedAt);
  if (!isUndo) await makeRoom(tx, { userId, triggerByteId, seqno, restores });
}

/** When the owner's only session began. */
async function findSignInTime(tx: Database, userId: number): Promise<Date | null> {
  const [owner] = await tx.select({ signedInAt: users.signedInAt }).from(users).where(eq(users.id, userId));
  return owner?.signedInAt ?? null;
}

async function findLastVersion(tx: Database, triggerByteId: number) {
  const [last] = await tx
    .select({ replacedAt: versions.replacedAt, tookRestoredPlace: versions.tookRestoredPlace })
    .from(versions)
    .where(eq(versions.triggerByteId, triggerByteId))
    .orderBy(desc(versions.seqno))
    .limit(1);
  return last ?? null;
}

/** Removes the versions of a LeaveBit that needn't be retained. */
export async function pruneLeavebitVersions(tx: Database, triggerByteId: number, now: Date): Promise<void> {
  const kept = await tx
    .select({
      seqno: versions.seqno,
      replacedAt: versions.replacedAt,
      startsSession: versions.startsSession,
    })
    .from(versions)
    .where(eq(versions.triggerByteId, triggerByteId));
  const removed = selectVersionsToRemove(kept, now);
  if (removed.length === 0) return;
  await tx
    .delete(versions)
    .where(and(eq(versions.triggerByteId, triggerByteId), inArray(versions.seqno, removed)));
}

/**
 * Limits the total size of an owner's versions, with a separate allowance of the same size for permanently deleted LeaveBits.
 * Versions are never evicted to make room, because a session thief could push out the ones the owner needs. If there is no
 * room, a restoration replaces the restored version: its state is now the current one, so no extra room is needed.
 */
async function makeRoom(
  tx: Database,
  {
    userId,
    triggerByteId,
    seqno,
    restores,
  }: { userId: number; triggerByteId: number; seqno: number; restores: number | undefined },
): Promise<void> {
  const sum = (condition: SQL) =>
    sql`coalesce(sum(octet_length(${versions.content})) filter (where ${condition}), 0)`;
  const isPurged = isNotNull(triggerBytes.purgedAt);
  const limit = limits.versionBytesPerOwner;
  const [held] = await tx
    .select({ bytes: sql<string>`${sum(not(isPurged))} + greatest(${sum(isPurged)} - ${limit}, 0)` })
    .from(versions)
    .innerJoin(triggerBytes, eq(triggerBytes.id, versions.triggerByteId))
    .where(eq(triggerBytes.userId, userId));
  if (Number(held?.bytes) <= limit) return;
  if (restores === undefined) throw noRoom();
  const isVersion = (of: number) => and(eq(versions.triggerByteId, triggerByteId), eq(versions.seqno, of));
  await tx.delete(versions).where(isVersion(restores));
  await tx.update(versions).set({ tookRestoredPlace: true }).where(isVersion(seqno));
}

const noRoom = () =>
  new DomainError(
    'too-large',
    `Your long texts have changed so often in the last ${limits.versionDays} days that there’s no space to keep another version ` +
      `(${limits.versionBytesPerOwner / MEGABYTE} MB). To avoid losing anything, we haven’t saved this change. You can go back to an earlier version, ` +
      'or permanently delete LeaveBits you no longer need. Space also frees up over time.',
  );
