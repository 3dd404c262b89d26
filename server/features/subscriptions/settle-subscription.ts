import { eq } from 'drizzle-orm';
import { isBlocked } from '#shared/domain/subscription.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { agreements, subscriptions } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { forgetAnnouncement } from './destruction/announce.ts';
import { withdrawLapseQuestions } from './lapse/withdraw-questions.ts';
import { findAgreements, readFacts, type SubscriptionRow } from './queries.ts';
import { deriveSubscription, lapsedSince, type DerivedSubscription } from './rules.ts';

/**
 * Stores the derived state after a fact was added. Agreements that the current one replaces are ended at PayFast.
 * @param tx holds the lock on the subscription's row.
 */
export async function settleSubscription(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
): Promise<DerivedSubscription> {
  const now = ctx.clock.now();
  const derived = deriveSubscription(await readFacts(tx, subscription));
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
    const detail = `${subscription.subStatus} before, ${status} now`;
    await recordActivity(ctx, tx, { userId: subscription.userId, kind: 'subscription-changed', detail });
  }
  const isCancelledByOwner = current !== null && current.cancelAskedAt !== null;
  const state = { status, nextPaymentDate, isBilled: ctx.config.takesPayments };
  if (!lapsedSince({ ...state, isCancelledByOwner }, now)) {
    await withdrawLapseQuestions(tx, subscription.userId);
  }
  // In force again, or at least paid for longer: an announced destruction is taken back.
  if (!isBlocked(state, ctx.clock.certain()) || paidUntil > subscription.paidUntil) {
    await forgetAnnouncement(tx, subscription.id);
  }

  const known = await findAgreements(tx, subscription.id);
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
    await wantCancelled(ctx, tx, row.token, 'replaced');
  }
  return derived;
}

/** Notes that an agreement is to end, and plans to tell PayFast. The first reason stands. */
export async function wantCancelled(
  ctx: Context,
  tx: Database,
  token: string,
  reason: 'owner' | 'replaced' | 'release' | 'destroyed' | 'deleted',
  /** The caller tells PayFast itself; the job is for the case that its process dies first. */
  options: { runAt?: Date } = {},
): Promise<void> {
  await tx
    .update(agreements)
    .set({ cancelWantedAt: ctx.clock.now(), cancelReason: reason })
    .where(eq(agreements.token, token));
  await addJob(tx, 'cancel-at-payfast', { token }, { key: `cancel:${token}`, ...options });
}
