import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';

/**
 * Records that someone has started a payment, so that a pending destruction of unpaid data queries PayFast again.
 * @throws DomainError `not-found`
 */
export async function recordPaymentStart({ db, clock }: Context, subscriptionId: number): Promise<void> {
  const { rowCount } = await db
    .update(subscriptions)
    .set({ paymentBegunAt: clock.now() })
    .where(eq(subscriptions.id, subscriptionId));
  if (!rowCount) throw notFoundError();
}
