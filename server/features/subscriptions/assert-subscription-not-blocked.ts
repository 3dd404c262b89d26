import { eq } from 'drizzle-orm';
import type { Request } from 'express';
import { isSubscriptionBlocked, type SubscriptionBilling } from '#shared/domain/subscription.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { getOwnerId } from '../../http/session.ts';
import { findSessionOwner } from '../../http/session-store.ts';

/** Guards actions that require an active subscription. Throws `subscription-blocked` (402). */
export async function assertSubscriptionNotBlocked(
  ctx: Context,
  db: Database,
  userId: number,
): Promise<void> {
  const [row] = await db
    .select({ status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  assertInForce(ctx, row ?? null);
}

/**
 * The signed-in owner's id, if their subscription isn't blocked. Uses the session and subscription loaded at the start of the
 * request.
 */
export function requireActiveOwnerId(ctx: Context, req: Request): number {
  const userId = getOwnerId(req);
  assertInForce(ctx, findSessionOwner(req)?.subscription ?? null);
  return userId;
}

function assertInForce({ clock, config }: Context, subscription: SubscriptionBilling | null): void {
  const state = subscription && { ...subscription, isBilled: config.takesPayments };
  if (state && !isSubscriptionBlocked(state, clock.trustedNow())) return;
  throw new DomainError(
    'subscription-blocked',
    'Your subscription isn’t active. You can open your LeaveBits again once you pay.',
    {
      details: { subscriptionBlocked: true },
    },
  );
}
