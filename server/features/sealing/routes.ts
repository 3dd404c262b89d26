import type { Request, Router } from 'express';
import { sealingEndpoints } from '#shared/contracts/sealing.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { requireActiveOwnerId } from '../subscriptions/assert-subscription-not-blocked.ts';
import { checkCard, listCards, setCard } from './cards.ts';
import { loadSealing, saveSealing } from './sealing-keys.ts';

/** An owner's key for sealed LeaveBits, and the cards of their recipients. */
export function sealingRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const activeOwner = (req: Request) => requireActiveOwnerId(ctx, req);

  on(sealingEndpoints.read, getOwnerId, ({ caller }) => loadSealing(ctx, ctx.db, caller));

  on(sealingEndpoints.save, activeOwner, async ({ req, caller: userId, body: { code, ...key } }) => {
    await ctx.rateLimits.consume('factorChange', { req, account: userId });
    return withReauthentication(ctx, { req, userId, code }, (proof) => saveSealing(ctx, userId, key, proof));
  });

  on(sealingEndpoints.cards, getOwnerId, ({ caller }) => listCards(ctx, ctx.db, caller));

  on(sealingEndpoints.setCard, activeOwner, async ({ req, caller: userId, params, body: { publicKey } }) => {
    await ctx.rateLimits.consume('cards', { req, account: userId });
    const email = decodeLinkEmail(params.encodedEmail);
    if (email === null) throw notFoundError();
    return setCard(ctx, { userId, email, publicKey });
  });

  on(sealingEndpoints.checkCard, async ({ req, body: { publicKey } }) => {
    await ctx.rateLimits.consume('cardCheck', { req, account: 'everyone' });
    return { works: await checkCard(ctx, publicKey) };
  });

  return router;
}
