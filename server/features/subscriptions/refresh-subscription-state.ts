import { eq } from 'drizzle-orm';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { agreements, subscriptions } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { clearDestructionAnnouncement } from './destruction/announce-destruction.ts';
import { withdrawLapseQuestions } from './lapse/withdraw-lapse-questions.ts';
import { listAgreements, loadSubscriptionFacts, type SubscriptionRow } from './queries.ts';
import { deriveSubscription, getLapseStart, type DerivedSubscription } from './rules.ts';

/**
 * Stores the state derived after a fact was added, and cancels agreements at PayFast that the current one replaces.
 * @param tx holds the lock on the subscription's row.
 */
export async function refreshSubscriptionState(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
): Promise<DerivedSubscription> {
  const now = ctx.clock.now();
  const derived = deriveSubscription(await loadSubscriptionFacts(tx, subscription));
  const { status, nextPaymentDate, paidUntil, current, strays } = derived;
  await tx
    .update(subscriptions)
    .set({
      subStatus: status,
      nextPaymentDate,
      paidUntil,
      payfastSubToken: current?.token ?? null,
      lastupdateDatetime: now,
    })
    .where(eq(subscriptions.id, subscription.id));
  if (status !== subscription.subStatus) {
    const detail = `Previously ${subscription.subStatus}, now ${status}`;
    await recordActivity(ctx, tx, { userId: subscription.userId, kind: 'subscription-changed', detail });
  }
  const isCancelledByOwner = current !== null && current.cancelAskedAt !== null;
  const state = { status, nextPaymentDate, isBilled: ctx.config.takesPayments };
  if (!getLapseStart({ ...state, isCancelledByOwner }, now)) {
    await withdrawLapseQuestions(tx, subscription.userId);
  }
  // Active again, or paid for longer, so withdraw an announced destruction.
  if (!isSubscriptionBlocked(state, ctx.clock.trustedNow()) || paidUntil > subscription.paidUntil) {
    await clearDestructionAnnouncement(tx, subscription.id);
  }

  const known = await listAgreements(tx, subscription.id);
  for (const { row, checkout } of known) {
    const isStray = strays.some(({ token }) => token === row.token);
    if (!isStray || row.cancelWantedAt || row.cancelledAt) continue;
    const isTwin = known.some(
      (other) => other.row.token !== row.token && other.checkout.replacesToken === checkout.replacesToken,
    );
    if (isTwin) {
      ctx.logger.error(
        { alarm: 'subscribed-twice', subscriptionId: subscription.id },
        'someone subscribed twice: the second one is being cancelled, and its first payment may have to be refunded',
      );
    }
    await requestAgreementCancellation(ctx, tx, row.token, 'replaced');
  }
  return derived;
}

/**
 * Marks an agreement for cancellation and schedules the request to PayFast. Callers skip agreements that are already marked, so
 * the first reason is kept.
 */
export async function requestAgreementCancellation(
  ctx: Context,
  tx: Database,
  token: string,
  reason: 'owner' | 'replaced' | 'release' | 'destroyed' | 'deleted',
  /** The caller sends the request itself; the job is a fallback in case its process dies first. */
  options: { runAt?: Date } = {},
): Promise<void> {
  await tx
    .update(agreements)
    .set({ cancelWantedAt: ctx.clock.now(), cancelReason: reason })
    .where(eq(agreements.token, token));
  await queueJob(tx, 'cancel-at-payfast', { token }, { key: `cancel:${token}`, ...options });
}
