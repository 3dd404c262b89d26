import type { Request, Router } from 'express';
import { checkupCalls } from '#shared/contracts/checkups.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { finishCheckup, readCheckup, setCheckup } from './read-checkup.ts';

/** The owner's regular look at the plan. */
export function checkupRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const activeOwner = (req: Request) => activeOwnerId(ctx, req);

  on(checkupCalls.read, activeOwner, ({ caller: userId }) => readCheckup(ctx, userId));
  on(checkupCalls.set, activeOwner, ({ caller: userId, body }) => setCheckup(ctx, userId, body.every));
  on(checkupCalls.finish, activeOwner, ({ caller: userId }) => finishCheckup(ctx, userId));

  return router;
}
