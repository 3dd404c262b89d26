import { desc, eq, max } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import { billingLimits, destructionLimits } from '#shared/domain/limits.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, destructionLetters, mails, users } from '#server/db/schema/index.ts';
import { isOwnerEstateOnHold, hasRecentRevocation, loadEstateState } from '../../access/load-estate.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import type { SubscriptionRow } from '../queries.ts';
import { hasOwnerData } from './destroy-owner-data.ts';
import { findPaymentInquiry } from './load-payment-clearance.ts';
import { hasUnsettledPayment } from './load-payment-records.ts';
import type { DestructionAnnouncement, DestructionFacts } from './rules.ts';

/**
 * All facts that determine the next step of a destruction.
 * @param tx holds the lock on the subscription's row.
 */
export async function loadDestructionFacts(
  ctx: Context,
  tx: Database,
  subscription: SubscriptionRow,
  now: Date,
): Promise<DestructionFacts> {
  const { id, userId, subStatus: status, nextPaymentDate, paidUntil } = subscription;
  return {
    canActIrrevocably: await canActIrrevocably(ctx, tx),
    hasData: await hasOwnerData(tx, userId),
    isBlocked: isSubscriptionBlocked({ status, nextPaymentDate, isBilled: ctx.config.takesPayments }, now),
    keptUntil: addMonths(paidUntil, billingLimits.retentionMonths),
    isEstateOnHold:
      (await isOwnerEstateOnHold(ctx, tx, userId, now)) || (await hasRecentRevocation(tx, userId, now)),
    mustTellReporters: await mustTellReporters(ctx, tx, subscription),
    announcement: await readAnnouncement(tx, subscription),
    hasUnsettledPayment: await hasUnsettledPayment(tx, id, now),
    inquiry: await findPaymentInquiry(ctx, tx, id),
  };
}

/**
 * Owners who have signed in since the service ended know about it and hadn't died before. A sign-in that led to a cancellation
 * doesn't count, because anyone who reads a dead owner's email could do that.
 */
async function mustTellReporters(
  ctx: Context,
  tx: Database,
  { id, userId, paidUntil }: SubscriptionRow,
): Promise<boolean> {
  const [owner] = await tx
    .select({ reporters: users.designatedReporters, signedInAt: users.signedInAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner || owner.reporters.length === 0) return false;
  if ((await loadEstateState(ctx, tx, userId)).report === 'released') return false;
  const [cancelled] = await tx
    .select({ at: max(agreements.cancelWantedAt) })
    .from(agreements)
    .where(eq(agreements.subscriptionId, id));
  const ended = Math.max(paidUntil.getTime(), cancelled?.at?.getTime() ?? 0);
  return owner.signedInAt === null || owner.signedInAt.getTime() <= ended;
}

async function readAnnouncement(
  tx: Database,
  { id, destroyAt, reportersToldAt, unreachableAt, postponementAlarmedAt }: SubscriptionRow,
): Promise<DestructionAnnouncement | null> {
  if (destroyAt === null) return null;
  const written = await tx
    .select({
      daysAhead: destructionLetters.daysAhead,
      state: mails.state,
      acceptedAt: mails.acceptedAt,
      refusedAt: mails.refusedAt,
    })
    .from(destructionLetters)
    .innerJoin(mails, eq(mails.id, destructionLetters.mailId))
    .where(eq(destructionLetters.subscriptionId, id))
    .orderBy(desc(destructionLetters.daysAhead));
  // If an email bounced without being rejected by the mailbox, the fault may be ours. It was neither delivered nor rejected, so
  // it waits for an operator, unless another reporter was notified instead.
  const isToldElsewhere = written.some(({ daysAhead, state }) => daysAhead === null && state === 'accepted');
  const fates = written.map(({ refusedAt, ...mail }) => ({
    ...mail,
    state:
      mail.state === 'failed' && refusedAt === null && !(mail.daysAhead === null && isToldElsewhere)
        ? ('queued' as const)
        : mail.state,
  }));
  return {
    destroyAt,
    reportersToldAt,
    warnings: fates.flatMap(({ daysAhead, ...fate }) => {
      const ahead = destructionLimits.warningDaysAhead.find((days) => days === daysAhead);
      return ahead === undefined ? [] : [{ ...fate, daysAhead: ahead }];
    }),
    unreachableAt,
    notices: fates.filter(({ daysAhead }) => daysAhead === null),
    alarmedAt: postponementAlarmedAt,
  };
}
