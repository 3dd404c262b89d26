import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from '../../db/schema/index.ts';
import { hasFactor, loadFactors } from './load-factors.ts';

/** Without a factor, emailed codes are accepted again, so removing the last factor also removes the recovery codes. */
export async function removeUnusedRecoveryCodes(tx: Database, userId: number): Promise<void> {
  if (hasFactor(await loadFactors(tx, userId))) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Removes all of an owner's factors. The caller holds the lock on the account. */
export async function removeAllFactors(tx: Database, userId: number): Promise<void> {
  for (const table of [totpFactors, passkeys, passkeyChallenges, recoveryCodes])
    await tx.delete(table).where(eq(table.userId, userId));
}
