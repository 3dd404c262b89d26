import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { destructionLimits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, checkouts, payments, subscriptions } from '#server/db/schema/index.ts';

/** All offers and agreements through which an owner may have paid, and the reported payments. */
export interface PaymentRecords {
  /** Changes whenever any of these records do. */
  digest: string;
  offers: { has(number: string): boolean };
  /** When an offer was last made or a payment started, as far as we know; null if never. */
  lastOfferedAt: Date | null;
  tokens: readonly string[];
  /** PayFast's ids of the applied payments. */
  appliedPaymentIds: ReadonlySet<string>;
  /** The number of payments applied to an agreement. */
  countAppliedPayments(token: string): number;
}

/** Selects a subscription's payments, by their offer or agreement. */
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
    // Offer numbers encode their subscription. Older numbers don't, but are stored.
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
 * Whether a payment may be unsettled: it is awaiting verification, or it involves money and was recently rejected, so an operator
 * must review it.
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
