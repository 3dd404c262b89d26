import { billingLimits } from './limits.ts';
import { DAY_MS } from './durations.ts';

export const subscriptionStatuses = ['Trial', 'Monthly', 'Annual', 'Cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The billing dates of a subscription. */
export interface SubscriptionBilling {
  status: SubscriptionStatus;
  nextPaymentDate: Date;
}

export interface SubscriptionState extends SubscriptionBilling {
  /** False if the service takes no payments, in which case nobody is ever suspended. */
  isBilled: boolean;
}

/** Later than anything the product schedules, but still a date that every component can store and compare. */
const NEVER = new Date('9999-12-31T23:59:59.000Z');

/**
 * When the service is suspended if nothing is paid. Trials and cancelled subscriptions are suspended on their date, and paid ones
 * three days later. None are if the service takes no payments.
 */
export function getBlockingDate({ status, nextPaymentDate, isBilled }: SubscriptionState): Date {
  if (!isBilled) return NEVER;
  switch (status) {
    case 'Trial':
    case 'Cancelled':
      return nextPaymentDate;
    case 'Monthly':
    case 'Annual':
      return new Date(nextPaymentDate.getTime() + billingLimits.graceDays * DAY_MS);
  }
}

/** Whether the service is suspended. */
export function isSubscriptionBlocked(state: SubscriptionState, now: Date): boolean {
  return now >= getBlockingDate(state);
}

/** Whether a payment is more than a day late, which alone doesn't block anyone. */
export function isPaymentOverdue(
  { status, nextPaymentDate, isBilled }: SubscriptionState,
  now: Date,
): boolean {
  const isRunning = status === 'Monthly' || status === 'Annual';
  return isBilled && isRunning && now.getTime() >= nextPaymentDate.getTime() + DAY_MS;
}
