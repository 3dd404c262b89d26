import { z } from 'zod/mini';
import { decodeSubscriptionId } from '../domain/encoded-subscription-id.ts';
import { subscriptionStatuses } from '../domain/subscription.ts';
import { boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { idSchema, orReauthenticationRequired, reauthenticationBody } from './schema/field-schemas.ts';

/** A monetary amount as a string with two decimals. Never a float. */
const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
/** ISO date-time. */
const isoMoment = z.string();

/** The owner's view of their subscription. Amounts are in USD unless noted otherwise. */
const subscriptionView = z.object({
  id: z.number(),
  status: z.enum(subscriptionStatuses),
  nextPaymentDate: isoMoment,
  /** The next PayFast charge, if the owner is months ahead and it comes before `nextPaymentDate`. Null otherwise. */
  nextChargeDate: z.nullable(isoMoment),
  nextPaymentAmount: z.string(),
  /** The next PayFast charge in ZAR, fixed when the subscription was created. Null if no charge is planned. */
  nextPaymentAmountZar: z.nullable(money),
  isBlocked: z.boolean(),
  isActive: z.boolean(),
  /** The owner has cancelled, but PayFast has not confirmed the cancellation. We keep retrying. */
  isCancelUnconfirmed: z.boolean(),
  /** When the data was destroyed. Null if it wasn't, or if a payment has been made since. */
  dataDestroyedAt: z.nullable(isoMoment),
  /**
   * When the retained data will be destroyed if nothing is paid. Null if the subscription is not blocked, or nothing is retained.
   */
  dataKeptUntil: z.nullable(isoMoment),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/**
 * `baseUrl` and the signed fields for PayFast, all strings. The browser goes to `baseUrl` with all other fields in the query
 * string, in this order.
 */
export const payfastCheckoutSchema = z.catchall(
  z.object({ baseUrl: z.url({ protocol: /^https?$/ }), signature: z.string() }),
  z.string(),
);
export type PayfastCheckout = z.infer<typeof payfastCheckoutSchema>;

/** The checkout terms, for display. */
const paymentQuote = z.object({
  /** Charged immediately: 0.00 for a first subscription within the free period, otherwise the amount owed. */
  dueNowUsd: money,
  dueNowZar: money,
  monthlyUsd: money,
  monthlyZar: money,
  /** The unpaid months covered by `dueNow`, which includes the fee below after an explicit cancellation. */
  monthsOwed: z.number().check(z.int(), z.nonnegative()),
  adminFeeUsd: money,
  /** ZAR per USD, such as 17.50. */
  rate: z.string(),
  /** No recent rate could be fetched, so `rate` is the fallback. */
  isFallbackRate: z.boolean(),
  /** When PayFast charges the monthly amount for the first time. */
  firstChargeDate: isoMoment,
});
export type PaymentQuote = z.infer<typeof paymentQuote>;

/** Reveals nothing about the owner. */
const paymentStatus = z.object({
  status: z.enum(subscriptionStatuses),
  isActive: z.boolean(),
  nextPaymentDate: isoMoment,
  nextPaymentAmount: z.string(),
  nextPaymentAmountZar: z.nullable(money),
});
export type PaymentPageStatus = z.infer<typeof paymentStatus>;

/** In USD. `amount` includes `adminFee`. All are 0.00 while the subscription is active and paid. */
const reactivationAmount = z.object({
  amount: money,
  monthsOwed: z.number().check(z.int(), z.nonnegative()),
  adminFee: money,
  amountZar: money,
  rate: z.string(),
});
export type ReactivationAmount = z.infer<typeof reactivationAmount>;

const paymentEmailSent = z.object({ sentTo: z.string() });

/**
 * `isConfirmed` is false if PayFast could not be reached or did not agree. The subscription is cancelled on our side regardless,
 * and we keep retrying, as `message` explains to the owner.
 */
const cancelAnswer = z.object({
  status: z.literal('Cancelled'),
  isConfirmed: z.boolean(),
  message: z.string(),
});
export type CancelSubscriptionResponse = z.infer<typeof cancelAnswer>;

const paymentStates = ['Started', 'Paid', 'Cancelled', 'Being checked'] as const;
export type PaymentHistoryStatus = (typeof paymentStates)[number];

/** The owner's subscription history, newest first. */
const paymentHistory = z.array(
  z.object({
    id: z.string(),
    date: isoMoment,
    /** In ZAR. Null if no money was involved (`Cancelled`). */
    amount: z.nullable(money),
    status: z.enum(paymentStates),
  }),
);
export type PaymentHistory = z.infer<typeof paymentHistory>;

/** A subscription's number, plain or encoded as in the payment page's path. */
const subscriptionNumber = z.pipe(
  boundedString(40),
  z.transform((text, { issues }) => {
    const plain = idSchema.safeParse(text);
    const found = plain.success ? plain.data : decodeSubscriptionId(text);
    if (found !== null) return found;
    issues.push({ code: 'custom', message: 'This isn’t a valid subscription number.', input: text });
    return z.NEVER;
  }),
);
const ofSubscription = z.object({ id: subscriptionNumber });

export const subscriptionEndpoints = {
  read: defineEndpoint({ method: 'get', path: '/api/user-subscription', answer: subscriptionView }),
  payments: defineEndpoint({ method: 'get', path: '/api/payments', answer: paymentHistory }),
  reactivationAmount: defineEndpoint({
    method: 'get',
    path: '/api/subscription-reactivation-amount',
    answer: reactivationAmount,
  }),
  /** Responds with 409 while the subscription is active and paid, and with 429 if requested too often. */
  sendPaymentEmail: defineEndpoint({
    method: 'post',
    path: '/api/send-reactivation-payment-email',
    answer: paymentEmailSent,
  }),
  /**
   * Responds with 409 if no subscription is active. Requires recent reauthentication, because cancelling closes everything
   * immediately and leads to the destruction of the data.
   */
  cancel: defineEndpoint({
    method: 'post',
    path: '/api/cancel-subscription',
    body: reauthenticationBody,
    answer: orReauthenticationRequired(cancelAnswer),
    needsProof: true,
  }),
  /** Like the next two, requires no sign-in. Responds with 409 if nothing can be paid, and with 404 for an unknown number. */
  payfastData: defineEndpoint({
    method: 'get',
    path: '/api/payfast-data/:id',
    params: ofSubscription,
    answer: payfastCheckoutSchema,
  }),
  /** Records that the browser is leaving for PayFast. The destruction of unpaid data is postponed until the outcome is known. */
  begin: defineEndpoint({
    method: 'post',
    path: '/api/payment/:id/begin',
    params: ofSubscription,
    status: 204,
  }),
  /** Fails with the same errors as `payfastCheckoutSchema`. */
  quote: defineEndpoint({
    method: 'get',
    path: '/api/payment/:id/quote',
    params: ofSubscription,
    answer: paymentQuote,
  }),
  status: defineEndpoint({
    method: 'get',
    path: '/api/payment/:id/status',
    params: ofSubscription,
    answer: paymentStatus,
  }),
  /** PayFast posts its notifications (ITN) here, as a form. */
  notify: defineEndpoint({ method: 'post', path: '/api/payfast/itn' }),
};

/** Every payment endpoint. On a service that takes no payments, owners can still read their subscription and past payments. */
export const paymentEndpoints = [
  subscriptionEndpoints.reactivationAmount,
  subscriptionEndpoints.sendPaymentEmail,
  subscriptionEndpoints.cancel,
  subscriptionEndpoints.payfastData,
  subscriptionEndpoints.begin,
  subscriptionEndpoints.quote,
  subscriptionEndpoints.status,
  subscriptionEndpoints.notify,
];
