import { Router } from 'express';
import { callsAboutPaying } from '#shared/contracts/subscriptions.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { routePath } from '../../../http/routes.ts';

/** Stands before the routes of payments where the service takes none, and refuses them all, also PayFast's notifications. */
export function noPaymentRoutes(): Router {
  const router = Router();
  for (const call of callsAboutPaying) {
    router[call.method](routePath(call), () => {
      throw new DomainError('not-found', 'This service takes no payments.');
    });
  }
  return router;
}
