import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** Formats how much of the free trial is left. Null outside the trial. */
export function formatTrialLeft(
  { status, isBlocked, nextPaymentDate }: Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate'>,
  now: Date,
  t: TextMessages<'owner-subscriptions-status'>,
): string | null {
  const days = Math.ceil((new Date(nextPaymentDate).getTime() - now.getTime()) / DAY_MS);
  return status === 'Trial' && !isBlocked && days > 0 ? t('trialLeft', { days }) : null;
}

/** How long PayFast usually takes to collect a due payment. Until then, the server accepts no other payment. */
const CHARGE_TAKES_MS = DAY_MS;

/** The label of the link to the payment page, or null if nothing is due. */
export function getPayLabel(
  { status, isBlocked, nextPaymentDate }: Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate'>,
  now: Date,
  t: TextMessages<'owner-subscriptions-status'>,
): string | null {
  if (isBlocked) return t('payOwed');
  switch (status) {
    case 'Trial':
      return t('subscribe');
    case 'Cancelled':
      return t('reactivate');
    case 'Monthly':
    case 'Annual': {
      const isOverdue = now.getTime() >= new Date(nextPaymentDate).getTime() + CHARGE_TAKES_MS;
      return isOverdue ? t('payOtherCard') : null;
    }
    default:
      return status satisfies never;
  }
}

/** Whether there is a paid plan to cancel. */
export function canCancelSubscription({ status }: Pick<SubscriptionView, 'status'>): boolean {
  return status === 'Monthly' || status === 'Annual';
}
