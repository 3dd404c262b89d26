import type { Router } from 'express';
import { activityEndpoints } from '#shared/contracts/activity.ts';
import { expandActivityFilter } from '#shared/domain/activity.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { heavyResponseBytes } from '../../limits.ts';
import { loadActivityPage } from './load-activity-page.ts';

/** The owner's activity log, readable even while the service is blocked. */
export function activityRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();

  on(activityEndpoints.list, getOwnerId, async ({ res, caller: userId, query: { before, kind, text } }) => {
    await ctx.heavyResponses.acquire(res, {
      kind: 'list',
      account: userId,
      bytes: heavyResponseBytes.activity,
    });
    return loadActivityPage(ctx, userId, {
      before: before ? Number(before) : null,
      kinds: kind ? expandActivityFilter(kind) : null,
      text: text?.trim() || null,
    });
  });

  return router;
}
