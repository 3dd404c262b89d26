import type { Request, Router } from 'express';
import { trashEndpoints, type TrashItem } from '#shared/contracts/trash.ts';
import type { Context } from '#server/context.ts';
import { createEndpointRouter } from '#server/http/endpoint-router.ts';
import { StreamedJson } from '#server/http/streamed-json.ts';
import { heavyResponseBytes } from '#server/limits.ts';
import { withReauthentication } from '../../reauthentication/with-reauthentication.ts';
import { requireActiveOwnerId } from '../../subscriptions/assert-subscription-not-blocked.ts';
import { presentLeavebit } from '../presenter.ts';
import { purgeTrashItem } from './purge-trash.ts';
import { listTrashItems } from './load-trash.ts';
import { restoreTrashItem } from './restore-trash-item.ts';

export function trashRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);
  const changing = async (req: Request) => {
    const userId = activeOwner(req);
    await ctx.rateLimits.consume('trash', { req, account: userId });
    return userId;
  };

  on(trashEndpoints.list, activeOwner, async ({ res, caller: userId }) => {
    await ctx.heavyResponses.acquire(res, {
      kind: 'list',
      account: userId,
      bytes: heavyResponseBytes.wholeList,
    });
    return new StreamedJson<TrashItem[]>(await listTrashItems(ctx, userId));
  });

  on(trashEndpoints.restore, changing, async ({ caller: userId, params }) =>
    presentLeavebit(await restoreTrashItem(ctx, { userId, id: params.id })),
  );

  on(trashEndpoints.purge, changing, ({ req, caller: userId, params: { id }, body: { code } }) =>
    withReauthentication(ctx, { req, userId, code }, async (proof) => {
      await purgeTrashItem(ctx, { userId, id }, proof);
      return null;
    }),
  );

  return router;
}
