import { Router } from 'express';
import { subscriptionEndpoints, paymentEndpoints } from '#shared/contracts/subscriptions.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter, getRoutePath } from '../../http/endpoint-router.ts';
import { getOwnerId } from '../../http/session.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { cancelSubscription } from './ending/cancel-subscription.ts';
import {
  recordPaymentStart,
  createPayfastCheckout,
  quoteCheckout,
  loadPricedOffer,
} from './checkout/checkout-offers.ts';
import { presentPaymentPageStatus, presentReactivationAmount, presentSubscription } from './presenter.ts';
import { findAgreement, findSubscription, loadMonthsAhead } from './queries.ts';
import { loadPaymentHistory } from './load-payment-history.ts';
import { sendPaymentLink } from './checkout/send-payment-link.ts';

/** An owner's view of their subscription, and the actions open to anyone with a payment link. */
export function subscriptionRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();
  const isBilled = ctx.config.takesPayments;

  on(subscriptionEndpoints.read, getOwnerId, async ({ caller }) => {
    const { row, current } = await readSubscription({ userId: caller });
    const monthsAhead = await loadMonthsAhead(ctx.db, row, current);
    return presentSubscription(row, { current, monthsAhead, isBilled }, ctx.clock.trustedNow());
  });

  on(subscriptionEndpoints.payments, getOwnerId, ({ caller }) => loadPaymentHistory(ctx.db, caller));

  on(subscriptionEndpoints.reactivationAmount, getOwnerId, async ({ caller }) =>
    presentReactivationAmount(await loadPricedOffer(ctx, { userId: caller })),
  );

  on(subscriptionEndpoints.sendPaymentEmail, getOwnerId, async ({ req, caller }) => {
    await ctx.rateLimits.consume('paymentLink', { req, account: caller });
    return sendPaymentLink(ctx, caller);
  });

  on(subscriptionEndpoints.cancel, getOwnerId, ({ req, caller, body: { code } }) =>
    withReauthentication(ctx, { req, userId: caller, code }, (proof) =>
      cancelSubscription(ctx, caller, proof),
    ),
  );

  on(subscriptionEndpoints.payfastData, ({ req, params }) =>
    createPayfastCheckout(ctx, { subscriptionId: params.id, visitorId: req.session.userId }),
  );

  on(subscriptionEndpoints.begin, async ({ req, params }) => {
    await ctx.rateLimits.consume('paymentBegun', { req, account: params.id });
    await recordPaymentStart(ctx, params.id);
  });

  on(subscriptionEndpoints.quote, ({ params }) => quoteCheckout(ctx, params.id));

  on(subscriptionEndpoints.status, async ({ params }) => {
    const { row, current } = await readSubscription(params);
    return presentPaymentPageStatus(row, { current, isBilled }, ctx.clock.trustedNow());
  });

  async function readSubscription(who: { userId: number } | { id: number }) {
    const row = await findSubscription(ctx.db, who);
    if (!row) throw notFoundError();
    const current = row.payfastSubToken === null ? null : await findAgreement(ctx.db, row.payfastSubToken);
    return { row, current };
  }

  return router;
}

/**
 * Mounted before the payment routes if the service takes no payments. Rejects every request to them, including PayFast's
 * notifications.
 */
export function disabledPaymentRoutes(): Router {
  const router = Router();
  for (const call of paymentEndpoints) {
    router[call.method](getRoutePath(call), () => {
      throw new DomainError('not-found', 'This service doesn’t take payments.');
    });
  }
  return router;
}
