import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions, users } from '../../db/schema/index.ts';
import { loadEstateState } from '../access/load-estate.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import type { DeletionStopReason } from './emails.ts';
import { notifyReportersOfStop } from './notify-reporters.ts';
import { lockDeletion } from './queries.ts';
import { notifyOwnerOfStop } from './queue-emails.ts';

/**
 * Cancels a pending deletion, if any, and notifies the owner and the reporters who knew about it.
 * @param tx holds the lock on the owner or on the report that opens the estate, so that the deletion can't proceed concurrently
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
    .returning({ userId: accountDeletions.userId });
  if (!deletion) return;
  await notifyOwnerOfStop(ctx, tx, owner, reason);
  // Reporters who were notified that the estate is open already know that the account stays.
  if (reason !== 'estate-open') {
    const [row] = await tx.select().from(users).where(eq(users.id, owner.id));
    if (row) await notifyReportersOfStop(ctx, tx, row);
  }
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'deletion-cancelled' });
}

/** Cancels the deletion at the owner's request. Needs no reauthentication, because the account only stays as it was. */
export async function cancelAccountDeletion(ctx: Context, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner) await stopDeletion(ctx, tx, owner, 'kept');
  });
}

/** Notifies the reporters whose daily email limit had been reached, unless the state has changed since. */
export async function notifyPostponedReportersOfStop(
  ctx: Context,
  { userId }: { userId: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner || (await lockDeletion(tx, userId))) return;
    // Reporters who were notified that the estate is open already know that the account stays.
    if ((await loadEstateState(ctx, tx, userId)).report === 'released') return;
    await notifyReportersOfStop(ctx, tx, owner);
  });
}
