import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { destructionLimits } from '#shared/domain/limits.ts';
import type { PayfastHistoryPayment } from '#server/adapters/payfast/history.ts';
import type { Context } from '#server/context.ts';
import { paymentInquiries } from '#server/db/schema/index.ts';
import { findSubscription } from '../queries.ts';
import { loadPaymentRecords, type PaymentRecords } from './load-payment-records.ts';
import { hasUnappliedPayment, mayHaveUnappliedCharge, type PaymentInquiry } from './rules.ts';

const STEP_DAYS = 15;
/** PayFast's status code for an active subscription. */
const ACTIVE = 1;

/** All owners' payments in the last sixty days, or why PayFast didn't list them. */
export type RecentPayments = { payments: PayfastHistoryPayment[]; askedAt: Date } | { failure: string };

/** Fetches PayFast's transaction history once for all owners, in ranges that overlap by a day and extend into tomorrow. */
export async function fetchRecentPayments({ clock, payfast }: Context): Promise<RecentPayments> {
  const askedAt = clock.trustedNow();
  const day = (days: number) => formatBillingDay(new Date(askedAt.getTime() + days * DAY_MS));
  const payments: PayfastHistoryPayment[] = [];
  try {
    for (let from = -destructionLimits.offersAskedDays - 1; from < 1; from += STEP_DAYS) {
      const to = Math.min(from + STEP_DAYS, 1);
      payments.push(...(await payfast.fetchPayments({ from: day(from), to: day(to) })));
    }
  } catch (error) {
    return { failure: messageOf(error) };
  }
  return { payments, askedAt };
}

/**
 * Queries PayFast about every agreement of a subscription, and stores whether it or the transaction history shows unapplied
 * charges. Runs outside any transaction, so check that nothing has changed before relying on the result.
 */
export async function runPaymentInquiry(
  ctx: Context,
  subscriptionId: number,
  recent: RecentPayments,
): Promise<PaymentInquiry['result']> {
  const now = ctx.clock.trustedNow();
  const payable = await loadPaymentRecords(ctx, ctx.db, subscriptionId);
  const answer = await resultOf(ctx, subscriptionId, { payable, recent, now });
  const row = {
    askedAt: 'askedAt' in recent ? recent.askedAt : now,
    askedAbout: payable.digest,
    result: answer.result,
    detail: answer.detail,
  };
  await ctx.db
    .insert(paymentInquiries)
    .values({ subscriptionId, ...row })
    .onConflictDoUpdate({ target: paymentInquiries.subscriptionId, set: row });
  return answer.result;
}

interface Answer {
  result: PaymentInquiry['result'];
  detail: string | null;
}

async function resultOf(
  ctx: Context,
  subscriptionId: number,
  { payable, recent, now }: { payable: PaymentRecords; recent: RecentPayments; now: Date },
): Promise<Answer> {
  if ('failure' in recent) return { result: 'unanswered', detail: recent.failure };
  if (hasUnappliedPayment(recent.payments, payable)) {
    return {
      result: 'charge-unheard',
      detail: 'the transaction history lists a payment that was not applied',
    };
  }
  const subscription = await findSubscription(ctx.db, { id: subscriptionId });
  const days = { today: formatBillingDay(now), paidUntil: formatBillingDay(subscription?.paidUntil ?? now) };
  for (const token of payable.tokens) {
    try {
      const { status, cyclesComplete, runDate } = await ctx.payfast.fetchSubscription(token);
      const described = { isActive: status === ACTIVE, cyclesComplete, runDate };
      if (mayHaveUnappliedCharge(described, payable.countAppliedPayments(token), days)) {
        return { result: 'charge-unheard', detail: 'an agreement counts more charges than were applied' };
      }
    } catch (error) {
      return { result: 'unanswered', detail: messageOf(error) };
    }
  }
  return { result: 'clear', detail: null };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : 'no response');
