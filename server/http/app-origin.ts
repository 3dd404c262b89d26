import type { Router } from 'express';
import { setAppOriginBody } from '#shared/contracts/accounts.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';
import { createEndpointRouter } from './endpoint-router.ts';
import { parseInput } from './parse-input.ts';

/**
 * The page reports the origin that served it. Any origin but the configured one is rejected, because links in emails always use
 * the configured origin.
 */
export function appOriginRoutes({ config }: Context): Router {
  const { router, on } = createEndpointRouter();
  on(sessionEndpoints.setAppOrigin, ({ req }) => {
    const { origin } = parseInput(setAppOriginBody, req.body);
    if (origin !== config.appOrigin) {
      throw new DomainError('invalid', `Please use this service at ${config.appOrigin}.`);
    }
    return { origin };
  });
  return router;
}
