import { Router } from 'express';
import { setAppOriginBody } from '#shared/contracts/app-origin.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';
import { validate } from './validate.ts';

/**
 * POST /api/set-app-origin: the page says where it was served from. Mailed links always start with the
 * configured origin, whatever a caller says; another one is refused.
 */
export function appOriginRoutes({ config }: Context): Router {
  const router = Router();
  router.post('/set-app-origin', (req, res) => {
    const { origin } = validate(setAppOriginBody, req.body);
    if (origin !== config.appOrigin) {
      throw new DomainError('invalid', `This service is reached at ${config.appOrigin}.`);
    }
    res.json({ origin });
  });
  return router;
}
