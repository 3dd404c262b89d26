import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { refreshExchangeRate } from './checkout/exchange-rate.ts';
import { advanceDestruction } from './destruction/advance-destruction.ts';
import { advanceDueDestructions } from './destruction/advance-due-destructions.ts';
import { cancelAgreementAtPayfast } from './ending/cancel-agreement-at-payfast.ts';
import { stopChargingReleasedEstates } from './ending/retry-stop-charging.ts';
import { stopCharging } from './ending/stop-charging.ts';
import { askReportersAboutLapse } from './lapse/ask-reporters-about-lapse.ts';
import { applyPaymentNotification } from './notifications/apply-payment-notification.ts';
import { reconcilePayments } from './notifications/reconcile-payments.ts';
import { retryStuckPayments } from './notifications/retry-stuck-payments.ts';
import { sendPaymentReminders } from './reminders/send-payment-reminders.ts';

export const subscriptionsJobs = {
  'apply-notification': defineJob({
    payload: z.object({ paymentId: z.uuid() }),
    run: applyPaymentNotification,
    lane: 'payments',
    isBilling: true,
    sweptBy: 'rescue-payments',
  }),
  'cancel-at-payfast': defineJob({
    payload: z.object({ token: z.string() }),
    run: cancelAgreementAtPayfast,
    lane: 'payments',
    isBilling: true,
    sweptBy: 'rescue-payments',
  }),
  'rescue-payments': defineSweep({
    run: retryStuckPayments,
    at: '*/5 * * * *',
    lane: 'upkeep',
    isBilling: true,
  }),
  'reconcile-payments': defineSweep({
    run: reconcilePayments,
    at: '11 * * * *',
    lane: 'payments',
    isBilling: true,
  }),
  'refresh-exchange-rate': defineSweep({
    run: refreshExchangeRate,
    at: '7 */6 * * *',
    lane: 'upkeep',
    isBilling: true,
  }),
  /** Makes PayFast stop charging an owner whose estate was released. */
  'stop-charging': defineJob({
    payload: z.object({ userId: z.number() }),
    run: stopCharging,
    lane: 'deciding',
    isBilling: true,
    sweptBy: 'rescue-charging',
  }),
  'rescue-charging': defineSweep({
    run: stopChargingReleasedEstates,
    at: '*/10 * * * *',
    lane: 'deciding',
    isBilling: true,
  }),
  'send-reminders': defineSweep({
    run: sendPaymentReminders,
    at: '23 * * * *',
    lane: 'upkeep',
    isBilling: true,
    isIrrevocable: true,
  }),
  'ask-reporters': defineSweep({
    run: askReportersAboutLapse,
    at: '53 */6 * * *',
    lane: 'upkeep',
    isBilling: true,
    isIrrevocable: true,
  }),
  /** Sends the warnings before destroying data that has been unpaid for twelve months, and destroys it. */
  'advance-destructions': defineSweep({
    run: advanceDueDestructions,
    at: '33 * * * *',
    lane: 'payments',
    isBilling: true,
    isIrrevocable: true,
  }),
  /** Re-evaluates an announced destruction after each delivery attempt of its emails. */
  'advance-destruction': defineJob({
    payload: z.object({ subscriptionId: z.number() }),
    run: (ctx, { subscriptionId }) => advanceDestruction(ctx, subscriptionId),
    lane: 'upkeep',
    isBilling: true,
    isIrrevocable: true,
    sweptBy: 'advance-destructions',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof subscriptionsJobs> {}
}
