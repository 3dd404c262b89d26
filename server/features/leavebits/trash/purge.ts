import { eq } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits, limits } from '#shared/domain/limits.ts';
import type { Context } from '../../../context.ts';
import { patiently } from '../../../db/bounded-client.ts';
import type { Database } from '../../../db/database.ts';
import { triggerBytes } from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import { sweep } from '../../../jobs/sweep.ts';
import { estateOpen } from '../../access/estate-hold.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { removeStoredFiles } from '../../files/store-file.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { mayAct } from '../../recovery/may-act.ts';
import type { LeavebitRow } from '../content.ts';
import { nameOfRow } from '../record-changes.ts';
import { allFilesOf, findOverdue, lockTrashed, lockTrashedFile, readHold } from './queries.ts';
import { purgeRefusal, purgesAt, type TrashHold } from './rules.ts';

/** What is deleted for good: a LeaveBit in the trash, or a removed file, by its id. */
interface Purged {
  userId: number;
  id: number;
}

/**
 * Deletes something in an owner's trash for good.
 * @throws DomainError `not-found` when it is not there, or no longer; `conflict` while a report is pending or soon after a revocation,
 * `estate-open`;
 * `ProofNeeded`
 */
export async function purge(ctx: Context, item: Purged, proof: ProofCheck): Promise<void> {
  await patiently(ctx.db, async (tx) => {
    const found = await lockItem(tx, item);
    if (!found) throw notFound();
    assertMayPurge(await readHold(tx, item.userId), ctx.clock.now());
    await proof.assertFresh(tx);
    await purgeItem(ctx, tx, item, found);
  });
  ctx.keyRing.forgetDataKeys();
}

function assertMayPurge(hold: TrashHold, now: Date): void {
  const refusal = purgeRefusal(hold, now);
  switch (refusal) {
    case null:
      return;
    case 'report-pending':
      throw new DomainError(
        'conflict',
        'Nothing can be deleted for good while a report about you is pending. If it is false, refute it on your home page first.',
      );
    case 'estate-open':
      throw estateOpen();
    case 'just-revoked':
      throw new DomainError(
        'conflict',
        `Nothing can be deleted for good in the ${deletionLimits.afterRevocationDays} days after your LeaveBits were locked again. Nobody else can reach what is in the trash.`,
      );
    default:
      return refusal satisfies never;
  }
}

/**
 * Deletes for good what has been in the trash for 30 days. Any number of processes may run it, and twice. In recovery, and
 * while the clock is in doubt, it deletes nothing, and nothing of an owner whose report is in force.
 */
export async function purgeTrash(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.certain().getTime() - limits.trashDays * DAY_MS);
  await sweep(ctx, await findOverdue(ctx.db, before), {
    name: 'purge-trash',
    alarm: 'trash-not-purged',
    words: 'something that was deleted 30 days ago could not be removed',
    idName: 'trashId',
    work: (item) =>
      patiently(ctx.db, async (tx) => {
        const found = await lockItem(tx, item);
        if (!found || !(await mayAct(ctx, tx))) return;
        const due = purgesAt(found.trashedAt, await readHold(tx, item.userId));
        if (due !== null && due <= ctx.clock.certain()) await purgeItem(ctx, tx, item, found);
      }),
  });
  ctx.keyRing.forgetDataKeys();
}

/** Something in the trash, under its lock. `row`: null for a file. */
interface Locked {
  row: LeavebitRow | null;
  trashedAt: Date;
}

async function lockItem(tx: Database, { userId, id }: Purged): Promise<Locked | null> {
  const row = await lockTrashed(tx, userId, id);
  if (row?.trashedAt) return { row, trashedAt: row.trashedAt };
  const trashedAt = await lockTrashedFile(tx, userId, id);
  return trashedAt && { row: null, trashedAt };
}

/** The versions, openings, codes and tickets of a LeaveBit are deleted with its row. */
async function purgeItem(ctx: Context, tx: Database, { userId, id }: Purged, { row }: Locked): Promise<void> {
  const entry = { userId, kind: 'leavebit-purged' } as const;
  if (row) {
    await recordActivity(ctx, tx, { ...entry, subject: nameOfRow(ctx, row) });
    await removeStoredFiles(tx, await allFilesOf(tx, id));
    await tx.delete(triggerBytes).where(eq(triggerBytes.id, id));
    return;
  }
  await recordActivity(ctx, tx, { ...entry, detail: 'A file that had been removed from a LeaveBit.' });
  await removeStoredFiles(tx, [id]);
}
