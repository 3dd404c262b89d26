import { billingLimits } from './limits.ts';
import { DAY_MS } from './durations.ts';

export const subscriptionStatuses = ['Trial', 'Monthly', 'Annual', 'Cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What a subscription's row says. */
export interface SubscriptionDates {
  status: SubscriptionStatus;
  nextPaymentDate: Date;
}

export interface SubscriptionState extends SubscriptionDates {
  /** False where the service takes no payments at all: then nobody is ever suspended, whatever the dates say. */
  isBilled: boolean;
}

/** After everything that the product plans. A date that every part of it can store and compare. */
const NEVER = new Date('9999-12-31T23:59:59.000Z');

/**
 * When the service is suspended if nothing is paid. A trial or cancelled subscription is suspended at its date, a paid one
 * three days later, and none where the service takes no payments.
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

/** Whether a payment was due a day ago and did not come. That alone does not block anybody yet. */
export function isPaymentOverdue(
  { status, nextPaymentDate, isBilled }: SubscriptionState,
  now: Date,
): boolean {
  const isRunning = status === 'Monthly' || status === 'Annual';
  return isBilled && isRunning && now.getTime() >= nextPaymentDate.getTime() + DAY_MS;
}
