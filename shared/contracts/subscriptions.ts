import { z } from 'zod';
import { subscriptionStatuses } from '../domain/subscription.ts';

/** An amount of money: a decimal string with two places. Never a float. */
const money = z.string().regex(/^\d+\.\d{2}$/);
/** ISO date-time. */
const isoMoment = z.string();

/** GET /api/user-subscription. Amounts are in USD where nothing else is said. */
export const subscriptionView = z.object({
  id: z.number(),
  status: z.enum(subscriptionStatuses),
  nextPaymentDate: isoMoment,
  nextPaymentAmount: z.string(),
  /** What PayFast charges next, in ZAR, fixed when the subscription was made; null while nothing is to be charged. */
  nextPaymentAmountZar: money.nullable(),
  isBlocked: z.boolean(),
  isActive: z.boolean(),
  /** The owner has cancelled, and PayFast has not confirmed it yet: it is being asked again and again. */
  isCancelUnconfirmed: z.boolean(),
  /** When the data was destroyed, while nothing has been paid since; else null. */
  dataDestroyedAt: isoMoment.nullable(),
  /** When the kept data will be destroyed if nothing is paid; null while it is not blocked, and when nothing is kept. */
  dataKeptUntil: isoMoment.nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/**
 * GET /api/payfast-data/{subscriptionId}: `baseUrl`, and the signed fields for PayFast, all strings. The browser goes
 * to `baseUrl` with every other field as the query string, in this order. 409 while nothing can be paid (already active),
 * 404 for an unknown number.
 */
export const payfastData = z
  .object({ baseUrl: z.url({ protocol: /^https?$/ }), signature: z.string() })
  .catchall(z.string());
export type PayfastData = z.infer<typeof payfastData>;

/** GET /api/payment/{subscriptionId}/quote: what the checkout will ask for, in words. Same refusals as payfast-data. */
export const paymentQuote = z.object({
  /** Taken at once: 0.00 on a first subscription within the free period, else what is owed. */
  dueNowUsd: money,
  dueNowZar: money,
  monthlyUsd: money,
  monthlyZar: money,
  /** Months unpaid so far that `dueNow` pays for, and the fee after an explicit cancel that it includes. */
  monthsOwed: z.number().int().nonnegative(),
  adminFeeUsd: money,
  /** ZAR for one USD, such as 17.50. */
  rate: z.string(),
  /** No rate could be fetched (lately): `rate` is the fallback. */
  isFallbackRate: z.boolean(),
  /** When PayFast charges the monthly amount first. */
  firstChargeDate: isoMoment,
});
export type PaymentQuote = z.infer<typeof paymentQuote>;

/** GET /api/payment/{subscriptionId}/status; needs no sign-in and says nothing about the person. */
export const paymentStatus = z.object({
  status: z.enum(subscriptionStatuses),
  isActive: z.boolean(),
  nextPaymentDate: isoMoment,
  nextPaymentAmount: z.string(),
  nextPaymentAmountZar: money.nullable(),
});
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** GET /api/subscription-reactivation-amount, in USD; `amount` includes `adminFee`; nothing while it runs and is paid. */
export const reactivationAmount = z.object({
  amount: money,
  monthsOwed: z.number().int().nonnegative(),
  adminFee: money,
  amountZar: money,
  rate: z.string(),
});
export type ReactivationAmount = z.infer<typeof reactivationAmount>;

/** POST /api/send-reactivation-payment-email (no body). 409 while it runs and is paid, 429 when asked too often. */
export const paymentEmailSent = z.object({ sentTo: z.string() });
export type PaymentEmailSent = z.infer<typeof paymentEmailSent>;

/**
 * POST /api/cancel-subscription (no body). 409 when nothing runs. `isConfirmed` false: PayFast could not be reached or
 * did not agree; the subscription is cancelled here all the same and PayFast is asked again; `message` says so to the owner.
 */
export const cancelAnswer = z.object({
  status: z.literal('Cancelled'),
  isConfirmed: z.boolean(),
  message: z.string(),
});
export type CancelAnswer = z.infer<typeof cancelAnswer>;

export const paymentStates = ['Started', 'Paid', 'Cancelled', 'Being checked'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** GET /api/payments: the owner's subscription history, newest first. */
export const paymentHistory = z.array(
  z.object({
    id: z.string(),
    date: isoMoment,
    /** In ZAR; null where no money was involved (`Cancelled`). */
    amount: money.nullable(),
    status: z.enum(paymentStates),
  }),
);
export type PaymentHistory = z.infer<typeof paymentHistory>;

/** The refusal of an owner's call while their subscription is blocked: status 402. */
export const blockedRefusal = z.object({ message: z.string(), subscriptionBlocked: z.literal(true) });
