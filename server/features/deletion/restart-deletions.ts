import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { withdrawDeletionEmails } from './queue-emails.ts';
import { getEarliestDeletionDate } from './rules.ts';

/**
 * Restarts every waiting period as if the owner had just requested deletion, because a cancellation may have been lost. The
 * next sweep notifies the owner and the reporters, with seven full days remaining.
 * @param tx the transaction in which a recovery ends
 */
export async function restartDeletions(ctx: Context, tx: Database): Promise<void> {
  const requestedAt = ctx.clock.now();
  const deletesAt = getEarliestDeletionDate(null, requestedAt).toISOString();
  const waiting = await tx
    .update(accountDeletions)
    .set({
      requestedAt,
      deletesAt: sql`greatest(${accountDeletions.deletesAt}, ${deletesAt}::timestamptz)`,
      firstMailId: null,
      reminderMailId: null,
      reportersToldAt: null,
    })
    .returning({ userId: accountDeletions.userId });
  for (const { userId } of waiting) await withdrawDeletionEmails(tx, userId);
}
