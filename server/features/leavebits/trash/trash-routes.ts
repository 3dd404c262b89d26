import type { Request, Router } from 'express';
import { trashCalls, type TrashItem } from '#shared/contracts/trash.ts';
import type { Context } from '../../../context.ts';
import { createRoutes } from '../../../http/routes.ts';
import { StreamedJson } from '../../../http/streamed-json.ts';
import { heavyBytes } from '../../../limits.ts';
import { withFreshProof } from '../../proofs/fresh-proof.ts';
import { activeOwnerId } from '../../subscriptions/assert-not-blocked.ts';
import { presentLeavebit } from '../presenter.ts';
import { purge } from './purge.ts';
import { readTrash } from './read-trash.ts';
import { restore } from './restore.ts';

/** An owner's trash. */
export function trashRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const activeOwner = (req: Request) => activeOwnerId(ctx, req);
  const changing = async (req: Request) => {
    const userId = activeOwner(req);
    await ctx.rateLimits.consume('trash', { req, account: userId });
    return userId;
  };

  on(trashCalls.list, activeOwner, async ({ res, caller: userId }) => {
    await ctx.heavyAnswers.begin(res, { kind: 'list', account: userId, bytes: heavyBytes.wholeList });
    return new StreamedJson<TrashItem[]>(await readTrash(ctx, userId));
  });

  on(trashCalls.restore, changing, async ({ caller: userId, params }) =>
    presentLeavebit(await restore(ctx, { userId, id: params.id })),
  );

  on(trashCalls.purge, changing, ({ req, caller: userId, params: { id }, body: { code } }) =>
    withFreshProof(ctx, { req, userId, code }, async (proof) => {
      await purge(ctx, { userId, id }, proof);
      return null;
    }),
  );

  return router;
}
