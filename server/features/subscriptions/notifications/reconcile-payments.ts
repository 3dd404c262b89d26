import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { agreements, subscriptions } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { formatBillingDay } from '#shared/domain/billing-dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { paymentLimits } from '#server/limits.ts';
import { applyConfirmedCancellation } from '../ending/cancel-agreement-at-payfast.ts';

const ACTIVE = 1;
const CANCELLED = 2;

/**
 * Queries PayFast about every running subscription whose charge is a day overdue, because PayFast doesn't report failed charges
 * and notifications can get lost. A cancellation found this way takes effect. A charge only raises an alert, because only a
 * notification that passes all checks pays for a month.
 */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ id: subscriptions.id, token: agreements.token, paidUntil: subscriptions.paidUntil })
    .from(subscriptions)
    .innerJoin(agreements, eq(agreements.token, subscriptions.payfastSubToken))
    .where(
      and(
        inArray(subscriptions.subStatus, ['Monthly', 'Annual']),
        isNull(agreements.cancelledAt),
        lt(subscriptions.paidUntil, new Date(now.getTime() - DAY_MS)),
        or(
          isNull(agreements.fetchedAt),
          lt(agreements.fetchedAt, new Date(now.getTime() - paymentLimits.askedAgainMs)),
        ),
      ),
    );
  await sweep(ctx, due, {
    name: 'reconcile-payments',
    alarm: 'reconciliation',
    words: 'PayFast could not be queried',
    idName: 'subscriptionId',
    work: (subscription) => reconcile(ctx, subscription),
  });
}

async function reconcile(
  ctx: Context,
  { id, token, paidUntil }: { id: number; token: string; paidUntil: Date },
): Promise<void> {
  const now = ctx.clock.now();
  const { status, statusText, runDate } = await ctx.payfast.fetchSubscription(token);
  if (status === CANCELLED) await applyConfirmedCancellation(ctx, token);
  const isBeyond =
    runDate !== null && runDate > formatBillingDay(paidUntil) && runDate > formatBillingDay(now);
  if (status === ACTIVE && isBeyond) {
    ctx.logger.error(
      { alarm: 'charge-unheard', subscriptionId: id, statusText, runDate },
      'PayFast may have charged a subscription without notifying us: check the PayFast dashboard',
    );
  } else {
    ctx.logger.warn({ subscriptionId: id, statusText, runDate }, 'a charge is overdue');
  }
  await ctx.db.update(agreements).set({ fetchedAt: now }).where(eq(agreements.token, token));
}
