import type { Router } from 'express';
import { clientErrorEndpoint } from '#shared/contracts/client-error.ts';
import type { Context } from '../context.ts';
import { createEndpointRouter } from './endpoint-router.ts';

/** Logs client-side errors. Rate limited, so that the log cannot be flooded. */
export function clientErrorRoutes({ logger, rateLimits }: Context): Router {
  const { router, on } = createEndpointRouter();
  on(clientErrorEndpoint, async ({ req, body: { name, page, places } }) => {
    await rateLimits.consume('clientError', { req, account: 'everyone' });
    logger.warn({ clientError: { name, page, places } }, 'a page crashed');
  });
  return router;
}
