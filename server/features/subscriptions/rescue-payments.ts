import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { agreements, payments } from '../../db/schema/index.ts';
import { addApplyJob } from './store-notification.ts';

const MINUTE_MS = 60_000;
/** What is fresh has a job of its own that is still being tried. */
const STUCK_AFTER_MS = 10 * MINUTE_MS;
const ALARM_AFTER_MS = 60 * MINUTE_MS;

/**
 * Plans a new try for notifications that were stored and not checked yet, and for cancellations that PayFast has
 * not confirmed: their process died, or PayFast was away for longer than the queue is patient.
 */
export async function rescuePayments({ db, clock, logger }: Context): Promise<void> {
  const now = clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const waiting = await db
    .select({ id: payments.id, createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.verdict, 'pending'), lt(payments.createdAt, before(STUCK_AFTER_MS))));
  for (const { id, createdAt } of waiting) {
    if (createdAt < before(ALARM_AFTER_MS)) {
      logger.error(
        { alarm: 'payment-unchecked', paymentId: id },
        'a payment has not been checked for an hour',
      );
    }
    await addApplyJob(db, id);
  }
  const unconfirmed = await db
    .select({ token: agreements.token })
    .from(agreements)
    .where(
      and(
        isNotNull(agreements.cancelWantedAt),
        isNull(agreements.cancelledAt),
        lt(agreements.cancelWantedAt, before(STUCK_AFTER_MS)),
      ),
    );
  for (const { token } of unconfirmed) {
    await addJob(db, 'cancel-at-payfast', { token }, { key: `cancel:${token}` });
  }
}
