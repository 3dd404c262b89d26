import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { buildPaymentLink } from '../checkout/payment-link.ts';
import { findAgreement } from '../queries.ts';

/** Charging that a release has ended, and the place to set it up again. */
export interface EndedCharging {
  paidUntil: Date;
  link: string;
}

/**
 * After a revoked release: the owner lives and gets letters about payments again. Agreements that PayFast was told to end
 * stay ended. The owner subscribes again from the end of the paid time.
 * @returns the charging that stays ended; null when there was no agreement, or it had ended before.
 */
export async function resumePaymentReminders(
  ctx: Context,
  tx: Database,
  userId: number,
): Promise<EndedCharging | null> {
  // Also waits for a running `stop-charging`, so this code sees the agreements that it ends.
  const [subscription] = await tx
    .update(subscriptions)
    .set({ chargingStoppedAt: null })
    .where(eq(subscriptions.userId, userId))
    .returning();
  if (!subscription?.payfastSubToken || !ctx.config.takesPayments) return null;
  const current = await findAgreement(tx, subscription.payfastSubToken);
  if (current?.row.cancelReason !== 'release') return null;
  return { paidUntil: subscription.paidUntil, link: buildPaymentLink(ctx, subscription.id) };
}
