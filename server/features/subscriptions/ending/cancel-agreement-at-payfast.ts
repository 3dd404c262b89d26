import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { agreements } from '#server/db/schema/index.ts';
import { queueJob } from '#server/adapters/queue.ts';
import { paymentLimits } from '#server/limits.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { findAgreement, lockSubscription } from '../queries.ts';
import { refreshSubscriptionState } from '../refresh-subscription-state.ts';

/**
 * Tries once to end an agreement at PayFast. Throws while PayFast has not confirmed the end, so the job is tried again.
 * An end that we want ourselves waits for the end of a recovery. An end that the owner wants does not wait.
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

/** Applies PayFast's word that an agreement is over. Works once, however often PayFast says it. */
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
