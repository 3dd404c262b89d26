import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { formatMoment } from '../../lib/dates.ts';

type Status = Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate' | 'nextPaymentAmount'>;

/** The status as it is shown: the paid plans by their names, everything else alike. */
export function statusLabel({ status }: Pick<SubscriptionView, 'status'>): string {
  switch (status) {
    case 'Monthly':
    case 'Annual':
      return status;
    case 'Trial':
    case 'Cancelled':
      return 'No subscription';
    default:
      return status satisfies never;
  }
}

/**
 * What was paid or is free, until when and what comes next, in a sentence or two.
 * @param timeZone IANA name; the reader's own zone when left out.
 */
export function describeSubscription(subscription: Status, now: Date, timeZone?: string): string {
  const { status, isBlocked, nextPaymentDate, nextPaymentAmount } = subscription;
  const date = formatMoment(nextPaymentDate, timeZone);
  switch (status) {
    case 'Trial':
      return isBlocked
        ? `Your free period ended on ${date}.`
        : `Free until ${date}. We write to you 7 days and 1 day before.`;
    case 'Cancelled':
      return isBlocked
        ? 'You cancelled the subscription. No further payments are taken.'
        : `You cancelled the subscription. No further payments are taken. Your LeaveBits stay open until ${date}.`;
    case 'Monthly':
    case 'Annual':
      if (isBlocked) return `A payment was due on ${date} and has not reached us.`;
      return new Date(nextPaymentDate) > now
        ? `Next payment: $${nextPaymentAmount} on ${date}.`
        : `A payment of $${nextPaymentAmount} was due on ${date} and has not reached us yet.`;
    default:
      return status satisfies never;
  }
}
