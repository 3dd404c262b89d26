import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { lockSubscription, type SubscriptionRow } from '../queries.ts';
import {
  clearDestructionAnnouncement,
  announceDestructionToReporters,
  warnOwnerOfDestruction,
} from './announce-destruction.ts';
import { destroyOwnerData } from './destroy-owner-data.ts';
import { loadDestructionFacts } from './load-destruction-facts.ts';
import { decideDestructionStep, isPostponementAlarmDue, type DestructionStep } from './rules.ts';

/**
 * Takes the next step towards destroying an owner's unpaid data, in one transaction with that step's emails. Decides on the
 * locked row, so it is idempotent and safe to run in several processes.
 * @returns the step. `ask-payfast` means that nothing was done and the caller must query PayFast.
 */
export async function advanceDestruction(
  ctx: Context,
  subscriptionId: number,
): Promise<DestructionStep['do']> {
  return ctx.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { id: subscriptionId });
    if (!subscription) return 'wait';
    // The lock prevents a report from being submitted between this check and a destruction.
    await lockOwner(tx, subscription.userId);
    const now = ctx.clock.trustedNow();
    const step = decideDestructionStep(await loadDestructionFacts(ctx, tx, subscription, now), now);
    await take(ctx, tx, { subscription, step, now });
    return step.do;
  });
}

async function take(
  ctx: Context,
  tx: Database,
  { subscription, step, now }: { subscription: SubscriptionRow; step: DestructionStep; now: Date },
): Promise<void> {
  switch (step.do) {
    case 'ask-payfast':
      return;
    case 'wait':
      return wait(ctx, tx, { subscription, step, now });
    case 'forget':
      return clearDestructionAnnouncement(tx, subscription.id);
    case 'warn':
      return warnOwnerOfDestruction(ctx, tx, subscription, step);
    case 'notify-reporters':
      return announceDestructionToReporters(ctx, tx, subscription, { ...step, why: 'unpaid' });
    case 'tell-reporters':
      return announceDestructionToReporters(ctx, tx, subscription, { ...step, why: 'unreachable' });
    case 'destroy':
      return destroyOwnerData(ctx, tx, subscription, now);
  }
}

/** Stores the new date if late emails have postponed it, and raises an alert if the wait is too long. */
async function wait(
  { logger }: Context,
  tx: Database,
  {
    subscription: { id, destroyAt, postponementAlarmedAt: alarmedAt },
    step,
    now,
  }: { subscription: SubscriptionRow; step: Extract<DestructionStep, { do: 'wait' }>; now: Date },
): Promise<void> {
  if (destroyAt === null || step.destroyAt === null) return;
  const isLoud = isPostponementAlarmDue(step, { destroyAt, alarmedAt }, now);
  if (isLoud) {
    logger.error(
      { alarm: 'destruction-postponed', subscriptionId: id, why: step.why, announcedFor: destroyAt },
      'unpaid data was not destroyed as announced',
    );
  }
  if (!isLoud && step.destroyAt <= destroyAt) return;
  await tx
    .update(subscriptions)
    .set({ destroyAt: step.destroyAt, postponementAlarmedAt: isLoud ? now : alarmedAt })
    .where(eq(subscriptions.id, id));
}
