import type { Router } from 'express';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { withFreshProof } from '../proofs/fresh-proof.ts';
import { cancelSubscription } from './ending/cancel-subscription.ts';
import { beginPayment } from './checkout/begin-payment.ts';
import { offerCheckout, quoteCheckout, reckonOffer } from './checkout/offer-checkout.ts';
import { presentPaymentStatus, presentReactivationAmount, presentSubscription } from './presenter.ts';
import { findAgreement, findSubscription, readMonthsAhead } from './queries.ts';
import { readPayments } from './read-payments.ts';
import { sendPaymentLink } from './checkout/send-payment-link.ts';

/** An owner's view of their subscription, and the actions of anyone with a payment link. */
export function subscriptionRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();
  const isBilled = ctx.config.takesPayments;

  on(subscriptionCalls.read, ownerId, async ({ caller }) => {
    const { row, current } = await readSubscription({ userId: caller });
    const monthsAhead = await readMonthsAhead(ctx.db, row, current);
    return presentSubscription(row, { current, monthsAhead, isBilled }, ctx.clock.certain());
  });

  on(subscriptionCalls.payments, ownerId, ({ caller }) => readPayments(ctx.db, caller));

  on(subscriptionCalls.reactivationAmount, ownerId, async ({ caller }) =>
    presentReactivationAmount(await reckonOffer(ctx, { userId: caller })),
  );

  on(subscriptionCalls.sendPaymentEmail, ownerId, async ({ req, caller }) => {
    await ctx.rateLimits.consume('paymentLink', { req, account: caller });
    return sendPaymentLink(ctx, caller);
  });

  on(subscriptionCalls.cancel, ownerId, ({ req, caller, body: { code } }) =>
    withFreshProof(ctx, { req, userId: caller, code }, (proof) => cancelSubscription(ctx, caller, proof)),
  );

  on(subscriptionCalls.payfastData, ({ req, params }) =>
    offerCheckout(ctx, { subscriptionId: params.id, visitorId: req.session.userId }),
  );

  on(subscriptionCalls.begin, async ({ req, params }) => {
    await ctx.rateLimits.consume('paymentBegun', { req, account: params.id });
    await beginPayment(ctx, params.id);
  });

  on(subscriptionCalls.quote, ({ params }) => quoteCheckout(ctx, params.id));

  on(subscriptionCalls.status, async ({ params }) => {
    const { row, current } = await readSubscription(params);
    return presentPaymentStatus(row, { current, isBilled }, ctx.clock.certain());
  });

  async function readSubscription(who: { userId: number } | { id: number }) {
    const row = await findSubscription(ctx.db, who);
    if (!row) throw notFound();
    const current = row.payfastSubToken === null ? null : await findAgreement(ctx.db, row.payfastSubToken);
    return { row, current };
  }

  return router;
}
