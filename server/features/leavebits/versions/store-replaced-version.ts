import { and, desc, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/prepared-statements.ts';
import { triggerByteVersions as versions, triggerBytes, users } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { findReportInForce } from '../../access/report-in-force.ts';
import { unwrapVerifiedDataKey } from '../../access/integrity.ts';
import { decryptLeavebitTexts, type LeavebitRow } from '../leavebit-encryption.ts';
import { isSameVersionContent, encryptVersion, toVersionContent } from './version-encryption.ts';
import { isSessionStart, selectVersionsToRemove, type StoredVersion } from './rules.ts';

/** A LeaveBit before and after a save. */
export interface VersionedSave {
  before: LeavebitRow;
  saved: LeavebitRow;
}

/**
 * Stores the state that a save replaced, in the same transaction, and prunes old versions. A save that changes only files
 * replaces nothing. The caller holds the row lock.
 * @param restores the version that the save restores
 * @throws DomainError `too-large` if there is no room for another version. A restoration always has room.
 */
export async function storeReplacedVersion(
  ctx: Pick<Context, 'keyRing' | 'clock'>,
  tx: Database,
  { restores, ...save }: VersionedSave & { restores?: number | undefined },
): Promise<void> {
  if ((await storeReplacedVersions(ctx, tx, [save])) === 0) return;
  const { id: triggerByteId, userId, seqno } = save.before;
  if (await hasVersionRoom(tx, userId)) return;
  if (restores === undefined) throw noRoom();
  // The restored state is now the current one, so its version can make room for the replaced one.
  const isVersion = (of: number) => and(eq(versions.triggerByteId, triggerByteId), eq(versions.seqno, of));
  await tx.delete(versions).where(isVersion(restores));
  await tx.update(versions).set({ tookRestoredPlace: true }).where(isVersion(seqno));
}

/**
 * Like `storeReplacedVersion`, for several LeaveBits of one owner, and without a check for room.
 * @param isUndo whether the save is an undo by an emailed link, outside any session
 * @returns how many versions were stored
 */
export async function storeReplacedVersions(
  ctx: Pick<Context, 'keyRing' | 'clock'>,
  tx: Database,
  saves: readonly VersionedSave[],
  { isUndo = false } = {},
): Promise<number> {
  const replaced = saves.flatMap(({ before, saved }) => {
    const dataKey = unwrapVerifiedDataKey(ctx.keyRing, before);
    const content = toVersionContent(before, decryptLeavebitTexts(dataKey, before));
    const isSame = isSameVersionContent(
      content,
      toVersionContent(saved, decryptLeavebitTexts(dataKey, saved)),
    );
    const { id: triggerByteId, seqno, lastUpdate: savedAt } = before;
    return isSame
      ? []
      : [
          {
            triggerByteId,
            seqno,
            savedAt,
            content: encryptVersion(dataKey, { triggerByteId, seqno }, content),
          },
        ];
  });
  const [first] = saves;
  if (!first || replaced.length === 0) return 0;
  const { userId } = first.before;
  const ids = replaced.map(({ triggerByteId }) => triggerByteId);
  const replacedAt = ctx.clock.now();
  const signedInAt = isUndo ? null : await findSignInTime(tx, userId);
  const last = await loadLastVersions(tx, ids);
  await tx.insert(versions).values(
    replaced.map((version) => ({
      ...version,
      replacedAt,
      startsSession: isSessionStart(signedInAt, last.get(version.triggerByteId) ?? null),
    })),
  );
  // Nothing is destroyed while a report is in force.
  if (!(await findReportInForce(tx, userId))) await pruneLeavebitVersions(tx, ids, replacedAt);
  return replaced.length;
}

/** When the owner's only session began. */
async function findSignInTime(tx: Database, userId: number): Promise<Date | null> {
  const [owner] = await tx.select({ signedInAt: users.signedInAt }).from(users).where(eq(users.id, userId));
  return owner?.signedInAt ?? null;
}

async function loadLastVersions(tx: Database, ids: readonly number[]) {
  const rows = await tx
    .selectDistinctOn([versions.triggerByteId], {
      triggerByteId: versions.triggerByteId,
      replacedAt: versions.replacedAt,
      tookRestoredPlace: versions.tookRestoredPlace,
    })
    .from(versions)
    .where(matchesAnyId(versions.triggerByteId, ids))
    .orderBy(versions.triggerByteId, desc(versions.seqno));
  return new Map(rows.map((row) => [row.triggerByteId, row]));
}

/** Removes the versions of LeaveBits that needn't be retained. */
export async function pruneLeavebitVersions(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  const kept = new Map<number, StoredVersion[]>(ids.map((id) => [id, []]));
  const rows = await tx
    .select({
      triggerByteId: versions.triggerByteId,
      seqno: versions.seqno,
      replacedAt: versions.replacedAt,
      startsSession: versions.startsSession,
    })
    .from(versions)
    .where(matchesAnyId(versions.triggerByteId, ids));
  for (const { triggerByteId, ...version } of rows) kept.get(triggerByteId)?.push(version);
  const removed = [...kept].flatMap(([id, all]) =>
    selectVersionsToRemove(all, now).map((seqno) => ({ id, seqno })),
  );
  if (removed.length === 0) return;
  await tx.delete(versions).where(
    sql`(${versions.triggerByteId}, ${versions.seqno}) in (
      select * from unnest(${sql.param(removed.map(({ id }) => id))}::bigint[], ${sql.param(removed.map(({ seqno }) => seqno))}::int[]))`,
  );
}

/**
 * Rejects saves whose versions exceed the limit. Runs after `storeReplacedVersions`, under the lock on the owner.
 * @throws DomainError `too-large`
 */
export async function assertVersionRoom(tx: Database, userId: number): Promise<void> {
  if (!(await hasVersionRoom(tx, userId))) throw noRoom();
}

/**
 * Whether an owner's versions are within the limit on their total size. Permanently deleted LeaveBits have a separate allowance
 * of the same size. Versions are never evicted to make room, because a session thief could push out the ones the owner needs.
 * Undos by an emailed link need no room, because a thief may have used it up.
 */
async function hasVersionRoom(tx: Database, userId: number): Promise<boolean> {
  const sum = (condition: SQL) =>
    sql`coalesce(sum(octet_length(${versions.content})) filter (where ${condition}), 0)`;
  const isPurged = isNotNull(triggerBytes.purgedAt);
  const limit = limits.versionBytesPerOwner;
  const [held] = await tx
    .select({ bytes: sql<string>`${sum(not(isPurged))} + greatest(${sum(isPurged)} - ${limit}, 0)` })
    .from(versions)
    .innerJoin(triggerBytes, eq(triggerBytes.id, versions.triggerByteId))
    .where(eq(triggerBytes.userId, userId));
  return Number(held?.bytes) <= limit;
}

const noRoom = () =>
  new DomainError(
    'too-large',
    `Your long texts have changed so often in the last ${limits.versionDays} days that there’s no space to keep another version ` +
      `(${limits.versionBytesPerOwner / MEGABYTE} MB). To avoid losing anything, we haven’t saved this change. You can go back to an earlier version, ` +
      'or permanently delete LeaveBits you no longer need. Space also frees up over time.',
  );
