import { isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { clearDestructionAnnouncement } from './announce-destruction.ts';

/**
 * Restarts every announced destruction from the beginning, with all warnings and full notice periods, because the owner's payment
 * or response may have been lost.
 * @param tx the transaction that ends a recovery.
 */
export async function restartAnnouncedDestructions(tx: Database): Promise<void> {
  const announced = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isNotNull(subscriptions.destroyAt))
    .orderBy(subscriptions.id)
    .for('update');
  for (const { id } of announced) await clearDestructionAnnouncement(tx, id);
}
