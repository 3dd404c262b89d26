import { Router } from 'express';
import { clientErrorBody } from '#shared/contracts/client-error.ts';
import type { Context } from '../context.ts';
import { validate } from './validate.ts';

/** POST /api/client-error: a page broke in someone's browser. Logged, and limited, so that nobody fills the log. */
export function clientErrorRoutes({ logger, rateLimits }: Context): Router {
  const router = Router();
  router.post('/client-error', async (req, res) => {
    const { name, page, places } = validate(clientErrorBody, req.body);
    await rateLimits.consume('clientError', { req, account: 'everyone' });
    logger.warn({ clientError: { name, page, places } }, 'a page broke');
    res.status(204).end();
  });
  return router;
}
