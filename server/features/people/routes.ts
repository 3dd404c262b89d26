import type { Request, Router } from 'express';
import { peopleCalls } from '#shared/contracts/people.ts';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { activeOwnerId } from '../subscriptions/assert-not-blocked.ts';
import { namePerson } from './name-person.ts';
import { readPeople } from './read-people.ts';

/** The names of an owner's recipients and reporters. */
export function peopleRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const activeOwner = (req: Request) => activeOwnerId(ctx, req);

  // A blocked owner may have to decide about a report, and must see whose it is.
  on(peopleCalls.list, ownerId, ({ caller: userId }) => readPeople(ctx, userId));

  on(peopleCalls.setName, activeOwner, async ({ req, caller: userId, params, body: { name } }) => {
    await ctx.rateLimits.consume('names', { req, account: userId });
    const email = decodeEmail(params.encodedEmail);
    if (email === null) throw notFound();
    return namePerson(ctx, { userId, email, name });
  });

  return router;
}
