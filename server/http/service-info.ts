import { Router } from 'express';
import type { ServiceInfo } from '#shared/contracts/service.ts';
import type { Context } from '../context.ts';

/** GET /api/service: who runs this service and how to reach them. */
export function serviceInfoRoutes({ config }: Context): Router {
  const { operatorName, operatorRegistration, supportEmail } = config;
  const info: ServiceInfo = { operatorName, operatorRegistration, supportEmail };
  const router = Router();
  router.get('/service', (_req, res) => {
    res.json(info);
  });
  return router;
}
