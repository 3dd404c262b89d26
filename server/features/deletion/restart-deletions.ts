import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { withdrawDeletionEmails } from './queue-emails.ts';

/**
 * Restarts every waiting period as if the owner had requested deletion now, since their cancellation may have been lost. The
 * next sweep notifies them and their reporters, with seven full days left.
 * @param tx the transaction in which a recovery ends.
 */
export async function restartDeletions(tx: Database): Promise<void> {
  const waiting = await tx
    .update(accountDeletions)
    .set({ firstMailId: null, reminderMailId: null, reportersToldAt: null })
    .returning({ userId: accountDeletions.userId });
  for (const { userId } of waiting) await withdrawDeletionEmails(tx, userId);
}
