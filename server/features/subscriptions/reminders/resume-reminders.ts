import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { subscriptions } from '../../../db/schema/index.ts';
import { paymentLink } from '../checkout/payment-link.ts';
import { findAgreement } from '../queries.ts';

/** Charging that a release has ended, and where it can be set up anew. */
export interface ChargingEnded {
  paidUntil: Date;
  link: string;
}

/**
 * After a release that was revoked: the owner lives and is told of payments again. What PayFast was told to end stays
 * ended; the owner subscribes anew from where it was paid to.
 * @returns what stays ended; null when there was no agreement, or it had ended before.
 */
export async function resumeReminders(
  ctx: Context,
  tx: Database,
  userId: number,
): Promise<ChargingEnded | null> {
  // Also waits for a `stop-charging` that is at work: what it ends is seen here.
  const [subscription] = await tx
    .update(subscriptions)
    .set({ chargingStoppedAt: null })
    .where(eq(subscriptions.userId, userId))
    .returning();
  if (!subscription?.payfastSubToken) return null;
  const current = await findAgreement(tx, subscription.payfastSubToken);
  if (current?.row.cancelReason !== 'release') return null;
  return { paidUntil: subscription.paidUntil, link: paymentLink(ctx, subscription.id) };
}
