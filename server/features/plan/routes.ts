import type { Request, Response, Router } from 'express';
import { planCalls, type PlanTimeline, type Preview } from '#shared/contracts/plan.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import { heavyBytes } from '../../limits.ts';
import { pageAfter } from '../recipients/page-after.ts';
import { placeInWords } from '../recipients/rules.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { readHealth } from './health/read-health.ts';
import { readPreview } from './preview/read-preview.ts';
import { readTimeline } from './timeline/read-timeline.ts';

/** What an owner's plan would do. These calls only read. */
export function planRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const activeOwner = (req: Request) => activeOwnerId(ctx, req);

  const begin = (res: Response, userId: number) =>
    ctx.heavyAnswers.begin(res, { kind: 'list', account: userId, bytes: heavyBytes.wholeList });

  on(planCalls.health, activeOwner, async ({ res, caller: userId }) => {
    await begin(res, userId);
    return readHealth(ctx, userId);
  });

  on(planCalls.timeline, activeOwner, async ({ res, caller: userId }) => {
    await begin(res, userId);
    return new StreamedJson<PlanTimeline>(await readTimeline(ctx, userId));
  });

  on(planCalls.preview, activeOwner, async ({ res, caller: userId, params, query }) => {
    await begin(res, userId);
    const email = decodeEmail(params.encodedEmail);
    if (email === null) throw notFound();
    const { preview, next } = await readPreview(ctx, {
      userId,
      email,
      at: query.at === undefined ? ctx.clock.certain() : new Date(query.at),
      estate: query.estate ?? 'alive',
      after: pageAfter(query.after),
    });
    if (next) res.set(NEXT_PAGE_HEADER, placeInWords(next));
    return new StreamedJson<Preview>(preview);
  });

  return router;
}
