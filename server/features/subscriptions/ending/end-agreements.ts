import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { findAgreements, type SubscriptionRow } from '../queries.ts';
import { settleSubscription, wantCancelled } from '../settle-subscription.ts';

/**
 * Ends every agreement of an owner at PayFast. Jobs repeat this until PayFast confirms it. Safe to run twice.
 * @param tx holds the lock on the subscription's row.
 */
export async function endAgreements(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  reason: 'release' | 'destroyed' | 'deleted',
): Promise<void> {
  for (const { row } of await findAgreements(tx, subscription.id)) {
    if (!row.cancelledAt && !row.cancelWantedAt) await wantCancelled(ctx, tx, row.token, reason);
  }
  await settleSubscription(ctx, tx, subscription);
}
