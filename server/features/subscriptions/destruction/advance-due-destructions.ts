import { and, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { addMonths } from '#shared/domain/dates.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { subscriptions } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { advanceDestruction } from './advance-destruction.ts';
import { runPaymentInquiry, fetchRecentPayments } from './run-payment-inquiry.ts';

/** The first warning is sent thirty days ahead, and two months are always longer than that. */
const LOOKED_AT_MONTHS_AHEAD = 2;

/**
 * Takes every due step towards destroying unpaid data. Queries PayFast only once all other conditions are met, and fetches its
 * transaction history once for all owners. A failure for one owner doesn't delay the others.
 */
export async function advanceDueDestructions(ctx: Context): Promise<void> {
  const asking: { id: number }[] = [];
  await sweep(ctx, await findUnpaid(ctx), {
    ...words,
    name: 'advance-destructions',
    work: async ({ id }) => {
      if ((await advanceDestruction(ctx, id)) === 'ask-payfast') asking.push({ id });
    },
  });
  if (asking.length === 0) return;
  const recent = await fetchRecentPayments(ctx);
  await sweep(ctx, asking, {
    ...words,
    name: 'ask-payfast',
    work: async ({ id }) => {
      await runPaymentInquiry(ctx, id, recent);
      await advanceDestruction(ctx, id);
    },
  });
}

const words = {
  alarm: 'destructions',
  words: 'a destruction of unpaid data could not be processed',
  idName: 'subscriptionId',
};

/** Subscriptions for which a destruction may have to be announced, carried out or withdrawn. */
async function findUnpaid({ db, clock }: Context): Promise<{ id: number }[]> {
  const unpaidSince = addMonths(clock.trustedNow(), LOOKED_AT_MONTHS_AHEAD - billingLimits.retentionMonths);
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      or(
        isNotNull(subscriptions.destroyAt),
        and(
          lte(subscriptions.paidUntil, unpaidSince),
          or(
            isNull(subscriptions.dataDestroyedAt),
            lt(subscriptions.dataDestroyedAt, subscriptions.paidUntil),
          ),
        ),
      ),
    )
    .orderBy(subscriptions.id);
}
