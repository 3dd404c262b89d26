import type { Router } from 'express';
import { reportClientError } from '#shared/contracts/client-error.ts';
import type { Context } from '../context.ts';
import { createRoutes } from './routes.ts';

/** Logs that a page broke in someone's browser. The call is limited, so that nobody fills the log. */
export function clientErrorRoutes({ logger, rateLimits }: Context): Router {
  const { router, on } = createRoutes();
  on(reportClientError, async ({ req, body: { name, page, places } }) => {
    await rateLimits.consume('clientError', { req, account: 'everyone' });
    logger.warn({ clientError: { name, page, places } }, 'a page broke');
  });
  return router;
}
