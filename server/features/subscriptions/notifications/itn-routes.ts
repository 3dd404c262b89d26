import express, { Router } from 'express';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { Context } from '../../../context.ts';
import { routePath } from '../../../http/routes.ts';
import { paymentLimits } from '../../../limits.ts';
import { storeNotification } from './store-notification.ts';

/**
 * For PayFast only. The route comes before sessions, CSRF protection, limits and parsers, because PayFast uses none of
 * them. The body stays as it is, since the signature covers its order. 200 says that the notification is stored.
 */
export function itnRoutes(ctx: Context): Router {
  const router = Router();
  router.post(
    routePath(subscriptionCalls.notify),
    express.text({ type: () => true, limit: paymentLimits.largestNotification, defaultCharset: 'utf-8' }),
    async (req, res) => {
      const body = typeof req.body === 'string' ? req.body : '';
      await storeNotification(ctx, { body, sourceAddress: req.ip ?? '' });
      res.status(200).end();
    },
  );
  return router;
}
