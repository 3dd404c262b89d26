import express, { Router } from 'express';
import { Counter } from 'prom-client';
import { subscriptionEndpoints } from '#shared/contracts/subscriptions.ts';
import type { Context } from '#server/context.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { limitBodyMemory } from '#server/http/limits/body-memory-limiter.ts';
import { getRoutePath } from '#server/http/endpoint-router.ts';
import { paymentLimits } from '#server/limits.ts';
import { storePaymentNotification } from './store-payment-notification.ts';

/**
 * For PayFast only. Mounted before sessions, CSRF protection, rate limits and body parsers, because PayFast supports none of
 * them. The body is left raw, because the signature covers its order. 200 acknowledges that the notification is stored. PayFast
 * resends any that we reject by mistake. Only requests not signed by PayFast are rate-limited.
 */
export function itnRoutes(ctx: Context): Router {
  const router = Router();
  const alarm = alarmRarely(ctx);
  router.post(
    getRoutePath(subscriptionEndpoints.notify),
    limitBodyMemory(paymentLimits.largestNotificationBytes, (limit) =>
      express.raw({ type: () => true, limit }),
    ),
    async (req, res) => {
      // One character per byte, because the signature covers the bytes, in whatever encoding.
      const body = Buffer.isBuffer(req.body) ? req.body.toString('latin1') : '';
      const refusal = await storePaymentNotification(ctx, { body, sourceAddress: req.ip ?? '' });
      if (refusal !== null) {
        rejectedNotificationCounter.inc();
        await ctx.rateLimits.consume('unsignedNotification', { req, account: 'all' });
        alarm({ reason: refusal, sourceAddress: req.ip });
        throw new DomainError('invalid', 'This isn’t a notification for this service.');
      }
      res.status(200).end();
    },
  );
  return router;
}

/** Requests not signed by PayFast since this process started. Signed ones are counted by verdict. */
export const rejectedNotificationCounter = new Counter({
  name: 'leavebits_payfast_notices_refused_total',
  help: 'Rejected posts to the PayFast notification URL since this process started',
  registers: [],
});

/** Alerts about requests that PayFast didn't sign, up to once an hour, with the number suppressed since the last alert. */
function alarmRarely({ clock, logger }: Context) {
  let alarmedAt = -Infinity;
  let unsaid = 0;
  return (facts: { reason: string; sourceAddress: string | undefined }): void => {
    const now = clock.now().getTime();
    if (Math.abs(now - alarmedAt) < paymentLimits.refusalAlarmedMs) return void (unsaid += 1);
    logger.warn({ alarm: 'notification-refused', ...facts, unsaid }, 'not a PayFast notification');
    alarmedAt = now;
    unsaid = 0;
  };
}
