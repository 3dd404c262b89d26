import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import type { DeletionStopReason } from './emails.ts';
import { notifyOwnerOfStop, notifyReportersOfStop } from './queue-emails.ts';

/**
 * Takes back a deletion that waits, and tells the owner and the reporters who were told of it. Does nothing where none waits.
 * @param tx holds the lock on the owner, or on the report that opens the estate: a deletion never goes on beside it.
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
  // Those who hear that the estate is open know that the account stays.
  if (reason !== 'estate-open') await notifyReportersOfStop(ctx, tx, owner.id, deletion.requestedAt);
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'deletion-cancelled' });
}

/** The owner keeps the account. Needs no proof: it only takes something back. */
export async function keepAccount(ctx: Context, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner) await stopDeletion(ctx, tx, owner, 'kept');
  });
}
