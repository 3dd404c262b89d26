import { eq } from 'drizzle-orm';
import { Router } from 'express';
import type { Context } from '../../context.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { notFound } from '../../http/domain-error.ts';
import { ownerId } from '../../http/session.ts';
import { presentSubscription } from './presenter.ts';

/** What an owner sees of their subscription. */
export function subscriptionRoutes(ctx: Context): Router {
  const router = Router();

  router.get('/user-subscription', async (req, res) => {
    const [row] = await ctx.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, ownerId(req)));
    if (!row) throw notFound();
    res.json(presentSubscription(row, ctx.clock.now()));
  });

  return router;
}
