import type { Router } from 'express';
import { setAppOriginBody } from '#shared/contracts/app-origin.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';
import { createRoutes } from './routes.ts';
import { validate } from './validate.ts';

/**
 * The page reports the origin that served it. Another origin than the configured one is refused. Mailed links always start
 * with the configured origin, whatever a caller says.
 */
export function appOriginRoutes({ config }: Context): Router {
  const { router, on } = createRoutes();
  on(sessionCalls.setAppOrigin, ({ req }) => {
    const { origin } = validate(setAppOriginBody, req.body);
    if (origin !== config.appOrigin) {
      throw new DomainError('invalid', `This service is reached at ${config.appOrigin}.`);
    }
    return { origin };
  });
  return router;
}
