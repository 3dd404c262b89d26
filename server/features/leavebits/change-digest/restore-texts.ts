import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteVersions as versions, triggerBytes } from '#server/db/schema/index.ts';
import { unwrapVerifiedDataKey, updateLeavebitRow, withIntegrityCheck } from '../../access/integrity.ts';
import type { ReportInForce } from '../../access/report-in-force.ts';
import { decryptLeavebitTexts, encryptLeavebitTexts, type LeavebitRow } from '../leavebit-encryption.ts';
import { recordVersionRestored } from '../record-leavebit-activity.ts';
import { storeReplacedVersions } from '../versions/store-replaced-version.ts';
import { listFilesByLeavebit } from '../queries.ts';
import { decryptIntactVersions } from '../versions/load-versions.ts';
import { restoreSealedParts } from '../versions/rules.ts';
import type { StoredLeavebitVersion } from '../versions/version-encryption.ts';
import { isMostlyRetained, isMostlyRewritten } from './edit-rules.ts';
import { listFirstRewrites, getTextBaselineTime, type ContentLoss, type Rewrite } from './loss-rules.ts';

interface Replaced {
  userId: number;
  losses: readonly ContentLoss[];
  report: ReportInForce | null;
}

/** Counts the LeaveBits whose replaced text can be restored, and how many of them are sealed. */
export async function countRestorableTexts(
  ctx: Context,
  db: Database,
  replaced: Replaced,
): Promise<{ texts: number; sealedTexts: number }> {
  const counts = { texts: 0, sealedTexts: 0 };
  for (const rewrite of listFirstRewrites(replaced.losses)) {
    if (!(await findRestorableText(ctx, db, replaced, rewrite))) continue;
    counts.texts += 1;
    if (rewrite.isSealed) counts.sealedTexts += 1;
  }
  return counts;
}

/**
 * Restores texts that were mostly replaced, each as a save of its LeaveBit. The current text becomes a version. The caller
 * holds the locks on the LeaveBits.
 * @returns how many LeaveBits were restored, and whether any of them are in the trash
 */
export async function restoreTexts(
  ctx: Context,
  tx: Database,
  replaced: Replaced,
): Promise<{ texts: number; areAllSealed: boolean; isInTrash: boolean }> {
  const done = { texts: 0, areAllSealed: true, isInTrash: false };
  for (const rewrite of listFirstRewrites(replaced.losses)) {
    const found = await findRestorableText(ctx, tx, replaced, rewrite);
    if (!found) continue;
    const { row, version } = found;
    const dataKey = unwrapVerifiedDataKey(ctx.keyRing, row);
    const files = (await listFilesByLeavebit(tx, [row])).get(row.id) ?? [];
    const { sealedNames, sealedFor } = restoreSealedParts(
      {
        sealedNames: decryptLeavebitTexts(dataKey, row).sealedNames,
        sealedFor: row.sealedFor,
        fileCounters: files.map(({ fileCounter }) => fileCounter),
      },
      version,
    );
    const saved = await updateLeavebitRow(ctx, tx, row, {
      ...encryptLeavebitTexts(dataKey, row.id, { ...version, sealedNames }),
      ...(row.sealed && { sealedFor: sealedFor && [...sealedFor] }),
      seqno: row.seqno + 1,
      lastUpdate: ctx.clock.now(),
    });
    await storeReplacedVersions(ctx, tx, [{ before: row, saved }], { isUndo: true });
    await recordVersionRestored(ctx, tx, { row: saved, description: version.description }, version.seqno);
    done.texts += 1;
    done.areAllSealed &&= saved.sealed;
    done.isInTrash ||= saved.trashedAt !== null;
  }
  return done;
}

/**
 * The text from before a rewrite: the latest version that retains most of the text with which the rewrite was compared. Null if
 * the current text retains most of it, for example because the owner has already restored it.
 */
async function findRestorableText(
  ctx: Context,
  db: Database,
  { userId, report }: Replaced,
  { triggerByteId, at }: Rewrite,
): Promise<{ row: LeavebitRow; version: StoredLeavebitVersion } | null> {
  const [row] = await db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.id, triggerByteId), eq(triggerBytes.userId, userId)));
  if (!row || withIntegrityCheck(ctx, row).isDamaged) return null;
  const dataKey = unwrapVerifiedDataKey(ctx.keyRing, row);
  const before = and(
    eq(versions.triggerByteId, triggerByteId),
    gte(versions.replacedAt, getTextBaselineTime(at, report)),
    lte(versions.replacedAt, at),
  );
  const oldest = await db.select().from(versions).where(before).orderBy(asc(versions.seqno)).limit(1);
  const [first] = decryptIntactVersions(ctx, dataKey, oldest);
  if (!first || !isMostlyRewritten(first, decryptLeavebitTexts(dataKey, row))) return null;
  const latest = await db
    .select({ seqno: versions.seqno })
    .from(versions)
    .where(before)
    .orderBy(desc(versions.seqno))
    .limit(limits.versionsPerLeavebit);
  for (const { seqno } of latest) {
    // Comparing two long texts takes 20 ms, so give other requests a turn in between.
    await setImmediate();
    const rows = await db
      .select()
      .from(versions)
      .where(and(before, eq(versions.seqno, seqno)));
    const [version] = decryptIntactVersions(ctx, dataKey, rows);
    if (version && isMostlyRetained(first, version)) return { row, version };
  }
  return { row, version: first };
}
