import type { Router } from 'express';
import { activityCalls } from '#shared/contracts/activity.ts';
import { kindsOf } from '#shared/domain/activity.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { heavyBytes } from '../../limits.ts';
import { readActivity } from './read-activity.ts';

/** The owner's activity log. It stays readable while the service is blocked. */
export function activityRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(activityCalls.list, ownerId, async ({ res, caller: userId, query: { before, kind, text } }) => {
    await ctx.heavyAnswers.begin(res, { kind: 'list', account: userId, bytes: heavyBytes.activity });
    return readActivity(ctx, userId, {
      before: before ? Number(before) : null,
      kinds: kind ? kindsOf(kind) : null,
      text: text?.trim() || null,
    });
  });

  return router;
}
