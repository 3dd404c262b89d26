import type { Request, Router } from 'express';
import { checkupEndpoints } from '#shared/contracts/checkups.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { finishCheckup, loadCheckup, setCheckupInterval } from './manage-checkup.ts';

/** The owner's regular review of the plan. */
export function checkupRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  on(checkupEndpoints.read, activeOwner, ({ caller: userId }) => loadCheckup(ctx, userId));
  on(checkupEndpoints.set, activeOwner, async ({ req, caller: userId, body }) => {
    await ctx.rateLimits.consume('preference', { req, account: userId });
    return setCheckupInterval(ctx, userId, body.every);
  });
  on(checkupEndpoints.finish, activeOwner, async ({ req, caller: userId }) => {
    await ctx.rateLimits.consume('preference', { req, account: userId });
    return finishCheckup(ctx, userId);
  });

  return router;
}
