import type { Router } from 'express';
import { sessionCalls, type ServiceInfo } from '#shared/contracts/session.ts';
import type { Context } from '../context.ts';
import { createRoutes } from './routes.ts';

/** Names the operator of this service and how to reach them. */
export function serviceInfoRoutes({ config }: Context): Router {
  const { operatorName, operatorRegistration, supportEmail } = config;
  const info: ServiceInfo = { operatorName, operatorRegistration, supportEmail };
  const { router, on } = createRoutes();
  on(sessionCalls.service, () => info);
  return router;
}
