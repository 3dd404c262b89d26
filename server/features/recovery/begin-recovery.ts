import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

interface Beginning {
  now: Date;
  reason: string;
  /** Whether what was saved last is lost, as after a restore. Recipients read nothing then. */
  isRestored?: boolean;
}

/**
 * Begins a recovery: nothing irrevocable happens until an operator ends it. Waits for irrevocable work that is under
 * way. A recovery that is on already keeps its beginning. If only this one follows a restore, it gets this reason.
 * @returns false when nothing was changed.
 */
export async function beginRecovery(
  tx: Database,
  { now, reason, isRestored = false }: Beginning,
): Promise<boolean> {
  const begun = await tx
    .update(serviceState)
    .set({ recoverySince: now, recoveryReason: reason, isRestored })
    .where(isNull(serviceState.recoverySince))
    .returning({ id: serviceState.id });
  if (begun.length > 0 || !isRestored) return begun.length > 0;
  const escalated = await tx
    .update(serviceState)
    .set({ recoveryReason: reason, isRestored })
    .where(eq(serviceState.isRestored, false))
    .returning({ id: serviceState.id });
  return escalated.length > 0;
}
