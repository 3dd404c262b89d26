import type { Router } from 'express';
import { clientErrorEndpoint } from '#shared/contracts/service.ts';
import { sessionEndpoints, type ServiceInfo } from '#shared/contracts/session.ts';
import type { Context } from '../context.ts';
import { createEndpointRouter } from './endpoint-router.ts';

/** Returns the operator of this service and their contact details. */
export function operatorInfoRoutes({ config }: Context): Router {
  const { operatorName, operatorRegistration, supportEmail } = config;
  const info: ServiceInfo = { operatorName, operatorRegistration, supportEmail };
  const { router, on } = createEndpointRouter();
  on(sessionEndpoints.service, () => info);
  return router;
}

/** Logs client-side errors. Rate limited, so that the log cannot be flooded. */
export function clientErrorRoutes({ logger, rateLimits }: Context): Router {
  const { router, on } = createEndpointRouter();
  on(clientErrorEndpoint, async ({ req, body: { name, page, places } }) => {
    await rateLimits.consume('clientError', { req, account: 'everyone' });
    logger.warn({ clientError: { name, page, places } }, 'a page crashed');
  });
  return router;
}
