import { createHash } from 'node:crypto';
import { Router } from 'express';
import { documentCall } from '#shared/contracts/openapi.ts';
import type { Context } from '../../context.ts';
import { secretCookie } from '../csrf.ts';
import { routePath } from '../routes.ts';
import { sessionCookie } from '../session.ts';
import { buildDocument } from './document.ts';

/**
 * The OpenAPI document. It is the same for everyone and may be stored, so the route comes before sessions and CSRF
 * protection, which set cookies. The first reader waits some milliseconds for it, and no start does.
 */
export function openapiRoutes(ctx: Context): Router {
  const router = Router();
  let made: { body: string; tag: string } | undefined;
  router.get(routePath(documentCall), (req, res) => {
    made ??= make(ctx);
    res.set({ 'Cache-Control': 'public, max-age=300', ETag: made.tag });
    if (req.fresh) res.status(304).end();
    else res.type('json').send(made.body);
  });
  return router;
}

function make(ctx: Context) {
  const { appOrigin: origin, takesPayments } = ctx.config;
  const cookies = { session: sessionCookie(ctx), csrf: secretCookie(ctx) };
  const body = JSON.stringify(buildDocument({ origin, cookies, takesPayments }));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, tag: `"${hash}"` };
}
