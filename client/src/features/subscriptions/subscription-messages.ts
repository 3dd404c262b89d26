import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '../../lib/dates.ts';
import { formatDollars, formatRand } from './money-format.ts';

type Status = Pick<
  SubscriptionView,
  'status' | 'isBlocked' | 'nextPaymentDate' | 'nextChargeDate' | 'nextPaymentAmount' | 'nextPaymentAmountZar'
>;

/** The status label. Paid plans are shown by name; all other statuses share one label. */
export function getSubscriptionStatusLabel({ status }: Pick<SubscriptionView, 'status'>): string {
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

/** Formats how much of the free trial is left. Null outside the trial. */
export function formatTrialLeft(
  { status, isBlocked, nextPaymentDate }: Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate'>,
  now: Date,
): string | null {
  const days = Math.ceil((new Date(nextPaymentDate).getTime() - now.getTime()) / DAY_MS);
  return status === 'Trial' && !isBlocked && days > 0 ? `Free trial, ${formatCount(days, 'day')} left` : null;
}

/**
 * Describes what is paid or free, until when, and what comes next.
 * @param timeZone IANA name; defaults to the reader's.
 */
export function describeSubscription(subscription: Status, now: Date, timeZone?: string): string {
  const { status, isBlocked, nextPaymentDate, nextChargeDate } = subscription;
  const date = formatMoment(nextPaymentDate, timeZone);
  switch (status) {
    case 'Trial':
      return isBlocked
        ? `Your free period ended on ${date}.`
        : `Free until ${date}. We’ll email you 7 days and 1 day before.`;
    case 'Cancelled':
      return isBlocked
        ? 'Your subscription is cancelled. We won’t take any more payments.'
        : `Your subscription is cancelled. We won’t take any more payments. Your LeaveBits stay available until ${date}.`;
    case 'Monthly':
    case 'Annual':
      if (nextChargeDate && new Date(nextPaymentDate) > now) {
        const isComing = new Date(nextChargeDate) > now;
        const next = `Next payment: ${nextAmount(subscription)} on ${formatMoment(nextChargeDate, timeZone)}. `;
        return `${isComing ? next : ''}One month was paid with two cards, so you’ve paid until ${date}.`;
      }
      if (isBlocked) return `A payment was due on ${date}, but we haven’t received it.`;
      return new Date(nextPaymentDate) > now
        ? `Next payment: ${nextAmount(subscription)} on ${date}.`
        : `A payment of ${nextAmount(subscription)} was due on ${date}, but we haven’t received it yet. PayFast will try again, and we’ll email you if it fails.`;
    default:
      return status satisfies never;
  }
}

function nextAmount({ nextPaymentAmount, nextPaymentAmountZar }: Status): string {
  const dollars = formatDollars(nextPaymentAmount);
  return nextPaymentAmountZar ? `${dollars} (${formatRand(nextPaymentAmountZar)})` : dollars;
}

/** Describes what happens to LeaveBits while the subscription is blocked. @param timeZone for tests; defaults to the reader's */
export function describeDataRetention(
  { dataKeptUntil, dataDestroyedAt }: Pick<SubscriptionView, 'dataKeptUntil' | 'dataDestroyedAt'>,
  timeZone?: string,
): string {
  if (dataDestroyedAt) {
    return `Your LeaveBits were permanently deleted on ${formatMoment(dataDestroyedAt, timeZone)}, after 12 months without payment. They can’t be restored. Your account is still there and will start again, empty, if you pay.`;
  }
  const opens = 'They’ll open again as soon as you’ve paid what you owe.';
  return dataKeptUntil
    ? `We’ll keep your LeaveBits until ${formatMoment(dataKeptUntil, timeZone)}, then permanently delete them. ${opens}`
    : `We’ll keep your LeaveBits for 12 months, then permanently delete them. ${opens}`;
}

/** How long PayFast usually takes to collect a due payment. Until then, the server accepts no other payment. */
const CHARGE_TAKES_MS = DAY_MS;

/** The label of the link to the payment page, or null if nothing is due. */
export function getPayLabel(
  { status, isBlocked, nextPaymentDate }: Pick<SubscriptionView, 'status' | 'isBlocked' | 'nextPaymentDate'>,
  now: Date,
): string | null {
  if (isBlocked) return 'Pay what you owe';
  switch (status) {
    case 'Trial':
      return 'Subscribe';
    case 'Cancelled':
      return 'Reactivate';
    case 'Monthly':
    case 'Annual': {
      const isOverdue = now.getTime() >= new Date(nextPaymentDate).getTime() + CHARGE_TAKES_MS;
      return isOverdue ? 'Pay with a different card' : null;
    }
    default:
      return status satisfies never;
  }
}

/** Whether there is a paid plan to cancel. */
export function canCancelSubscription({ status }: Pick<SubscriptionView, 'status'>): boolean {
  return status === 'Monthly' || status === 'Annual';
}
