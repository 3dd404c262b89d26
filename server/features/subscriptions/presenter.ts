import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { addMonths } from '#shared/domain/dates.ts';
import type { subscriptions } from '../../db/schema/index.ts';
import { isBlocked } from './rules.ts';

/** A subscription as its owner sees it. */
export function presentSubscription(row: typeof subscriptions.$inferSelect, now: Date): SubscriptionView {
  const blocked = isBlocked({ status: row.subStatus, nextPaymentDate: row.nextPaymentDate }, now);
  return {
    id: row.id,
    status: row.subStatus,
    nextPaymentDate: row.nextPaymentDate.toISOString(),
    nextPaymentAmount: row.nextPaymentAmount,
    nextPaymentAmountZar: null,
    isBlocked: blocked,
    isActive: !blocked && (row.subStatus === 'Monthly' || row.subStatus === 'Annual'),
    isCancelUnconfirmed: false,
    dataKeptUntil: blocked ? addMonths(row.nextPaymentDate, 12).toISOString() : null,
  };
}
