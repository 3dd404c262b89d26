import type { RequestHandler } from 'express';

const OVERRIDABLE = ['PUT', 'PATCH', 'DELETE'];

/**
 * Treats a POST with `X-HTTP-Method-Override` as a request with that method, because some proxies let only GET and POST pass.
 * Must run before the CSRF check, which treats all of these methods alike.
 */
export const methodOverride: RequestHandler = (req, _res, next) => {
  const method = req.get('X-HTTP-Method-Override')?.toUpperCase();
  if (req.method === 'POST' && method !== undefined && OVERRIDABLE.includes(method)) req.method = method;
  next();
};
