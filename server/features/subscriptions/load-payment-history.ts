import type { PaymentHistory } from '#shared/contracts/subscriptions.ts';
import type { Database } from '../../db/database.ts';
import { presentPaymentHistory } from './presenter.ts';
import { listOwnerPayments, findSubscription } from './queries.ts';

/** An owner's payments, newest first. */
export async function loadPaymentHistory(db: Database, userId: number): Promise<PaymentHistory> {
  const subscription = await findSubscription(db, { userId });
  return subscription ? presentPaymentHistory(await listOwnerPayments(db, subscription.id)) : [];
}
