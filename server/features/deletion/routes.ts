import type { Router } from 'express';
import { deletionEndpoints } from '#shared/contracts/deletion.ts';
import type { Context } from '../../context.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { requestDeletion } from './request-deletion.ts';
import { cancelAccountDeletion } from './stop-deletion.ts';

export function deletionRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();

  on(deletionEndpoints.request, getOwnerId, async ({ req, caller: userId, body: { code, tellPeople } }) => {
    await ctx.rateLimits.consume('deletion', { req, account: userId });
    return withReauthentication(ctx, { req, userId, code }, async (proof) => {
      const deletesAt = await requestDeletion(ctx, userId, { tellsPeople: tellPeople }, proof);
      return { deletesAt: deletesAt.toISOString() };
    });
  });

  on(deletionEndpoints.keep, getOwnerId, async ({ caller }) => {
    await cancelAccountDeletion(ctx, caller);
    return { message: 'We’re keeping your account.' };
  });

  return router;
}
