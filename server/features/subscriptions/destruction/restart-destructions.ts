import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { subscriptions } from '../../../db/schema/index.ts';
import { forgetAnnouncement } from './announce.ts';

/**
 * Has every announced destruction begin anew, with all of its warnings and their days: what its owner paid or answered
 * may have been lost.
 * @param tx the transaction in which a recovery ends.
 */
export async function restartDestructions(tx: Database): Promise<void> {
  const announced = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isNotNull(subscriptions.destroyAt))
    .orderBy(subscriptions.id)
    .for('update');
  for (const { id } of announced) await forgetAnnouncement(tx, id);
}
