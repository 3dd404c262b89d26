import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, subscriptions } from '#server/db/schema/index.ts';
import { lockSubscription, type AgreementWithCheckout, type SubscriptionRow } from '../queries.ts';
import type { Agreement } from '../rules.ts';
import { refreshSubscriptionState, requestAgreementCancellation } from '../refresh-subscription-state.ts';

/**
 * The owner's cancellation also voids every earlier offer. An agreement from such an offer may be reported only later, for
 * example if it was started in a second tab or with a new card. It is cancelled at PayFast and doesn't count.
 * @param heard the agreement, including the latest notification about it.
 */
export async function enforceOwnerCancellation(
  ctx: Context,
  tx: Database,
  { id, ownerCancelledAt }: SubscriptionRow,
  { row, checkout }: AgreementWithCheckout,
  heard: Agreement,
): Promise<void> {
  if (!ownerCancelledAt || checkout.offeredAt >= ownerCancelledAt || row.refusedAt) return;
  const isEnding = heard.isCancelled || heard.cancelAskedAt !== null;
  await tx.update(agreements).set({ refusedAt: ctx.clock.now() }).where(eq(agreements.token, row.token));
  if (!isEnding) await requestAgreementCancellation(ctx, tx, row.token, 'owner');
  if (!heard.payments.some(({ cents }) => cents > 0)) return;
  ctx.logger.error(
    { alarm: 'paid-before-cancel', subscriptionId: id },
    'the owner cancelled before PayFast reported the start: its payment may have to be refunded',
  );
}

/** Stopping the charges for a released estate also voids earlier offers. Later ones count. */
export async function enforceReleaseCancellation(
  ctx: Context,
  tx: Database,
  { id, chargingStoppedAt }: SubscriptionRow,
  { row, checkout }: AgreementWithCheckout,
): Promise<void> {
  if (!chargingStoppedAt) return;
  const [now] = await tx.select().from(agreements).where(eq(agreements.token, row.token));
  if (!now || now.cancelledAt || now.cancelWantedAt) return;
  if (checkout.offeredAt > chargingStoppedAt) {
    await tx.update(subscriptions).set({ chargingStoppedAt: null }).where(eq(subscriptions.id, id));
    return;
  }
  await requestAgreementCancellation(ctx, tx, row.token, 'release');
  const subscription = await lockSubscription(tx, { id });
  if (subscription) await refreshSubscriptionState(ctx, tx, subscription);
}
