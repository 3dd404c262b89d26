import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import { withdrawnMailState } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, mails, serviceState, subscriptions } from '#server/db/schema/index.ts';
import { OperatorError } from '#server/operator-error.ts';
import { restartAnnouncedDestructions } from '../destruction/announce-destruction.ts';

/** Emails that request a payment or follow from an overdue one. */
const mailsAboutPaying = [
  'free-period-ends',
  'payment-overdue',
  'service-blocked',
  'payment-link',
  'lapse-question',
] as const satisfies MailKind[];

/**
 * Reconciles the database with the `BILLING` setting, once when a process starts.
 * - On to off: withdraws everything announced because of overdue payments.
 * - Off to on: grants every account a free period starting now, so that nobody is blocked immediately or owes anything for the
 * time before.
 * Otherwise writes nothing.
 * @throws OperatorError if payments are off and PayFast may still charge someone.
 */
export async function applyBillingSetting(ctx: Context): Promise<void> {
  const { db, config } = ctx;
  if (!config.takesPayments) await assertNobodyIsCharged(db);
  const isStale = config.takesPayments
    ? isNotNull(serviceState.billingOffSince)
    : isNull(serviceState.billingOffSince);
  const [stale] = await db.select({ id: serviceState.id }).from(serviceState).where(isStale);
  if (!stale) return;
  await db.transaction(async (tx) => {
    const now = ctx.clock.now();
    // Lock order: subscriptions before the service state, as in the sweeps of other processes.
    await tx.select({ id: subscriptions.id }).from(subscriptions).orderBy(subscriptions.id).for('update');
    const { rowCount } = await tx
      .update(serviceState)
      .set({ billingOffSince: config.takesPayments ? null : now })
      .where(isStale);
    // Another process got there first.
    if (!rowCount) return;
    if (config.takesPayments) await giveFreeTime(tx, new Date(now.getTime() + FREE_AFTER_MS));
    else await takeBackAnnouncements(tx);
  });
  ctx.logger.warn(
    config.takesPayments
      ? `payments are on again: every account is free for ${billingLimits.freeDaysAfterOff} more days`
      : 'payments are off from now on',
  );
}

const FREE_AFTER_MS = billingLimits.freeDaysAfterOff * DAY_MS;

/** With payments off, a charge would buy nothing, and its notification would be rejected. */
async function assertNobodyIsCharged(db: Database): Promise<void> {
  const [charged] = await db
    .select({ count: sql<number>`count(distinct ${agreements.subscriptionId})::int` })
    .from(agreements)
    .where(isNull(agreements.cancelledAt));
  const count = charged?.count ?? 0;
  if (count === 0) return;
  const whom = count === 1 ? 'one account' : `${count} accounts`;
  throw new OperatorError(
    `LeaveBits cannot start with BILLING=off yet: PayFast may still charge ${whom}.\n` +
      '  Set BILLING=on and start it. Cancel these subscriptions in PayFast’s dashboard, or have their owners cancel them.\n' +
      '  PayFast notifies LeaveBits of each cancellation. Then set BILLING=off again.',
  );
}

/** No data is destroyed and no reporter is asked because of an overdue payment. Later announcements start over. */
async function takeBackAnnouncements(tx: Database): Promise<void> {
  await restartAnnouncedDestructions(tx);
  await tx
    .update(mails)
    .set(withdrawnMailState)
    .where(and(eq(mails.state, 'queued'), inArray(mails.kind, [...mailsAboutPaying])));
}

/** Adds the free period as a fact, with the `deriveSubscription` state it leads to: nobody pays or is blocked before it ends. */
async function giveFreeTime(tx: Database, until: Date): Promise<void> {
  const atLeast = (column: typeof subscriptions.paidUntil) =>
    sql`greatest(${column}, ${until.toISOString()}::timestamptz)`;
  await tx.update(subscriptions).set({
    waivedUntil: until,
    paidUntil: atLeast(subscriptions.paidUntil),
    nextPaymentDate: sql`greatest(${subscriptions.nextPaymentDate}, ${until.toISOString()}::timestamptz)`,
  });
}
