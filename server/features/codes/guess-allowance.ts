import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codeAllowances } from '../../db/schema/index.ts';
import { chargeCodeAllowance, refundCodeAllowance } from './rules.ts';

/** @returns how many digits the new code has */
export function chargeAllowance(db: Database, key: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .insert(codeAllowances)
      .values({ key, refilledAt: new Date(0) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(codeAllowances).where(eq(codeAllowances.key, key)).for('update');
    const { digits, refilledAt } = chargeCodeAllowance(row!.refilledAt.getTime(), now.getTime());
    await tx
      .update(codeAllowances)
      .set({ refilledAt: new Date(refilledAt) })
      .where(eq(codeAllowances.key, key));
    return digits;
  });
}

export async function refundAllowance(
  tx: Database,
  key: string,
  redeemed: { digits: number; wrongTries: number },
): Promise<void> {
  const [row] = await tx.select().from(codeAllowances).where(eq(codeAllowances.key, key)).for('update');
  if (!row) return;
  await tx
    .update(codeAllowances)
    .set({ refilledAt: new Date(refundCodeAllowance(row.refilledAt.getTime(), redeemed)) })
    .where(eq(codeAllowances.key, key));
}
