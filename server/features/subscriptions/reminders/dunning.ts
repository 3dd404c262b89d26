import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import {
  isSubscriptionBlocked,
  isPaymentOverdue,
  type SubscriptionState,
} from '#shared/domain/subscription.ts';

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

export interface DunningFacts extends SubscriptionState {
  freeUntil: Date;
  /** Whether the owner cancelled in the app and got an email about it. */
  isCancelledByOwner: boolean;
}

export type PaymentReminder =
  | { kind: 'free-period-ends'; days: 7 | 1; at: Date }
  | { kind: 'payment-overdue'; at: Date }
  | { kind: 'service-blocked'; at: Date };

/**
 * The one payment email that is due now, if any; `at` identifies its occasion. An email missed during an outage isn't sent late.
 * The one-day reminder replaces the seven-day one, and the notice of the event itself replaces both.
 */
export function findDuePaymentReminder(facts: DunningFacts, now: Date): PaymentReminder | null {
  const { nextPaymentDate, freeUntil, isCancelledByOwner } = facts;
  if (isSubscriptionBlocked(facts, now)) {
    return isCancelledByOwner ? null : { kind: 'service-blocked', at: nextPaymentDate };
  }
  if (isPaymentOverdue(facts, now)) return { kind: 'payment-overdue', at: nextPaymentDate };
  const endsFreePeriod = nextPaymentDate <= later(freeUntil, billingLimits.firstChargeDaysLater);
  if (!endsFreePeriod || now >= nextPaymentDate) return null;
  const days = [...billingLimits.reminderDaysAhead]
    .reverse()
    .find((ahead) => now >= later(nextPaymentDate, -ahead));
  return days === undefined ? null : { kind: 'free-period-ends', days, at: nextPaymentDate };
}
