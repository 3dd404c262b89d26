import type { Router } from 'express';
import { setAppOriginBody } from '#shared/contracts/accounts.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';
import { createRoutes } from './routes.ts';
import { validate } from './validate.ts';

/**
 * The page reports the origin that served it. Any other origin than the configured one is refused. Mailed links always
 * start with the configured origin.
 */
export function appOriginRoutes({ config }: Context): Router {
  const { router, on } = createRoutes();
  on(sessionCalls.setAppOrigin, ({ req }) => {
    const { origin } = validate(setAppOriginBody, req.body);
    if (origin !== config.appOrigin) {
      throw new DomainError('invalid', `Please use this service at ${config.appOrigin}.`);
    }
    return { origin };
  });
  return router;
}
