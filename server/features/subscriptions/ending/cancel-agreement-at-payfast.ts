import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { agreements } from '#server/db/schema/index.ts';
import { queueJob } from '#server/adapters/queue.ts';
import { paymentLimits } from '#server/limits.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { findAgreement, lockSubscription } from '../queries.ts';
import { refreshSubscriptionState } from '../refresh-subscription-state.ts';

/**
 * Makes one attempt to cancel an agreement at PayFast. Throws unless PayFast confirms it, so that the job is retried. During a
 * recovery, our own cancellations wait, but those requested by the owner don't.
 */
export async function cancelAgreementAtPayfast(ctx: Context, { token }: { token: string }): Promise<void> {
  const agreement = await findAgreement(ctx.db, token);
  if (!agreement || agreement.row.cancelledAt) return;
  const { subscriptionId, cancelReason } = agreement.row;
  const waits = await ctx.db.transaction(async (tx) => {
    if (cancelReason === 'owner' || (await canActIrrevocably(ctx, tx))) return false;
    const runAt = new Date(ctx.clock.now().getTime() + paymentLimits.recheckMs);
    await queueJob(tx, 'cancel-at-payfast', { token }, { key: `cancel:${token}`, runAt });
    return true;
  });
  if (waits) return;
  try {
    await ctx.payfast.cancelSubscription(token);
  } catch (error) {
    ctx.logger.error(
      { alarm: 'cancel-unconfirmed', subscriptionId, err: error },
      'PayFast has not confirmed a cancellation: the subscription may still be charged',
    );
    throw error;
  }
  await applyConfirmedCancellation(ctx, token);
}

/** Applies PayFast's confirmation that an agreement has ended. Idempotent. */
export async function applyConfirmedCancellation(ctx: Context, token: string): Promise<void> {
  const agreement = await findAgreement(ctx.db, token);
  if (!agreement) return;
  await ctx.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { id: agreement.row.subscriptionId });
    const current = await findAgreement(tx, token);
    if (!subscription || !current || current.row.cancelledAt) return;
    await tx.update(agreements).set({ cancelledAt: ctx.clock.now() }).where(eq(agreements.token, token));
    await refreshSubscriptionState(ctx, tx, subscription);
  });
}
