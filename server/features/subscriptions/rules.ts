import type { SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { addMonths } from '#shared/domain/dates.ts';

const EARLY_ACCESS_MONTHS = 24;
const TRIAL_MONTHS = 1;
/** PayFast charges during the day a payment is due and tries again; this long nobody is blocked for it. */
const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** The end of a new account's free period: two years while early access runs, else one month. */
export function freePeriodEnd(now: Date, earlyAccessUntil: Date | null): Date {
  const isEarly = earlyAccessUntil !== null && now < earlyAccessUntil;
  return addMonths(now, isEarly ? EARLY_ACCESS_MONTHS : TRIAL_MONTHS);
}

export interface SubscriptionState {
  status: SubscriptionStatus;
  nextPaymentDate: Date;
}

/** Whether the service is suspended: a trial or cancelled one past its date, a paid one three days after it. */
export function isBlocked({ status, nextPaymentDate }: SubscriptionState, now: Date): boolean {
  switch (status) {
    case 'Trial':
    case 'Cancelled':
      return now >= nextPaymentDate;
    case 'Monthly':
    case 'Annual':
      return now.getTime() >= nextPaymentDate.getTime() + GRACE_MS;
  }
}
