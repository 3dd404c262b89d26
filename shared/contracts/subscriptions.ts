import { z } from 'zod/mini';
import { decodeSubscriptionId } from '../domain/encoded-subscription-id.ts';
import { subscriptionStatuses } from '../domain/subscription.ts';
import { boundedString } from './bounded-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, orReauthenticationRequired, reauthenticationBody } from './field-schemas.ts';

/** An amount of money: a decimal string with two places. Never a float. */
const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
/** ISO date-time. */
const isoMoment = z.string();

/** An owner's view of their subscription. Amounts are in USD unless a comment says otherwise. */
const subscriptionView = z.object({
  id: z.number(),
  status: z.enum(subscriptionStatuses),
  nextPaymentDate: isoMoment,
  /** When PayFast charges next, if the owner is months ahead and that is before `nextPaymentDate`. Null otherwise. */
  nextChargeDate: z.nullable(isoMoment),
  nextPaymentAmount: z.string(),
  /** The next charge by PayFast, in ZAR, fixed when the subscription was made. Null while no charge is planned. */
  nextPaymentAmountZar: z.nullable(money),
  isBlocked: z.boolean(),
  isActive: z.boolean(),
  /** The owner has cancelled, and PayFast has not confirmed it yet. We ask PayFast again and again. */
  isCancelUnconfirmed: z.boolean(),
  /** When the data was destroyed. Null if it was not, or if something was paid since. */
  dataDestroyedAt: z.nullable(isoMoment),
  /**
   * The kept data is destroyed then if nothing is paid. Null while the subscription is not blocked, and when nothing is
   * kept.
   */
  dataKeptUntil: z.nullable(isoMoment),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/**
 * `baseUrl`, and the signed fields for PayFast, all strings. The browser goes to `baseUrl` with every other field as the
 * query string, in this order.
 */
export const payfastCheckoutSchema = z.catchall(
  z.object({ baseUrl: z.url({ protocol: /^https?$/ }), signature: z.string() }),
  z.string(),
);
export type PayfastCheckout = z.infer<typeof payfastCheckoutSchema>;

/** The terms of the checkout, for people to read. */
const paymentQuote = z.object({
  /** Charged at once: 0.00 for a first subscription within the free period, else the amount owed. */
  dueNowUsd: money,
  dueNowZar: money,
  monthlyUsd: money,
  monthlyZar: money,
  /** `dueNow` pays for these unpaid months. It includes the fee below after an explicit cancel. */
  monthsOwed: z.number().check(z.int(), z.nonnegative()),
  adminFeeUsd: money,
  /** ZAR for one USD, such as 17.50. */
  rate: z.string(),
  /** No rate could be fetched lately, or ever, so `rate` is the fallback. */
  isFallbackRate: z.boolean(),
  /** When PayFast charges the monthly amount for the first time. */
  firstChargeDate: isoMoment,
});
export type PaymentQuote = z.infer<typeof paymentQuote>;

/** This answer says nothing about the person. */
const paymentStatus = z.object({
  status: z.enum(subscriptionStatuses),
  isActive: z.boolean(),
  nextPaymentDate: isoMoment,
  nextPaymentAmount: z.string(),
  nextPaymentAmountZar: z.nullable(money),
});
export type PaymentPageStatus = z.infer<typeof paymentStatus>;

/** In USD. `amount` includes `adminFee`. All is 0.00 while the subscription runs and is paid. */
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
 * `isConfirmed` false: PayFast could not be reached or did not agree. The subscription is cancelled here all the same, and
 * we ask PayFast again. `message` says so to the owner.
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
    /** In ZAR; null where no money was involved (`Cancelled`). */
    amount: z.nullable(money),
    status: z.enum(paymentStates),
  }),
);
export type PaymentHistory = z.infer<typeof paymentHistory>;

/** A subscription's number, plain or as it stands in the payment page's own path. */
const subscriptionNumber = z.pipe(
  boundedString(40),
  z.transform((text, { issues }) => {
    const plain = idSchema.safeParse(text);
    const found = plain.success ? plain.data : decodeSubscriptionId(text);
    if (found !== null) return found;
    issues.push({ code: 'custom', message: 'This is not the number of a subscription.', input: text });
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
  /** 409 while the subscription runs and is paid. 429 when asked too often. */
  sendPaymentEmail: defineEndpoint({
    method: 'post',
    path: '/api/send-reactivation-payment-email',
    answer: paymentEmailSent,
  }),
  /** 409 when nothing runs. It needs a fresh proof: a cancel closes everything at once, and leads to the destruction of the data. */
  cancel: defineEndpoint({
    method: 'post',
    path: '/api/cancel-subscription',
    body: reauthenticationBody,
    answer: orReauthenticationRequired(cancelAnswer),
    needsProof: true,
  }),
  /** Needs no sign-in, like the next two. 409 while nothing can be paid, 404 for an unknown number. */
  payfastData: defineEndpoint({
    method: 'get',
    path: '/api/payfast-data/:id',
    params: ofSubscription,
    answer: payfastCheckoutSchema,
  }),
  /** Says that the browser now goes to PayFast. A destruction of unpaid data waits for what comes of it. */
  begin: defineEndpoint({
    method: 'post',
    path: '/api/payment/:id/begin',
    params: ofSubscription,
    status: 204,
  }),
  /** The same refusals as `payfastCheckoutSchema`. */
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

/** Every call about paying. Where nothing is paid, an owner can still read their subscription, and what they paid before. */
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
