import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/index.ts';

/**
 * After a release that was revoked: the owner lives and is told of payments again. What PayFast was told to end stays
 * ended; the owner subscribes anew from where it was paid to.
 */
export async function resumeReminders(tx: Database, userId: number): Promise<void> {
  await tx.update(subscriptions).set({ chargingStoppedAt: null }).where(eq(subscriptions.userId, userId));
}
