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
  on(checkupEndpoints.set, activeOwner, ({ caller: userId, body }) =>
    setCheckupInterval(ctx, userId, body.every),
  );
  on(checkupEndpoints.finish, activeOwner, ({ caller: userId }) => finishCheckup(ctx, userId));

  return router;
}
