import type { Context } from '../../context.ts';
import { sweep } from '../../jobs/sweep.ts';
import { runPaymentInquiry, fetchRecentPayments } from '../subscriptions/destruction/run-payment-inquiry.ts';
import { advanceDeletion } from './advance-deletion.ts';
import { listPendingDeletions } from './queries.ts';

/**
 * Takes the due steps of all account deletions. PayFast is queried only when all other conditions are met, and its records are
 * read once for all owners. A failure for one owner doesn't delay the others.
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

/**
 * Sends all notices that a deletion owes right now, and leaves PayFast to the sweep. After a refutation, the owner is notified
 * first, then the reporters.
 */
export async function advanceDeletionNow(ctx: Context, { userId }: { userId: number }): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const { did } = await advanceDeletion(ctx, userId);
    if (did !== 'announce' && did !== 'tell-reporters') return;
  }
}

const MAX_STEPS = 3;

const words = {
  alarm: 'deletions',
  words: 'an account deletion could not be processed',
  idName: 'userId',
};
