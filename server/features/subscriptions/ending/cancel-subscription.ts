import { eq } from 'drizzle-orm';
import type { CancelAnswer } from '#shared/contracts/subscriptions.ts';
import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import { subscriptions } from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import { paymentLimits } from '../../../limits.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { confirmCancelled } from './cancel-at-payfast.ts';
import { subscriptionCancelled } from '../letters.ts';
import { paymentLink } from '../checkout/payment-link.ts';
import { lockSubscription, readFacts } from '../queries.ts';
import { deriveSubscription } from '../rules.ts';
import { settleSubscription, wantCancelled } from '../settle-subscription.ts';

/**
 * Ends the owner's subscription at once, here and at PayFast. The owner's wish is stored first, so that a crash between
 * the two cannot lose it. Where PayFast does not confirm, a job goes on asking and the answer says so.
 * @throws DomainError `conflict` when no subscription runs.
 */
export async function cancelSubscription(
  ctx: Context,
  userId: number,
  proof: ProofCheck,
): Promise<CancelAnswer> {
  const token = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const subscription = await lockSubscription(tx, { userId });
    if (!subscription) throw notFound();
    const { status, current } = deriveSubscription(await readFacts(tx, subscription));
    if (!current || status === 'Cancelled' || status === 'Trial') {
      throw new DomainError('conflict', 'There is no running subscription to cancel.');
    }
    await proof.assertFresh(tx);
    const runAt = new Date(now.getTime() + paymentLimits.cancelRetryMs);
    await tx
      .update(subscriptions)
      .set({ ownerCancelledAt: now })
      .where(eq(subscriptions.id, subscription.id));
    await wantCancelled(ctx, tx, current.token, 'owner', { runAt });
    await settleSubscription(ctx, tx, subscription);
    await queueMail(ctx, tx, {
      to: subscription.email,
      kind: 'subscription-cancelled',
      dedupeKey: `subscription-cancelled:${current.token}`,
      letter: subscriptionCancelled({
        at: letterMoment(ctx, now),
        link: paymentLink(ctx, subscription.id),
      }),
    });
    return current.token;
  });

  try {
    await ctx.payfast.cancelSubscription(token);
  } catch (error) {
    ctx.logger.warn({ err: error }, 'PayFast has not confirmed a cancellation yet');
    return {
      status: 'Cancelled',
      isConfirmed: false,
      message:
        'Your subscription is cancelled here. We could not reach PayFast just now. ' +
        'We keep asking until PayFast confirms. You do not need to do anything.',
    };
  }
  await confirmCancelled(ctx, token);
  return {
    status: 'Cancelled',
    isConfirmed: true,
    message: 'Your subscription is cancelled. PayFast will not charge you again.',
  };
}
