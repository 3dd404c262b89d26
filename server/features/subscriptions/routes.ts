import { Router } from 'express';
import { id as idShape } from '#shared/contracts/fields.ts';
import { decodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { ownerId } from '../../http/session.ts';
import { cancelSubscription } from './ending/cancel-subscription.ts';
import { offerCheckout, quoteCheckout, reckonOffer } from './checkout/offer-checkout.ts';
import {
  presentPayments,
  presentPaymentStatus,
  presentReactivationAmount,
  presentSubscription,
} from './presenter.ts';
import { findAgreement, findPayments, findSubscription } from './queries.ts';
import { sendPaymentLink } from './checkout/send-payment-link.ts';

/** What an owner sees of their subscription, and what whoever has a payment link can do with it. */
export function subscriptionRoutes(ctx: Context): Router {
  const router = Router();

  router.get('/user-subscription', async (req, res) => {
    const { row, current } = await readSubscription({ userId: ownerId(req) });
    res.json(presentSubscription(row, current, ctx.clock.certain()));
  });

  router.get('/payments', async (req, res) => {
    const { row } = await readSubscription({ userId: ownerId(req) });
    res.json(presentPayments(await findPayments(ctx.db, row.id)));
  });

  router.get('/subscription-reactivation-amount', async (req, res) => {
    res.json(presentReactivationAmount(await reckonOffer(ctx, { userId: ownerId(req) })));
  });

  router.post('/send-reactivation-payment-email', async (req, res) => {
    const userId = ownerId(req);
    await ctx.rateLimits.consume('paymentLink', { req, account: userId });
    res.json(await sendPaymentLink(ctx, userId));
  });

  router.post('/cancel-subscription', async (req, res) => {
    res.json(await cancelSubscription(ctx, ownerId(req)));
  });

  router.get('/payfast-data/:id', async (req, res) => {
    const subscriptionId = subscriptionIdIn(req.params.id);
    res.json(await offerCheckout(ctx, { subscriptionId, visitorId: req.session.userId }));
  });

  router.get('/payment/:id/quote', async (req, res) => {
    res.json(await quoteCheckout(ctx, subscriptionIdIn(req.params.id)));
  });

  router.get('/payment/:id/status', async (req, res) => {
    const { row, current } = await readSubscription({ id: subscriptionIdIn(req.params.id) });
    res.json(presentPaymentStatus(row, current, ctx.clock.certain()));
  });

  async function readSubscription(who: { userId: number } | { id: number }) {
    const row = await findSubscription(ctx.db, who);
    if (!row) throw notFound();
    const current = row.payfastSubToken === null ? null : await findAgreement(ctx.db, row.payfastSubToken);
    return { row, current };
  }

  return router;
}

/** The number in the path, plain or as it stands in the payment page's own path. */
function subscriptionIdIn(text: string): number {
  const plain = idShape.safeParse(text);
  const id = plain.success ? plain.data : decodeSubscriptionId(text);
  if (id === null) throw notFound();
  return id;
}
