import type { Request, Response, Router } from 'express';
import { planEndpoints, type PlanTimeline, type PlanPreview } from '#shared/contracts/plan.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import { heavyResponseBytes } from '../../limits.ts';
import { parseCursorQuery } from '../recipients/parse-cursor-query.ts';
import { formatListCursor } from '../recipients/list-order.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { loadFirstUse, saveFirstUse } from './first-use.ts';
import { loadPlanHealth } from './health/load-plan-health.ts';
import { loadPlanPreview } from './preview/load-preview.ts';
import { loadPlanTimeline } from './timeline/load-timeline.ts';

/** What an owner's plan would do, and a new owner's guided first steps. */
export function planRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  const begin = (res: Response, userId: number) =>
    ctx.heavyResponses.acquire(res, { kind: 'list', account: userId, bytes: heavyResponseBytes.wholeList });

  on(planEndpoints.health, activeOwner, async ({ res, caller: userId }) => {
    await begin(res, userId);
    return loadPlanHealth(ctx, userId);
  });

  on(planEndpoints.timeline, activeOwner, async ({ res, caller: userId }) => {
    await begin(res, userId);
    return new StreamedJson<PlanTimeline>(await loadPlanTimeline(ctx, userId));
  });

  on(planEndpoints.preview, activeOwner, async ({ res, caller: userId, params, query }) => {
    await begin(res, userId);
    const email = decodeLinkEmail(params.encodedEmail);
    if (email === null) throw notFoundError();
    const { preview, next } = await loadPlanPreview(ctx, {
      userId,
      email,
      at: query.at === undefined ? ctx.clock.trustedNow() : new Date(query.at),
      estate: query.estate ?? 'alive',
      reportType: query.reportType ?? 'death',
      after: parseCursorQuery(query.after),
    });
    if (next) res.set(NEXT_PAGE_HEADER, formatListCursor(next));
    return new StreamedJson<PlanPreview>(preview);
  });

  on(planEndpoints.readFirstUse, activeOwner, ({ caller: userId }) => loadFirstUse(ctx, userId));

  on(planEndpoints.saveFirstUse, activeOwner, async ({ req, caller: userId, body }) => {
    await ctx.rateLimits.consume('preference', { req, account: userId });
    return saveFirstUse(ctx, userId, body);
  });

  return router;
}
