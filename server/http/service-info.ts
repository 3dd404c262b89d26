import type { Router } from 'express';
import { sessionEndpoints, type ServiceInfo } from '#shared/contracts/session.ts';
import type { Context } from '../context.ts';
import { createEndpointRouter } from './endpoint-router.ts';

/** Returns the operator of this service and their contact details. */
export function serviceInfoRoutes({ config }: Context): Router {
  const { operatorName, operatorRegistration, supportEmail } = config;
  const info: ServiceInfo = { operatorName, operatorRegistration, supportEmail };
  const { router, on } = createEndpointRouter();
  on(sessionEndpoints.service, () => info);
  return router;
}
