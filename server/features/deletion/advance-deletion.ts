import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import { cancelAgreements } from '../subscriptions/ending/cancel-agreements.ts';
import { eraseAccount } from './erase-account.ts';
import { notifyReportersOfDeletion } from './notify-reporters.ts';
import { lockDeletion, lockOwnerSubscription } from './queries.ts';
import { loadDeletionFacts, type LockedDeletion } from './load-deletion-facts.ts';
import { nextDeletionStep, isDeletionAlarmDue, type DeletionFacts, type DeletionStep } from './rules.ts';
import { stopDeletion } from './stop-deletion.ts';
import { announceDeletion, remindOwnerOfDeletion } from './queue-emails.ts';

/**
 * Takes the next step towards the deletion of an account, with all its effects, in one transaction. Decides on locked rows, so
 * it can safely run at any time, repeatedly and in several processes.
 * @returns the step. `ask-payfast` means that nothing was done and the caller must query PayFast first.
 */
export async function advanceDeletion(
  ctx: Context,
  userId: number,
): Promise<{ did: DeletionStep['do']; subscriptionId: number | null }> {
  return ctx.db.transaction(async (tx) => {
    const subscription = await lockOwnerSubscription(tx, userId);
    // The lock keeps a report from being submitted between this check and the deletion.
    const owner = await lockOwner(tx, userId);
    const deletion = owner && (await lockDeletion(tx, userId));
    if (!owner || !deletion) return { did: 'wait', subscriptionId: null };
    const now = ctx.clock.trustedNow();
    const locked = { deletion, owner, subscription };
    const facts = await loadDeletionFacts(ctx, tx, locked, now);
    const step = nextDeletionStep(facts, now);
    await take(ctx, tx, { step, now, refutedAt: facts.refutedAt, ...locked });
    return { did: step.do, subscriptionId: subscription?.id ?? null };
  });
}

async function take(
  ctx: Context,
  tx: Database,
  {
    step,
    now,
    refutedAt,
    ...locked
  }: LockedDeletion & { step: DeletionStep; now: Date } & Pick<DeletionFacts, 'refutedAt'>,
): Promise<void> {
  const { owner, subscription, deletion } = locked;
  switch (step.do) {
    case 'ask-payfast':
      return;
    case 'wait':
      return wait(ctx, tx, { deletion, step, now });
    case 'call-off':
      return stopDeletion(ctx, tx, owner, 'estate-open');
    case 'announce':
      return announceDeletion(ctx, tx, owner, { ...deletion, deletesAt: step.deletesAt });
    case 'tell-reporters':
      return notifyReportersOfDeletion(ctx, tx, owner, { ...deletion, ...step, refutedAt });
    case 'remind':
      return remindOwnerOfDeletion(ctx, tx, owner, { ...deletion, deletesAt: step.deletesAt });
    case 'end-agreements':
      if (subscription) await cancelAgreements(ctx, tx, subscription, 'deleted');
      return;
    case 'delete':
      return eraseAccount(ctx, tx, locked, now);
  }
}

/** Stores the date as postponed by delayed emails, and raises an alarm if the delay is too long. */
async function wait(
  { logger }: Context,
  tx: Database,
  {
    deletion: { userId, deletesAt, alarmedAt },
    step,
    now,
  }: Pick<LockedDeletion, 'deletion'> & { step: Extract<DeletionStep, { do: 'wait' }>; now: Date },
): Promise<void> {
  const isLoud = isDeletionAlarmDue(step, alarmedAt, now);
  if (isLoud) {
    logger.error(
      { alarm: 'deletion-postponed', userId, why: step.why, announcedFor: deletesAt },
      'an account was not deleted on the announced date',
    );
  }
  if (!isLoud && step.deletesAt <= deletesAt) return;
  await tx
    .update(accountDeletions)
    .set({ deletesAt: step.deletesAt, alarmedAt: isLoud ? now : alarmedAt })
    .where(eq(accountDeletions.userId, userId));
}
