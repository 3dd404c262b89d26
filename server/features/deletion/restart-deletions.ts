import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { withdrawDeletionEmails } from './queue-emails.ts';

/**
 * Begins every wait again, as if the owner had asked now: their answer may be lost. The next look writes to them and to
 * their reporters, with seven whole days.
 * @param tx the transaction in which a recovery ends.
 */
export async function restartDeletions(tx: Database): Promise<void> {
  const waiting = await tx
    .update(accountDeletions)
    .set({ firstMailId: null, reminderMailId: null, reportersToldAt: null })
    .returning({ userId: accountDeletions.userId });
  for (const { userId } of waiting) await withdrawDeletionEmails(tx, userId);
}
