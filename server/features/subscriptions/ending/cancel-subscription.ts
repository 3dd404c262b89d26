import { eq } from 'drizzle-orm';
import type { CancelSubscriptionResponse } from '#shared/contracts/subscriptions.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { paymentLimits } from '#server/limits.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { applyConfirmedCancellation } from './cancel-agreement-at-payfast.ts';
import { subscriptionCancelledEmail } from '../emails.ts';
import { buildPaymentLink } from '../checkout/payment-link.ts';
import { loadTimeZone } from '../load-time-zone.ts';
import { lockSubscription, loadSubscriptionFacts } from '../queries.ts';
import { deriveSubscription } from '../rules.ts';
import { refreshSubscriptionState, requestAgreementCancellation } from '../refresh-subscription-state.ts';

/**
 * Cancels the owner's subscription immediately, here and at PayFast. The request is stored first, so a crash in between can't
 * lose it. If PayFast doesn't confirm, a job keeps retrying, and the response says so.
 * @throws DomainError `conflict` if no subscription is running.
 */
export async function cancelSubscription(
  ctx: Context,
  userId: number,
  proof: ReauthenticationCheck,
): Promise<CancelSubscriptionResponse> {
  const token = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const subscription = await lockSubscription(tx, { userId });
    if (!subscription) throw notFoundError();
    const { status, current } = deriveSubscription(await loadSubscriptionFacts(tx, subscription));
    if (!current || status === 'Cancelled' || status === 'Trial') {
      throw new DomainError('conflict', 'There’s no active subscription to cancel.');
    }
    await proof.assertRecentReauthentication(tx);
    const runAt = new Date(now.getTime() + paymentLimits.cancelRetryMs);
    await tx
      .update(subscriptions)
      .set({ ownerCancelledAt: now })
      .where(eq(subscriptions.id, subscription.id));
    await requestAgreementCancellation(ctx, tx, current.token, 'owner', { runAt });
    await refreshSubscriptionState(ctx, tx, subscription);
    await queueMail(ctx, tx, {
      to: subscription.email,
      kind: 'subscription-cancelled',
      dedupeKey: `subscription-cancelled:${current.token}`,
      content: subscriptionCancelledEmail({
        at: formatEmailDate(ctx, now, await loadTimeZone(tx, subscription)),
        link: buildPaymentLink(ctx, subscription.id),
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
        'Your subscription has been cancelled here, but we couldn’t reach PayFast just now. ' +
        'We’ll keep trying until PayFast confirms. You don’t need to do anything.',
    };
  }
  await applyConfirmedCancellation(ctx, token);
  return {
    status: 'Cancelled',
    isConfirmed: true,
    message: 'Your subscription has been cancelled. PayFast won’t charge you again.',
  };
}
