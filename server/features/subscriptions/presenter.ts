import type {
  PaymentHistory,
  PaymentHistoryStatus,
  PaymentPageStatus,
  ReactivationAmount,
  SubscriptionView,
} from '#shared/contracts/subscriptions.ts';
import { addBillingMonths } from '#shared/domain/billing-dates.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { formatCents, formatRate } from '#shared/domain/money.ts';
import { isSubscriptionBlocked, isPaymentOverdue } from '#shared/domain/subscription.ts';
import type { PricedOffer } from './checkout/checkout-offers.ts';
import type { AgreementWithCheckout, PaymentRow, SubscriptionRow } from './queries.ts';
import { isDataDestroyed } from './rules.ts';

/**
 * A subscription as shown to its owner.
 * @param current the agreement identified by the subscription's token.
 * @param monthsAhead paid months that PayFast's charge dates don't account for.
 */
export function presentSubscription(
  row: SubscriptionRow,
  {
    current,
    monthsAhead,
    isBilled,
  }: { current: AgreementWithCheckout | null; monthsAhead: number; isBilled: boolean },
  now: Date,
): SubscriptionView {
  const nextChargeDate =
    isRunning(row) && monthsAhead > 0 ? addBillingMonths(row.nextPaymentDate, -monthsAhead) : null;
  const { subStatus: status, nextPaymentDate } = row;
  const blocked = isSubscriptionBlocked({ status, nextPaymentDate, isBilled }, now);
  const isDestroyed = isDataDestroyed(row);
  const keptUntil = row.destroyAt ?? addMonths(row.paidUntil, billingLimits.retentionMonths);
  return {
    id: row.id,
    ...presentPaymentPageStatus(row, { current, isBilled }, now),
    nextChargeDate: nextChargeDate?.toISOString() ?? null,
    // A subscription one day overdue still counts as active for its owner. If the service takes no payments, every subscription
    // does.
    isActive: (isRunning(row) || !isBilled) && !blocked,
    isBlocked: blocked,
    isCancelUnconfirmed:
      current !== null && current.row.cancelReason === 'owner' && current.row.cancelledAt === null,
    dataDestroyedAt: isDestroyed ? row.dataDestroyedAt!.toISOString() : null,
    dataKeptUntil: blocked && !isDestroyed ? keptUntil.toISOString() : null,
  };
}

/**
 * The payment page's data, for anyone with the link. `isActive` means that a payment has arrived, and is false while one is
 * overdue.
 */
export function presentPaymentPageStatus(
  row: SubscriptionRow,
  { current, isBilled }: { current: AgreementWithCheckout | null; isBilled: boolean },
  now: Date,
): PaymentPageStatus {
  const state = { status: row.subStatus, nextPaymentDate: row.nextPaymentDate, isBilled };
  return {
    status: row.subStatus,
    isActive: isRunning(row) && !isSubscriptionBlocked(state, now) && !isPaymentOverdue(state, now),
    nextPaymentDate: row.nextPaymentDate.toISOString(),
    nextPaymentAmount: row.nextPaymentAmount,
    nextPaymentAmountZar: isRunning(row) && current ? current.checkout.recurringZar : null,
  };
}

const isRunning = ({ subStatus }: SubscriptionRow) => subStatus === 'Monthly' || subStatus === 'Annual';

export function presentReactivationAmount(offer: PricedOffer): ReactivationAmount {
  const owed = offer.canStart ? offer : { dueCents: 0, monthsOwed: 0, feeCents: 0, startCents: 0 };
  return {
    amount: formatCents(owed.dueCents),
    monthsOwed: owed.monthsOwed,
    adminFee: formatCents(owed.feeCents),
    amountZar: formatCents(owed.startCents),
    rate: formatRate(offer.rate.tenThousandths),
  };
}

export function presentPaymentHistory(rows: PaymentRow[]): PaymentHistory {
  return rows.map((row) => ({
    id: row.id,
    date: row.createdAt.toISOString(),
    amount: row.amountGross,
    status: stateOf(row),
  }));
}

function stateOf({ verdict, paymentStatus, amountGross }: PaymentRow): PaymentHistoryStatus {
  if (verdict !== 'applied') return 'Being checked';
  if (paymentStatus === 'CANCELLED') return 'Cancelled';
  return amountGross === '0.00' ? 'Started' : 'Paid';
}
