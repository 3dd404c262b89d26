import type { Request, Router } from 'express';
import { peopleEndpoints } from '#shared/contracts/people.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { listPeople } from './load-person-names.ts';
import { setPerson } from './set-person.ts';

/** The names of an owner's recipients and reporters, and the language of our emails to them. */
export function peopleRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  // Blocked owners are allowed too: they may have to respond to a report and must see who submitted it.
  on(peopleEndpoints.list, getOwnerId, ({ caller: userId }) => listPeople(ctx, userId));

  on(peopleEndpoints.set, activeOwner, async ({ req, caller: userId, params, body }) => {
    await ctx.rateLimits.consume('names', { req, account: userId });
    const email = decodeLinkEmail(params.encodedEmail);
    if (email === null) throw notFoundError();
    return setPerson(ctx, { userId, email, ...body });
  });

  return router;
}
