import { and, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Context } from '../../context.ts';
import { agreements, checkouts, payments } from '../../db/schema/index.ts';
import { retentionLimits } from '../../limits.ts';
import { anonymizedPayerColumns } from '../subscriptions/anonymize-payments.ts';
import { removeRowsInBatches, updateRowsInBatches } from './batches.ts';

const one = { one: sql`1` };

/** Removes offers that were never accepted and to which no notification refers. */
export async function removeUnusedOffers(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.trustedNow().getTime() - retentionLimits.offerDays * DAY_MS);
  const agreed = ctx.db.select(one).from(agreements).where(eq(agreements.checkoutId, checkouts.id));
  const paid = ctx.db.select(one).from(payments).where(eq(payments.merchantPaymentId, checkouts.id));
  await removeRowsInBatches(
    ctx,
    checkouts,
    and(lt(checkouts.offeredAt, before), notExists(agreed), notExists(paid)),
  );
}

/**
 * Removes notifications after the legal retention period. An account's paid months are computed from all of its payments, so the
 * id, date and amount of an applied payment are retained until the account is deleted, but the payer and PayFast's raw data are
 * cleared. Notifications that haven't been verified yet are retained.
 */
export async function removeOldPayments(ctx: Context): Promise<void> {
  const before = addMonths(ctx.clock.trustedNow(), -12 * ctx.config.paymentRetentionYears);
  const isOld = and(lt(payments.createdAt, before), ne(payments.verdict, 'pending'));
  const isForNobody = or(ne(payments.verdict, 'applied'), isNull(payments.subscriptionId));
  await removeRowsInBatches(ctx, payments, and(isOld, isForNobody));
  await updateRowsInBatches(ctx, payments, {
    set: anonymizedPayerColumns,
    where: and(isOld, ne(payments.rawNotification, '')),
  });
}
