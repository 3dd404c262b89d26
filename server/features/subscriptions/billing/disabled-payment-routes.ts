import { Router } from 'express';
import { paymentEndpoints } from '#shared/contracts/subscriptions.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { getRoutePath } from '#server/http/endpoint-router.ts';

/** Stands before the routes of payments where the service takes none, and refuses them all, also PayFast's notifications. */
export function disabledPaymentRoutes(): Router {
  const router = Router();
  for (const call of paymentEndpoints) {
    router[call.method](getRoutePath(call), () => {
      throw new DomainError('not-found', 'This service takes no payments.');
    });
  }
  return router;
}
