import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { agreements, payments } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { paymentLimits } from '#server/limits.ts';
import { applyPaymentNotification } from './apply-payment-notification.ts';
import { cancelAgreementAtPayfast } from '../ending/cancel-agreement-at-payfast.ts';

/**
 * Verifies stored notifications that are still awaiting it, and cancels agreements that PayFast hasn't confirmed as ended. Their
 * process died, or PayFast was down for longer than the queue keeps retrying.
 */
export async function retryStuckPayments(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - paymentLimits.stuckMs);
  const waiting = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.verdict, 'pending'), lt(payments.createdAt, before)));
  await sweep(ctx, waiting, {
    name: 'rescue-payments',
    alarm: 'payment-unchecked',
    words: 'a payment could not be checked',
    idName: 'paymentId',
    rarelyMs: paymentLimits.deadLetterRetryMs,
    work: ({ id }) => applyPaymentNotification(ctx, { paymentId: id }),
  });
  const unconfirmed = await ctx.db
    // The log names the checkout. A token grants control of its agreement, so it is never logged.
    .select({ id: agreements.checkoutId, token: agreements.token })
    .from(agreements)
    .where(
      and(
        isNotNull(agreements.cancelWantedAt),
        isNull(agreements.cancelledAt),
        lt(agreements.cancelWantedAt, before),
      ),
    );
  await sweep(ctx, unconfirmed, {
    name: 'rescue-cancellations',
    alarm: null,
    words: 'PayFast has not confirmed a cancellation',
    idName: 'checkoutId',
    rarelyMs: paymentLimits.deadLetterRetryMs,
    work: ({ token }) => cancelAgreementAtPayfast(ctx, { token }),
  });
}
