import express, { Router } from 'express';
import { mailEventsEndpoint } from '#shared/contracts/bounces.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { limitBodyMemory } from '../../http/limits/body-memory-limiter.ts';
import { getRoutePath } from '../../http/endpoint-router.ts';
import { mailLimits } from '../../limits.ts';
import { handleWebhook } from './handle-webhook.ts';

/**
 * For the configured mail provider. Mounted before sessions, CSRF protection and body parsers: the provider needs none of them,
 * and the signed body must stay raw. 200 confirms that the report has been stored.
 */
export function mailEventRoutes(ctx: Context): Router {
  const webhook = ctx.config.mailWebhook;
  const router = Router();
  router.post(
    getRoutePath(mailEventsEndpoint),
    (req, _res, next) => {
      if (webhook === null || req.params['provider'] !== webhook.provider) throw notFoundError();
      next();
    },
    limitBodyMemory(mailLimits.largestWebhookBytes, (limit) =>
      express.text({ type: () => true, limit, defaultCharset: 'utf-8' }),
    ),
    async (req, res) => {
      const body = typeof req.body === 'string' ? req.body : '';
      await handleWebhook(ctx, webhook!, { header: (name) => req.get(name), body, now: ctx.clock.now() });
      res.status(200).end();
    },
  );
  return router;
}
