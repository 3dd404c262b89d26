import type { Context } from '../../context.ts';
import { sweep } from '../../jobs/sweep.ts';
import { runPaymentInquiry, fetchRecentPayments } from '../subscriptions/destruction/run-payment-inquiry.ts';
import { advanceDeletion } from './advance-deletion.ts';
import { listPendingDeletions } from './queries.ts';

/**
 * Takes every due step of every account deletion. PayFast is asked only once all other conditions hold, and its records are
 * read once for all owners. A failure for one owner does not delay the others.
 */
export async function advanceDeletions(ctx: Context): Promise<void> {
  const asking: { id: number; subscriptionId: number }[] = [];
  await sweep(ctx, await listPendingDeletions(ctx.db), {
    ...words,
    name: 'advance-deletions',
    work: async ({ id }) => {
      const { did, subscriptionId } = await advanceDeletion(ctx, id);
      if (did === 'ask-payfast' && subscriptionId !== null) asking.push({ id, subscriptionId });
    },
  });
  if (asking.length === 0) return;
  const recent = await fetchRecentPayments(ctx);
  await sweep(ctx, asking, {
    ...words,
    name: 'ask-payfast-before-deletion',
    work: async ({ id, subscriptionId }) => {
      await runPaymentInquiry(ctx, subscriptionId, recent);
      await advanceDeletion(ctx, id);
    },
  });
}

const words = {
  alarm: 'deletions',
  words: 'the deletion of an account could not be looked at',
  idName: 'userId',
};
