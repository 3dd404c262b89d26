import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { buildPaymentLink } from '../checkout/payment-link.ts';
import { findAgreement } from '../queries.ts';

/** The charging that a release ended, and the page where it can be set up again. */
export interface EndedCharging {
  paidUntil: Date;
  link: string;
}

/**
 * Resumes payment emails after a revoked release, because the owner is alive. Cancelled agreements stay cancelled. The owner can
 * subscribe again from the end of the paid period.
 * @returns the charging that stays ended; null if there was no agreement, or it had already ended.
 */
export async function resumePaymentReminders(
  ctx: Context,
  tx: Database,
  userId: number,
): Promise<EndedCharging | null> {
  // Also waits for a concurrent `stop-charging`, in order to see the agreements that it cancels.
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
