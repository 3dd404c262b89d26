import type { PaymentHistory } from '#shared/contracts/subscriptions.ts';
import type { Database } from '../../db/database.ts';
import { presentPayments } from './presenter.ts';
import { findPayments, findSubscription } from './queries.ts';

/** An owner's payments, the latest first. */
export async function readPayments(db: Database, userId: number): Promise<PaymentHistory> {
  const subscription = await findSubscription(db, { userId });
  return subscription ? presentPayments(await findPayments(db, subscription.id)) : [];
}
