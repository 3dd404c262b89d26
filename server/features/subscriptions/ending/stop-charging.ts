import { eq } from 'drizzle-orm';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { paymentLimits } from '#server/limits.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { loadEstateState } from '../../access/load-estate.ts';
import { lockSubscription } from '../queries.ts';
import { cancelAgreements } from './cancel-agreements.ts';

/**
 * Cancels all of the owner's agreements at PayFast after their estate's release. Jobs retry until PayFast confirms. Marks the
 * subscription so that no payment reminders are sent. Idempotent. Waits during a recovery.
 */
export async function stopCharging(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { userId });
    // The owner may have revoked the release before this job ran.
    if (!subscription || (await loadEstateState(ctx, tx, userId)).report !== 'released') return;
    if (!(await canActIrrevocably(ctx, tx))) {
      const runAt = new Date(ctx.clock.now().getTime() + paymentLimits.recheckMs);
      return queueJob(tx, 'stop-charging', { userId }, { key: `stop-charging:${userId}`, runAt });
    }
    if (!subscription.chargingStoppedAt) {
      await tx
        .update(subscriptions)
        .set({ chargingStoppedAt: ctx.clock.now() })
        .where(eq(subscriptions.id, subscription.id));
    }
    await cancelAgreements(ctx, tx, subscription, 'release');
  });
}
