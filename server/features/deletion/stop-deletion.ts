import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import type { StopReason } from './letters.ts';
import { tellOfStop } from './write-letters.ts';

/**
 * Takes back a deletion that waits, and tells the owner. Does nothing where none waits.
 * @param tx holds the lock on the owner, or on the report that opens the estate: a deletion never goes on beside it.
 */
export async function stopDeletion(
  ctx: Context,
  tx: Database,
  owner: { id: number; email: string },
  reason: StopReason,
): Promise<void> {
  const stopped = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, owner.id))
    .returning({ userId: accountDeletions.userId });
  if (stopped.length === 0) return;
  await tellOfStop(ctx, tx, owner, reason);
  await recordActivity(ctx, tx, { userId: owner.id, kind: 'deletion-cancelled' });
}

/** The owner keeps the account. Needs no proof: it only takes something back. */
export async function keepAccount(ctx: Context, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner) await stopDeletion(ctx, tx, owner, 'kept');
  });
}
