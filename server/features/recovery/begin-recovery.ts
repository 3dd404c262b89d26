import { isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

/**
 * Begins a recovery: nothing irrevocable happens until an operator ends it. Waits for irrevocable work that is under
 * way.
 * @returns false when a recovery was on already. That one keeps its beginning and its reason.
 */
export async function beginRecovery(
  tx: Database,
  { now, reason }: { now: Date; reason: string },
): Promise<boolean> {
  const begun = await tx
    .update(serviceState)
    .set({ recoverySince: now, recoveryReason: reason })
    .where(isNull(serviceState.recoverySince))
    .returning({ id: serviceState.id });
  return begun.length > 0;
}
