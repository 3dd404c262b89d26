import { and, eq, exists, gt, isNull, lt, not } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import {
  agreements,
  checkouts,
  deathIncapacitationReports as reports,
  subscriptions,
} from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { paymentLimits } from '#server/limits.ts';
import { stopCharging } from './stop-charging.ts';

/**
 * Stops charging for released estates whose own job failed to do so. Skips owners who are alive, have subscribed again since the
 * release, and want to be charged.
 */
export async function stopChargingReleasedEstates(ctx: Context): Promise<void> {
  const subscribedSince = ctx.db
    .select({ token: agreements.token })
    .from(agreements)
    .innerJoin(checkouts, eq(checkouts.id, agreements.checkoutId))
    .where(and(eq(agreements.subscriptionId, subscriptions.id), gt(checkouts.offeredAt, reports.releasedAt)));
  const charged = await ctx.db
    .select({ id: subscriptions.userId })
    .from(reports)
    .innerJoin(subscriptions, eq(subscriptions.userId, reports.userId))
    .where(
      and(
        eq(reports.status, 'released'),
        lt(reports.releasedAt, new Date(ctx.clock.now().getTime() - paymentLimits.stuckMs)),
        isNull(subscriptions.chargingStoppedAt),
        not(exists(subscribedSince)),
      ),
    );
  await sweep(ctx, charged, {
    name: 'rescue-charging',
    alarm: 'charging-not-stopped',
    words: 'charges for a released estate could not be stopped',
    idName: 'userId',
    work: ({ id }) => stopCharging(ctx, { userId: id }),
  });
}
