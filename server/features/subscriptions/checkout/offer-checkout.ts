import type { PayfastData, PaymentQuote } from '#shared/contracts/subscriptions.ts';
import { billingDay } from '#shared/domain/billing-dates.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { convertCents, formatCents, formatRate } from '#shared/domain/money.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import { mayAct } from '../../recovery/may-act.ts';
import { currentRate, type Rate } from './exchange-rate.ts';
import { paymentLink } from './payment-link.ts';
import { findAgreement, findSubscription, type SubscriptionRow } from '../queries.ts';
import { canStart, isDataDestroyed, offerFor, type Offer } from '../rules.ts';

export interface PricedOffer extends Offer {
  /** False while the subscription runs and is paid: then nothing is owed. */
  canStart: boolean;
  subscription: SubscriptionRow;
  rate: Rate;
  /** ZAR cents. */
  startCents: number;
  recurringCents: number;
}

/**
 * The cost of a start (or a new start) now.
 * @throws DomainError `not-found`; `conflict` while the subscription runs and is paid; `unavailable` in recovery,
 * because the amount owed may then be wrong.
 */
export async function priceOffer(
  ctx: Context,
  who: { id: number } | { userId: number },
): Promise<PricedOffer> {
  if (!(await ctx.db.transaction((tx) => mayAct(ctx, tx)))) {
    throw new DomainError(
      'unavailable',
      'Payments are paused while we check our records. You do not need to do anything now. Please try again later.',
      { retryAfterSeconds: 60 * 60 },
    );
  }
  const offer = await reckonOffer(ctx, who);
  if (!offer.canStart)
    throw new DomainError('conflict', 'This subscription is active. You do not need to pay now.');
  return offer;
}

/** The same cost, also while the subscription runs and is paid. @throws DomainError `not-found` */
export async function reckonOffer(
  ctx: Context,
  who: { id: number } | { userId: number },
): Promise<PricedOffer> {
  const subscription = await findSubscription(ctx.db, who);
  if (!subscription) throw notFound();
  const now = ctx.clock.now();
  const { subStatus: status, nextPaymentDate } = subscription;
  const state = { status, nextPaymentDate, isBilled: ctx.config.takesPayments };
  const offer = offerFor(
    {
      ...state,
      paidUntil: subscription.paidUntil,
      isCancelledByOwner: await isCancelledByOwner(ctx.db, subscription),
      isDataDestroyed: isDataDestroyed(subscription),
    },
    now,
  );
  const rate = await currentRate(ctx.db, now);
  return {
    ...offer,
    canStart: canStart(state, now),
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
  const offer = await priceOffer(ctx, { id: subscriptionId });
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
 * The way to PayFast: its address and the signed fields. Nothing is stored. The offer's number carries all that PayFast's
 * notifications are checked against.
 * @param visitorId the signed-in owner, if any. Only the subscription's own owner finds their address filled in.
 */
export async function offerCheckout(
  ctx: Context,
  { subscriptionId, visitorId }: { subscriptionId: number; visitorId: number | undefined },
): Promise<PayfastData> {
  const offer = await priceOffer(ctx, { id: subscriptionId });
  const { subscription, startCents, recurringCents } = offer;
  const billingDate = billingDay(offer.coversUntil);
  const link = paymentLink(ctx, subscription.id);
  const { baseUrl, fields } = ctx.payfast.checkout({
    returnUrl: `${link}/success`,
    cancelUrl: `${link}/cancel`,
    emailAddress: visitorId === subscription.userId ? subscription.email : null,
    paymentId: numberOf(ctx, offer),
    startCents,
    recurringCents,
    billingDate,
  });
  return { baseUrl, ...fields } as PayfastData;
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
  return offerNumbers.of(offer, subscription.payfastSubToken);
}
