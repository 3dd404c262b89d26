import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { listAgreements, type SubscriptionRow } from '../queries.ts';
import { refreshSubscriptionState, requestAgreementCancellation } from '../refresh-subscription-state.ts';

/**
 * Cancels all of an owner's agreements at PayFast. Jobs retry until PayFast confirms. Idempotent.
 * @param tx holds the lock on the subscription's row.
 */
export async function cancelAgreements(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  reason: 'release' | 'destroyed' | 'deleted',
): Promise<void> {
  for (const { row } of await listAgreements(tx, subscription.id)) {
    if (!row.cancelledAt && !row.cancelWantedAt)
      await requestAgreementCancellation(ctx, tx, row.token, reason);
  }
  await refreshSubscriptionState(ctx, tx, subscription);
}
