import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { paymentInquiries } from '#server/db/schema/index.ts';
import { hasUnsettledPayment, loadPaymentRecords } from './load-payment-records.ts';
import { assessPaymentClearance, type PaymentClearance, type PaymentInquiry } from './rules.ts';

/**
 * Whether our records of a subscription's payments may be deleted.
 * @param tx holds the lock on the subscription's row.
 */
export async function loadPaymentClearance(
  ctx: Context,
  tx: Database,
  subscriptionId: number,
  now: Date,
): Promise<PaymentClearance> {
  // With payments off, the service doesn't start while PayFast may still charge someone, so there is nothing to query.
  if (!ctx.config.takesPayments) return 'clear';
  const facts = {
    hasUnsettledPayment: await hasUnsettledPayment(tx, subscriptionId, now),
    inquiry: await findPaymentInquiry(ctx, tx, subscriptionId),
  };
  return assessPaymentClearance(facts, now);
}

/** PayFast's last response, and whether it still covers everything. */
export async function findPaymentInquiry(
  ctx: Context,
  tx: Database,
  subscriptionId: number,
): Promise<PaymentInquiry | null> {
  const [row] = await tx
    .select()
    .from(paymentInquiries)
    .where(eq(paymentInquiries.subscriptionId, subscriptionId));
  if (!row) return null;
  const { result, askedAt, askedAbout } = row;
  // An operator's response isn't tied to specific payments, so it covers all of them.
  const { digest, lastOfferedAt } = await loadPaymentRecords(ctx, tx, subscriptionId);
  const isSame = askedAbout === null || askedAbout === digest;
  return { result, askedAt, coversAll: isSame && (lastOfferedAt === null || lastOfferedAt <= askedAt) };
}
