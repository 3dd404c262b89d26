import { eq } from 'drizzle-orm';
import { isBlocked } from '#shared/domain/subscription.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';

/** Whether an owner's subscription is out of force now. */
async function isOwnerBlocked({ clock }: Context, db: Database, userId: number): Promise<boolean> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return !row || isBlocked({ status: row.subStatus, nextPaymentDate: row.nextPaymentDate }, clock.certain());
}

/** Guards what an owner may do only while the subscription is in force. Throws `subscription-blocked` (402). */
export async function assertNotBlocked(ctx: Context, db: Database, userId: number): Promise<void> {
  if (!(await isOwnerBlocked(ctx, db, userId))) return;
  throw new DomainError(
    'subscription-blocked',
    'Your subscription is not active. You can open your LeaveBits again after you pay.',
    {
      details: { subscriptionBlocked: true },
    },
  );
}
