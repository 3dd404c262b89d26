import { eq } from 'drizzle-orm';
import type { PayfastCheckout, PaymentQuote } from '#shared/contracts/subscriptions.ts';
import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { convertCents, formatCents, formatRate } from '#shared/domain/money.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { loadExchangeRate, type ExchangeRate } from './exchange-rate.ts';
import { buildPaymentLink } from './payment-link.ts';
import { findAgreement, findSubscription, type SubscriptionRow } from '../queries.ts';
import { canStartSubscription, isDataDestroyed, calculateOffer, type SubscriptionOffer } from '../rules.ts';

export interface PricedOffer extends SubscriptionOffer {
  /** False while the subscription is running and paid, in which case nothing is owed. */
  canStart: boolean;
  subscription: SubscriptionRow;
  rate: ExchangeRate;
  /** ZAR cents. */
  startCents: number;
  recurringCents: number;
}

/**
 * The current price of a start or restart.
 * @throws DomainError `not-found`; `conflict` while the subscription is running and paid; `unavailable` during a recovery, when
 * the amount owed may be wrong.
 */
export async function loadPayableOffer(
  ctx: Context,
  who: { id: number } | { userId: number },
): Promise<PricedOffer> {
  if (!(await ctx.db.transaction((tx) => canActIrrevocably(ctx, tx)))) {
    throw new DomainError(
      'unavailable',
      'Payments are paused while we check our records. You don’t need to do anything now. Please try again later.',
      { retryAfterSeconds: 60 * 60 },
    );
  }
  const offer = await loadPricedOffer(ctx, who);
  if (!offer.canStart)
    throw new DomainError('conflict', 'This subscription is active. You don’t need to pay now.');
  return offer;
}

/**
 * The same price, even while the subscription is running and paid.
 * @throws DomainError `not-found`
 */
export async function loadPricedOffer(
  ctx: Context,
  who: { id: number } | { userId: number },
): Promise<PricedOffer> {
  const subscription = await findSubscription(ctx.db, who);
  if (!subscription) throw notFoundError();
  const now = ctx.clock.now();
  const { subStatus: status, nextPaymentDate } = subscription;
  const state = { status, nextPaymentDate, isBilled: ctx.config.takesPayments };
  const offer = calculateOffer(
    {
      ...state,
      paidUntil: subscription.paidUntil,
      isCancelledByOwner: await isCancelledByOwner(ctx.db, subscription),
      isDataDestroyed: isDataDestroyed(subscription),
    },
    now,
  );
  const rate = await loadExchangeRate(ctx.db, now);
  return {
    ...offer,
    canStart: canStartSubscription(state, now),
    subscription,
    rate,
    startCents: convertCents(offer.dueCents, rate.tenThousandths),
    recurringCents: convertCents(billingLimits.monthlyFeeCents, rate.tenThousandths),
  };
}

async function isCancelledByOwner(
  db: Database,
  { subStatus, payfastSubToken }: SubscriptionRow,
): Promise<boolean> {
  if (subStatus !== 'Cancelled' || payfastSubToken === null) return false;
  return (await findAgreement(db, payfastSubToken))?.row.cancelReason === 'owner';
}

export async function quoteCheckout(ctx: Context, subscriptionId: number): Promise<PaymentQuote> {
  const offer = await loadPayableOffer(ctx, { id: subscriptionId });
  return {
    dueNowUsd: formatCents(offer.dueCents),
    dueNowZar: formatCents(offer.startCents),
    monthlyUsd: formatCents(billingLimits.monthlyFeeCents),
    monthlyZar: formatCents(offer.recurringCents),
    monthsOwed: offer.monthsOwed,
    adminFeeUsd: formatCents(offer.feeCents),
    rate: formatRate(offer.rate.tenThousandths),
    isFallbackRate: offer.rate.isFallback,
    firstChargeDate: offer.coversUntil.toISOString(),
  };
}

/**
 * The redirect to PayFast: its URL and the signed fields. Stores nothing, because the offer number encodes everything against
 * which PayFast's notifications are verified.
 * @param visitorId the signed-in owner, if any. Only the subscription's own owner gets their email address pre-filled.
 */
export async function createPayfastCheckout(
  ctx: Context,
  { subscriptionId, visitorId }: { subscriptionId: number; visitorId: number | undefined },
): Promise<PayfastCheckout> {
  const offer = await loadPayableOffer(ctx, { id: subscriptionId });
  const { subscription, startCents, recurringCents } = offer;
  const billingDate = formatBillingDay(offer.coversUntil);
  const link = buildPaymentLink(ctx, subscription.id);
  const { baseUrl, fields } = ctx.payfast.checkout({
    returnUrl: `${link}/success`,
    cancelUrl: `${link}/cancel`,
    emailAddress: visitorId === subscription.userId ? subscription.email : null,
    paymentId: numberOf(ctx, offer),
    startCents,
    recurringCents,
    billingDate,
  });
  return { baseUrl, ...fields } as PayfastCheckout;
}

function numberOf(
  { offerNumbers, clock }: Context,
  { subscription, startCents, recurringCents, rate, coversUntil, paidUntil }: PricedOffer,
): string {
  const offer = {
    subscriptionId: subscription.id,
    startCents,
    recurringCents,
    rateTenThousandths: rate.tenThousandths,
    coversUntil,
    paidUntil,
    offeredAt: clock.now(),
  };
  return offerNumbers.create(offer, subscription.payfastSubToken);
}

/**
 * Records that someone has started a payment, so that a pending destruction of unpaid data queries PayFast again.
 * @throws DomainError `not-found`
 */
export async function recordPaymentStart({ db, clock }: Context, subscriptionId: number): Promise<void> {
  const { rowCount } = await db
    .update(subscriptions)
    .set({ paymentBegunAt: clock.now() })
    .where(eq(subscriptions.id, subscriptionId));
  if (!rowCount) throw notFoundError();
}
