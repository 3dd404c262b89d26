import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '../../lib/dates.ts';
import { formatDollars, formatRand } from './money-format.ts';

type Status = Pick<
  SubscriptionView,
  'status' | 'isBlocked' | 'nextPaymentDate' | 'nextChargeDate' | 'nextPaymentAmount' | 'nextPaymentAmountZar'
>;

/**
 * Describes what is paid or free, until when, and what comes next.
 * @param timeZone IANA name; defaults to the reader's.
 */
export function describeSubscription(
  subscription: Status,
  now: Date,
  t: TextMessages<'owner-subscriptions'>,
  timeZone?: string,
): string {
  const { status, isBlocked, nextPaymentDate, nextChargeDate } = subscription;
  const date = formatMoment(nextPaymentDate, timeZone);
  switch (status) {
    case 'Trial':
      return t(isBlocked ? 'trialEnded' : 'trial', { date });
    case 'Cancelled':
      return isBlocked ? t('cancelled') : `${t('cancelled')} ${t('availableUntil', { date })}`;
    case 'Monthly':
    case 'Annual':
      if (nextChargeDate && new Date(nextPaymentDate) > now) {
        const paid = t('paidAhead', { date });
        if (new Date(nextChargeDate) <= now) return paid;
        const nextDate = formatMoment(nextChargeDate, timeZone);
        return `${t('nextPayment', { amount: nextAmount(subscription), date: nextDate })} ${paid}`;
      }
      if (isBlocked) return t('notReceived', { date });
      return t(new Date(nextPaymentDate) > now ? 'nextPayment' : 'overdue', {
        amount: nextAmount(subscription),
        date,
      });
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
  t: TextMessages<'owner-subscriptions'>,
  timeZone?: string,
): string {
  if (dataDestroyedAt) return t('destroyed', { date: formatMoment(dataDestroyedAt, timeZone) });
  const kept = dataKeptUntil ? t('keptUntil', { date: formatMoment(dataKeptUntil, timeZone) }) : t('kept');
  return `${kept} ${t('opensAgain')}`;
}
