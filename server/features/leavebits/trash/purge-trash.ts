import { eq } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits, limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { withLongStatementTimeout } from '#server/db/bounded-client.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteFiles, triggerBytes } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { estateOpenError } from '../../access/report-in-force.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { deleteDraft } from '../../drafts/manage-drafts.ts';
import { removeStoredFiles } from '../../files/store-file.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';
import { recordContentLoss } from '../change-digest/record-sharing-change.ts';
import { decryptActivitySubject } from '../record-leavebit-activity.ts';
import {
  listAllFileIds,
  findOverdueTrash,
  lockTrashedLeavebit,
  lockTrashedFile,
  loadTrashHold,
} from './queries.ts';
import { getErasureTime, getPurgeBlockReason, type TrashHold } from './rules.ts';

/** The id of a trashed LeaveBit or a removed file. */
interface TrashedId {
  userId: number;
  id: number;
}

/**
 * Permanently deletes an item from an owner's trash. It disappears immediately, but a job erases it only some days later. Until
 * then, the link in the email about it can restore it, without its draft.
 * @throws DomainError `not-found` if it isn't in the trash; `conflict` while a report is pending or soon after a revocation,
 * `estate-open`; `ReauthenticationNeeded`
 */
export async function purgeTrashItem(
  ctx: Context,
  item: TrashedId,
  proof: ReauthenticationCheck,
): Promise<void> {
  await withLongStatementTimeout(ctx.db, async (tx) => {
    const { userId, id } = item;
    const found = await lockItem(tx, item);
    if (!found) throw notFoundError();
    const now = ctx.clock.now();
    assertMayPurge(await loadTrashHold(tx, userId), now);
    await proof.assertRecentReauthentication(tx);
    await recordPurged(ctx, tx, item, found);
    if (found.row) {
      await tx.update(triggerBytes).set({ purgedAt: now }).where(eq(triggerBytes.id, id));
      await deleteDraft(tx, item);
    } else
      await tx.update(triggerByteFiles).set({ purgedAt: now }).where(eq(triggerByteFiles.storedFileId, id));
    await recordContentLoss(ctx, tx, {
      userId,
      id: found.triggerByteId,
      what: 'purged',
      fileIds: found.row ? [] : [id],
    });
  });
}

function assertMayPurge(hold: TrashHold, now: Date): void {
  const refusal = getPurgeBlockReason(hold, now);
  switch (refusal) {
    case null:
      return;
    case 'report-pending':
      throw new DomainError(
        'conflict',
        'Nothing can be permanently deleted while a report about you is pending. If it is false, refute it on your home page first.',
      );
    case 'estate-open':
      throw estateOpenError();
    case 'just-revoked':
      throw new DomainError(
        'conflict',
        `Nothing can be permanently deleted for ${deletionLimits.afterRevocationDays} days after your LeaveBits were locked again. Nobody else can access your trash.`,
      );
    default:
      return refusal satisfies never;
  }
}

/**
 * Erases items that have been in the trash for 30 days, and those that their owner permanently deleted earlier. Idempotent, and
 * safe to run in several processes. Erases nothing during a recovery, while the clock is uncertain, or for an owner with a
 * report in force.
 */
export async function purgeExpiredTrash(ctx: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.clock.trustedNow().getTime() - days * DAY_MS);
  const overdue = await findOverdueTrash(ctx.db, {
    trashedAt: daysAgo(limits.trashDays),
    purgedAt: daysAgo(limits.purgedDays),
  });
  await sweep(ctx, overdue, {
    name: 'purge-trash',
    alarm: 'trash-not-purged',
    words: 'expired trash could not be removed',
    idName: 'trashId',
    work: (item) =>
      withLongStatementTimeout(ctx.db, async (tx) => {
        const found = await lockItem(tx, item, { isPurgedToo: true });
        if (!found || !(await canActIrrevocably(ctx, tx))) return;
        const due = getErasureTime(found, await loadTrashHold(tx, item.userId));
        if (due === null || due > ctx.clock.trustedNow()) return;
        if (found.purgedAt === null) await recordPurged(ctx, tx, item, found);
        await erase(tx, item, found);
      }),
  });
  ctx.keyRing.clearDataKeyCache();
}

/** A locked item in the trash. `row` is null for a file. */
interface Locked {
  row: LeavebitRow | null;
  triggerByteId: number;
  trashedAt: Date;
  purgedAt: Date | null;
}

async function lockItem(
  tx: Database,
  { userId, id }: TrashedId,
  options?: { isPurgedToo: boolean },
): Promise<Locked | null> {
  await lockOwner(tx, userId);
  const row = await lockTrashedLeavebit(tx, userId, id, options);
  if (row?.trashedAt) return { row, triggerByteId: id, trashedAt: row.trashedAt, purgedAt: row.purgedAt };
  const file = await lockTrashedFile(tx, userId, id, options);
  return file && { row: null, ...file };
}

async function recordPurged(
  ctx: Context,
  tx: Database,
  { userId }: TrashedId,
  { row }: Locked,
): Promise<void> {
  await recordActivity(ctx, tx, {
    userId,
    kind: 'leavebit-purged',
    ...(row
      ? { subject: decryptActivitySubject(ctx, row) }
      : { detail: 'A file that had been removed from a LeaveBit.' }),
  });
}

/** The LeaveBit's versions, openings, codes and tickets are deleted along with its row. */
async function erase(tx: Database, { id }: TrashedId, { row }: Locked): Promise<void> {
  await removeStoredFiles(tx, row ? await listAllFileIds(tx, id) : [id]);
  if (row) await tx.delete(triggerBytes).where(eq(triggerBytes.id, id));
}
