import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { agreements } from '../../../db/schema/index.ts';
import { addJob } from '../../../adapters/queue.ts';
import { paymentLimits } from '../../../limits.ts';
import { mayAct } from '../../recovery/may-act.ts';
import { findAgreement, lockSubscription } from '../queries.ts';
import { settleSubscription } from '../settle-subscription.ts';

/**
 * One try at ending an agreement at PayFast; throws while PayFast has not confirmed it, and so is tried again. What we
 * want to end by ourselves waits for the end of a recovery; what its owner ended does not.
 */
export async function cancelAtPayfast(ctx: Context, { token }: { token: string }): Promise<void> {
  const agreement = await findAgreement(ctx.db, token);
  if (!agreement || agreement.row.cancelledAt) return;
  const { subscriptionId, cancelReason } = agreement.row;
  const waits = await ctx.db.transaction(async (tx) => {
    if (cancelReason === 'owner' || (await mayAct(ctx, tx))) return false;
    const runAt = new Date(ctx.clock.now().getTime() + paymentLimits.lookAgainMs);
    await addJob(tx, 'cancel-at-payfast', { token }, { key: `cancel:${token}`, runAt });
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
  await confirmCancelled(ctx, token);
}

/** PayFast has said that an agreement is over. Done once, however often it is said. */
export async function confirmCancelled(ctx: Context, token: string): Promise<void> {
  const agreement = await findAgreement(ctx.db, token);
  if (!agreement) return;
  await ctx.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { id: agreement.row.subscriptionId });
    const current = await findAgreement(tx, token);
    if (!subscription || !current || current.row.cancelledAt) return;
    await tx.update(agreements).set({ cancelledAt: ctx.clock.now() }).where(eq(agreements.token, token));
    await settleSubscription(ctx, tx, subscription);
  });
}
