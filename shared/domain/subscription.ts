import { billingLimits } from './limits.ts';
import { DAY_MS } from './durations.ts';

export const subscriptionStatuses = ['Trial', 'Monthly', 'Annual', 'Cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface SubscriptionState {
  status: SubscriptionStatus;
  nextPaymentDate: Date;
}

/**
 * When the service is suspended if nothing is paid. A trial or cancelled subscription is suspended at its date, a paid one
 * three days later.
 */
export function blockedFrom({ status, nextPaymentDate }: SubscriptionState): Date {
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
export function isBlocked(state: SubscriptionState, now: Date): boolean {
  return now >= blockedFrom(state);
}

/** Whether a payment was due a day ago and did not come. That alone does not block anybody yet. */
export function isOverdue({ status, nextPaymentDate }: SubscriptionState, now: Date): boolean {
  const isRunning = status === 'Monthly' || status === 'Annual';
  return isRunning && now.getTime() >= nextPaymentDate.getTime() + DAY_MS;
}
