import type { Router } from 'express';
import { deletionCalls } from '#shared/contracts/deletion.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { withFreshProof } from '../proofs/fresh-proof.ts';
import { requestDeletion } from './request-deletion.ts';
import { keepAccount } from './stop-deletion.ts';

/** The deletion of the owner's account, and the way back. */
export function deletionRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(deletionCalls.request, ownerId, async ({ req, caller: userId, body: { code, tellPeople } }) => {
    await ctx.rateLimits.consume('deletion', { req, account: userId });
    return withFreshProof(ctx, { req, userId, code }, async (proof) => {
      const deletesAt = await requestDeletion(ctx, userId, { tellsPeople: tellPeople }, proof);
      return { deletesAt: deletesAt.toISOString() };
    });
  });

  on(deletionCalls.keep, ownerId, async ({ caller }) => {
    await keepAccount(ctx, caller);
    return { message: 'Your account stays.' };
  });

  return router;
}
