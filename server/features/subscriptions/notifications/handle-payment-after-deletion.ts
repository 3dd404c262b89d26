import { eq } from 'drizzle-orm';
import { parseCents } from '#shared/domain/money.ts';
import type { Context } from '#server/context.ts';
import { payments, subscriptions } from '#server/db/schema/index.ts';
import { anonymizePayments } from '../anonymize-payments.ts';
import type { PaymentRow } from '../queries.ts';

/**
 * Handles a genuine notification about an offer to an account that has since been deleted. Its agreement is cancelled at PayFast,
 * so that nobody pays for nothing. Payments are retained for accounting, without the payer, and an operator must refund them.
 * @returns whether it was one. Throws if PayFast can't be reached, so that the job is retried.
 */
export async function handlePaymentAfterDeletion(ctx: Context, payment: PaymentRow): Promise<boolean> {
  const { id, merchantPaymentId: number, token, paymentStatus, amountGross } = payment;
  const offer = number === null ? null : ctx.offerNumbers.parse(number);
  if (!offer || (await hasSubscription(ctx, offer.subscriptionId))) return false;
  if (token !== null && paymentStatus !== 'CANCELLED') await ctx.payfast.cancelSubscription(token);
  const isMoney = paymentStatus === 'COMPLETE' && (parseCents(amountGross ?? '') ?? 0) > 0;
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(payments)
      .set({
        verdict: 'contradiction',
        verdictReason: 'the account has been deleted',
        processedAt: ctx.clock.now(),
      })
      .where(eq(payments.id, id));
    await anonymizePayments(tx, [id]);
  });
  if (isMoney) {
    ctx.logger.error(
      { alarm: 'paid-after-deletion', paymentId: id },
      'a payment arrived for an account that had already been deleted: it must be refunded',
    );
  }
  return true;
}

async function hasSubscription({ db }: Context, id: number): Promise<boolean> {
  return (await db.$count(subscriptions, eq(subscriptions.id, id))) > 0;
}
