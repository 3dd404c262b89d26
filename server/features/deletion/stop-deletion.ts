import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import type { DeletionStopReason } from './emails.ts';
import { notifyOwnerOfStop, notifyReportersOfStop } from './queue-emails.ts';

/**
 * Cancels a pending deletion, and notifies the owner and the reporters who were told of it. Does nothing if none is pending.
 * @param tx holds the lock on the owner, or on the report that opens the estate, so that the deletion cannot proceed
 * concurrently.
 */
export async function stopDeletion(
  ctx: Context,
  tx: Database,
  owner: { id: number; email: string },
  reason: DeletionStopReason,
): Promise<void> {
  const [deletion] = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, owner.id))
    .returning({ requestedAt: accountDeletions.requestedAt });
  if (!deletion) return;
  await notifyOwnerOfStop(ctx, tx, owner, reason);
  // Those notified that the estate is open already know that the account stays.
  if (reason !== 'estate-open') await notifyReportersOfStop(ctx, tx, owner.id, deletion.requestedAt);
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'deletion-cancelled' });
}

/** Cancels the deletion at the owner's request. Needs no reauthentication, because it only reverts something. */
export async function keepAccount(ctx: Context, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner) await stopDeletion(ctx, tx, owner, 'kept');
  });
}
