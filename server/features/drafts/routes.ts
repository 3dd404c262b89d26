import type { Request, Router } from 'express';
import { draftEndpoints } from '#shared/contracts/drafts.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { deleteDraft, listDrafts, loadDraft, saveDraft } from './manage-drafts.ts';

/** Unsaved edits of an owner's LeaveBits. */
export function draftRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  on(draftEndpoints.list, activeOwner, ({ caller: userId }) => listDrafts(ctx, userId));

  on(draftEndpoints.read, activeOwner, ({ caller: userId, params }) =>
    loadDraft(ctx, { userId, id: params.id }),
  );

  on(draftEndpoints.save, activeOwner, async ({ req, caller: userId, params, body }) => {
    await ctx.rateLimits.consume('draft', { req, account: userId });
    return saveDraft(ctx, { userId, id: params.id }, body);
  });

  on(draftEndpoints.discard, activeOwner, async ({ req, caller: userId, params }) => {
    await ctx.rateLimits.consume('draft', { req, account: userId });
    await deleteDraft(ctx.db, { userId, id: params.id });
  });

  return router;
}
