import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceState } from '../../db/schema/index.ts';

interface Beginning {
  now: Date;
  reason: string;
  /** Whether the latest writes are lost, as after a restore. If so, recipients can't read anything. */
  isRestored?: boolean;
}

/**
 * Begins a recovery, during which nothing irrevocable happens until an operator ends it. Waits for irrevocable work in progress.
 * A recovery already under way keeps its start time, and adopts the new reason only if that alone follows a restore.
 * @returns false if nothing was changed
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
