import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import { withdrawnMailState } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { agreements, mails, serviceState, subscriptions } from '#server/db/schema/index.ts';
import { OperatorError } from '#server/operator-error.ts';
import { restartAnnouncedDestructions } from '../destruction/restart-announced-destructions.ts';

/** The mails that ask for a payment, or follow from one that is missing. */
const mailsAboutPaying = [
  'free-period-ends',
  'payment-overdue',
  'service-blocked',
  'payment-link',
  'lapse-question',
] as const satisfies MailKind[];

/**
 * Brings the database in line with the setting `BILLING`, once at the start of each process.
 * - On to off: takes back what was announced because of missing payments.
 * - Off to on: gives every account a free time from now on, so nobody is blocked at once, and nobody owes for the time before.
 * Otherwise it writes nothing.
 * @throws OperatorError when payments are off and PayFast may still charge somebody.
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
    // First, as everybody does who locks both: a sweep of another process holds a subscription and then asks for the state.
    await tx.select({ id: subscriptions.id }).from(subscriptions).orderBy(subscriptions.id).for('update');
    const { rowCount } = await tx
      .update(serviceState)
      .set({ billingOffSince: config.takesPayments ? null : now })
      .where(isStale);
    // Another process was first.
    if (!rowCount) return;
    if (config.takesPayments) await giveFreeTime(tx, new Date(now.getTime() + FREE_AFTER_MS));
    else await takeBackAnnouncements(tx);
  });
  ctx.logger.warn(
    config.takesPayments
      ? `the service takes payments again: every account is free for ${billingLimits.freeDaysAfterOff} days from now on`
      : 'the service takes no payments from now on',
  );
}

const FREE_AFTER_MS = billingLimits.freeDaysAfterOff * DAY_MS;

/** While payments are off, a charge would buy nothing and its notification would be rejected. */
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

/** Nothing is destroyed, and nobody is asked anything, because a payment is missing. Later announcements begin anew. */
async function takeBackAnnouncements(tx: Database): Promise<void> {
  await restartAnnouncedDestructions(tx);
  await tx
    .update(mails)
    .set(withdrawnMailState)
    .where(and(eq(mails.state, 'queued'), inArray(mails.kind, [...mailsAboutPaying])));
}

/** Adds the fact, and what `deriveSubscription` makes of it: nobody pays or is blocked before that moment. */
async function giveFreeTime(tx: Database, until: Date): Promise<void> {
  const atLeast = (column: typeof subscriptions.paidUntil) =>
    sql`greatest(${column}, ${until.toISOString()}::timestamptz)`;
  await tx.update(subscriptions).set({
    waivedUntil: until,
    paidUntil: atLeast(subscriptions.paidUntil),
    nextPaymentDate: sql`greatest(${subscriptions.nextPaymentDate}, ${until.toISOString()}::timestamptz)`,
  });
}
