import express, { Router } from 'express';
import { mailEventsCall } from '#shared/contracts/bounces.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/domain-error.ts';
import { countArriving } from '../../http/limits/arriving-bodies.ts';
import { routePath } from '../../http/routes.ts';
import { mailLimits } from '../../limits.ts';
import { takeReport } from './take-report.ts';

/**
 * For the configured mail provider. The route comes before sessions, CSRF protection and parsers, because the provider
 * uses none of them. The body stays as it is, since it is signed. 200 says that the report is taken in.
 */
export function mailEventRoutes(ctx: Context): Router {
  const webhook = ctx.config.mailWebhook;
  const router = Router();
  router.post(
    routePath(mailEventsCall),
    (req, _res, next) => {
      if (webhook === null || req.params['provider'] !== webhook.provider) throw notFound();
      next();
    },
    countArriving(
      express.text({ type: () => true, limit: mailLimits.largestWebhook, defaultCharset: 'utf-8' }),
    ),
    async (req, res) => {
      const body = typeof req.body === 'string' ? req.body : '';
      await takeReport(ctx, webhook!, { header: (name) => req.get(name), body, now: ctx.clock.now() });
      res.status(200).end();
    },
  );
  return router;
}
