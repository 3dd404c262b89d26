import { Router } from 'express';
import { paymentEndpoints } from '#shared/contracts/subscriptions.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { getRoutePath } from '#server/http/endpoint-router.ts';

/**
 * Mounted before the payment routes if the service takes no payments. Rejects every request to them, including PayFast's
 * notifications.
 */
export function disabledPaymentRoutes(): Router {
  const router = Router();
  for (const call of paymentEndpoints) {
    router[call.method](getRoutePath(call), () => {
      throw new DomainError('not-found', 'This service doesn’t take payments.');
    });
  }
  return router;
}
