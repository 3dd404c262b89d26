import { eq } from 'drizzle-orm';
import type { Request } from 'express';
import { isBlocked, type SubscriptionDates } from '#shared/domain/subscription.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { ownerId } from '../../http/session.ts';
import { ownerOf } from '../../http/session-store.ts';

/** Guards what an owner may do only while the subscription is in force. Throws `subscription-blocked` (402). */
export async function assertNotBlocked(ctx: Context, db: Database, userId: number): Promise<void> {
  const [row] = await db
    .select({ status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  assertInForce(ctx, row ?? null);
}

/** The signed-in owner, while the subscription is in force, as both were read at the start of the request. */
export function activeOwnerId(ctx: Context, req: Request): number {
  const userId = ownerId(req);
  assertInForce(ctx, ownerOf(req)?.subscription ?? null);
  return userId;
}

function assertInForce({ clock, config }: Context, subscription: SubscriptionDates | null): void {
  const state = subscription && { ...subscription, isBilled: config.takesPayments };
  if (state && !isBlocked(state, clock.certain())) return;
  throw new DomainError(
    'subscription-blocked',
    'Your subscription is not active. You can open your LeaveBits again after you pay.',
    {
      details: { subscriptionBlocked: true },
    },
  );
}
