import type { Request, Router } from 'express';
import { substituteEndpoints } from '#shared/contracts/substitutes.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { loadSubstituteSettings, setSubstitute } from './set-substitute.ts';

/** Who receives what a recipient doesn't open. */
export function substituteRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  on(substituteEndpoints.list, activeOwner, ({ caller: userId }) => loadSubstituteSettings(ctx, userId));

  on(substituteEndpoints.set, activeOwner, async ({ req, caller: userId, params, body }) => {
    await ctx.rateLimits.consume('save', { req, account: userId });
    const email = decodeLinkEmail(params.encodedEmail);
    if (email === null) throw notFoundError();
    const inForce = await setSubstitute(ctx, { userId, email, wanted: body });
    return inForce ?? { email: null, afterDays: null };
  });

  return router;
}
