import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits, destructionLimits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions, users } from '#server/db/schema/index.ts';
import { hasOwnerData } from '../destruction/destroy-owner-data.ts';
import { findAgreement, lockSubscription, type SubscriptionRow } from '../queries.ts';
import { isDataDestroyed, getLapseStart } from '../rules.ts';

export interface SubscriptionLapse {
  userId: number;
  /** When payments and the service stopped. Null while the service is active, and after the owner's own cancellation. */
  since: Date | null;
  /** The last question to the reporters about a lapse. `days` counts from the start of the lapse. */
  asked: { days: number; at: Date } | null;
  /** Whether there is data that would be destroyed. */
  isDataKept: boolean;
  /** When the data will be destroyed, as things stand. */
  destroyAt: Date;
}

/** Subscriptions that may have lapsed before the given time, whose owners allow their reporters to be asked. */
export async function listLapsedSubscriptions(db: Database, before: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        lte(subscriptions.nextPaymentDate, before),
        eq(users.askReportersOnLapse, true),
        sql`cardinality(${users.designatedReporters}) > 0`,
      ),
    )
    .orderBy(asc(subscriptions.id));
}

/** A subscription's lapse, locked until the transaction ends. */
export async function lockSubscriptionLapse(
  { config }: Pick<Context, 'config'>,
  tx: Database,
  subscriptionId: number,
  now: Date,
): Promise<SubscriptionLapse | null> {
  const subscription = await lockSubscription(tx, { id: subscriptionId });
  if (!subscription) return null;
  const { userId, subStatus: status, nextPaymentDate, payfastSubToken } = subscription;
  const { reportersAskedDays: days, reportersAskedAt: at } = subscription;
  const current = payfastSubToken === null ? null : await findAgreement(tx, payfastSubToken);
  const isCancelledByOwner = current?.row.cancelReason === 'owner';
  return {
    userId,
    since: getLapseStart(
      { status, nextPaymentDate, isBilled: config.takesPayments, isCancelledByOwner },
      now,
    ),
    asked: days === null || at === null ? null : { days, at },
    isDataKept: !isDataDestroyed(subscription) && (await hasOwnerData(tx, userId)),
    destroyAt: destructionAsItStands(subscription, now),
  };
}

/** Records that the reporters were asked. The caller holds the lock on the lapse. */
export async function recordReportersAsked(
  tx: Database,
  subscriptionId: number,
  { days, at }: { days: number; at: Date },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ reportersAskedDays: days, reportersAskedAt: at })
    .where(eq(subscriptions.id, subscriptionId));
}

/**
 * The announced date or, if there is none, twelve months from the end of the paid period, but no less than the first warning's
 * full notice period.
 */
function destructionAsItStands({ destroyAt, paidUntil }: SubscriptionRow, now: Date): Date {
  if (destroyAt) return destroyAt;
  const kept = addMonths(paidUntil, billingLimits.retentionMonths);
  const warned = new Date(now.getTime() + destructionLimits.warningDaysAhead[0] * DAY_MS);
  return kept > warned ? kept : warned;
}
