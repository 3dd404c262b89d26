import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { destructionLimits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, checkouts, payments, subscriptions } from '#server/db/schema/index.ts';

/** All offers and agreements by which an owner can have paid, and the payments that were reported. */
export interface PaymentRecords {
  /** Differs as soon as anything here has changed. */
  digest: string;
  offers: { has(number: string): boolean };
  /** When somebody was last offered something and set out to pay, as far as we know; null when nobody did. */
  lastOfferedAt: Date | null;
  tokens: readonly string[];
  /** PayFast's numbers of the payments that were applied. */
  appliedPaymentIds: ReadonlySet<string>;
  /** How many payments were applied to an agreement. */
  countAppliedPayments(token: string): number;
}

/** Selects a subscription's payments by their offer or their agreement. */
export const isPaymentOfSubscription = (db: Database, subscriptionId: number) =>
  or(
    inArray(
      payments.merchantPaymentId,
      db.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.subscriptionId, subscriptionId)),
    ),
    inArray(
      payments.token,
      db
        .select({ token: agreements.token })
        .from(agreements)
        .where(eq(agreements.subscriptionId, subscriptionId)),
    ),
  );

export async function loadPaymentRecords(
  { offerNumbers }: Pick<Context, 'offerNumbers'>,
  db: Database,
  subscriptionId: number,
): Promise<PaymentRecords> {
  const offered = await db
    .select({ id: checkouts.id, offeredAt: checkouts.offeredAt })
    .from(checkouts)
    .where(eq(checkouts.subscriptionId, subscriptionId))
    .orderBy(asc(checkouts.id));
  const agreed = await db
    .select({ token: agreements.token, cancelledAt: agreements.cancelledAt })
    .from(agreements)
    .where(eq(agreements.subscriptionId, subscriptionId))
    .orderBy(asc(agreements.token));
  const paid = await db
    .select({
      id: payments.id,
      payfastId: payments.payfastPaymentId,
      token: payments.token,
      status: payments.paymentStatus,
      verdict: payments.verdict,
    })
    .from(payments)
    .where(isPaymentOfSubscription(db, subscriptionId))
    .orderBy(asc(payments.id));
  const applied = paid.filter(({ verdict, status }) => verdict === 'applied' && status === 'COMPLETE');
  const recorded = new Set(offered.map(({ id }) => id));
  const [begun] = await db
    .select({ at: subscriptions.paymentBegunAt })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return {
    digest: createHash('sha256')
      .update(JSON.stringify([offered, agreed, paid]))
      .digest('hex'),
    // Every offer names its subscription. Those from before that are stored.
    offers: {
      has: (number) => recorded.has(number) || offerNumbers.parseSubscriptionId(number) === subscriptionId,
    },
    lastOfferedAt: [...offered.map(({ offeredAt }) => offeredAt), begun?.at ?? null].reduce(
      (last, at) => (at === null || (last && last > at) ? last : at),
      null,
    ),
    tokens: agreed.map(({ token }) => token),
    appliedPaymentIds: new Set(applied.flatMap(({ payfastId }) => payfastId ?? [])),
    countAppliedPayments: (token) => applied.filter((payment) => payment.token === token).length,
  };
}

/**
 * Whether a possible payment is not settled. It waits for its checks. Or it carries money and was refused lately, so a
 * person must look at it.
 */
export async function hasUnsettledPayment(db: Database, subscriptionId: number, now: Date): Promise<boolean> {
  const refusedSince = new Date(now.getTime() - destructionLimits.rejectedPaymentRetentionDays * DAY_MS);
  const count = await db.$count(
    payments,
    and(
      isPaymentOfSubscription(db, subscriptionId),
      or(
        eq(payments.verdict, 'pending'),
        and(
          inArray(payments.verdict, ['rejected', 'contradiction']),
          gt(payments.amountGross, '0'),
          gt(payments.createdAt, refusedSince),
        ),
      ),
    ),
  );
  return count > 0;
}
