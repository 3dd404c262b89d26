import { isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

/**
 * From now on nothing irrevocable happens, until an operator ends it. It waits for what is just being done.
 * @returns false when a recovery was on already: its beginning and its reason stand.
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
