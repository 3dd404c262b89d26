import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { agreements, subscriptions } from '../../../db/schema/index.ts';
import { lockSubscription, type KnownAgreement, type SubscriptionRow } from '../queries.ts';
import type { Agreement } from '../rules.ts';
import { settleSubscription, wantCancelled } from '../settle-subscription.ts';

/**
 * The owner's cancel is the last word on everything that was offered before it: an agreement of which we hear only
 * afterwards (a second tab, a new card) is ended at PayFast and counts for nothing.
 * @param heard the agreement with what has just been reported of it.
 */
export async function respectOwnersCancel(
  ctx: Context,
  tx: Database,
  { id, ownerCancelledAt }: SubscriptionRow,
  { row, checkout }: KnownAgreement,
  heard: Agreement,
): Promise<void> {
  if (!ownerCancelledAt || checkout.offeredAt >= ownerCancelledAt || row.refusedAt) return;
  const isEnding = heard.isCancelled || heard.cancelAskedAt !== null;
  await tx.update(agreements).set({ refusedAt: ctx.clock.now() }).where(eq(agreements.token, row.token));
  if (!isEnding) await wantCancelled(ctx, tx, row.token, 'owner');
  if (!heard.payments.some(({ cents }) => cents > 0)) return;
  ctx.logger.error(
    { alarm: 'paid-before-cancel', subscriptionId: id },
    'the owner cancelled before a start was heard of: its payment may have to be given back',
  );
}

/** Charging was stopped for a released estate: what was offered before that ends too; what was offered later counts. */
export async function respectRelease(
  ctx: Context,
  tx: Database,
  { id, chargingStoppedAt }: SubscriptionRow,
  { row, checkout }: KnownAgreement,
): Promise<void> {
  if (!chargingStoppedAt) return;
  const [now] = await tx.select().from(agreements).where(eq(agreements.token, row.token));
  if (!now || now.cancelledAt || now.cancelWantedAt) return;
  if (checkout.offeredAt > chargingStoppedAt) {
    await tx.update(subscriptions).set({ chargingStoppedAt: null }).where(eq(subscriptions.id, id));
    return;
  }
  await wantCancelled(ctx, tx, row.token, 'release');
  const subscription = await lockSubscription(tx, { id });
  if (subscription) await settleSubscription(ctx, tx, subscription);
}
