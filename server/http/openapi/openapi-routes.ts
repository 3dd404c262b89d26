import { createHash } from 'node:crypto';
import { Router } from 'express';
import { openApiEndpoint } from '#shared/contracts/service.ts';
import type { Context } from '../../context.ts';
import { csrfCookieName } from '../csrf.ts';
import { getRoutePath } from '../endpoint-router.ts';
import { sessionCookieName } from '../session.ts';
import { buildOpenApiDocument } from './document.ts';

/**
 * The OpenAPI document. It is the same for everyone and cacheable, so the route precedes sessions and CSRF protection, which set
 * cookies. Built lazily, so it costs the first reader a few milliseconds rather than delaying startup.
 */
export function openapiRoutes(ctx: Context): Router {
  const router = Router();
  let made: { body: string; tag: string } | undefined;
  router.get(getRoutePath(openApiEndpoint), (req, res) => {
    made ??= make(ctx);
    res.set({ 'Cache-Control': 'public, max-age=300', ETag: made.tag });
    if (req.fresh) res.status(304).end();
    else res.type('json').send(made.body);
  });
  return router;
}

function make(ctx: Context) {
  const { appOrigin: origin, takesPayments } = ctx.config;
  const cookies = { session: sessionCookieName(ctx), csrf: csrfCookieName(ctx) };
  const body = JSON.stringify(buildOpenApiDocument({ origin, cookies, takesPayments }));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, tag: `"${hash}"` };
}
