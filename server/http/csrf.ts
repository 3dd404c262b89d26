import cookieParser from 'cookie-parser';
import csurf from 'csurf';
import { Router, type Request, type RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { DomainError } from './domain-error.ts';

/**
 * CSRF protection for everything under /api. The secret has its own cookie, so recipients and token pages need no session, and a
 * page's token survives a sign-in. Any GET sets XSRF-TOKEN; a change sends that value in X-CSRF-Token. Beacons cannot set
 * headers, so they send it in the body's `_csrf`.
 */
export function csrfProtection(ctx: Context): Router {
  const secure = isSecure(ctx);
  const router = Router();
  router.use(cookieParser(), onlyTexts, rejectWithoutCookies(ctx));
  router.use(
    csurf({
      cookie: {
        key: csrfCookieName(ctx),
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
      },
      value: presentedToken,
    }),
  );
  router.use((req, res, next) => {
    if (req.method === 'GET') {
      res.cookie('XSRF-TOKEN', req.csrfToken(), { path: '/', sameSite: 'lax', secure });
    }
    next();
  });
  return router;
}

/** The parser decodes cookies that start with `j:` as JSON. We set none, and later middleware expects strings. */
const onlyTexts: RequestHandler = (req, _res, next) => {
  const cookies = req.cookies as Record<string, unknown>;
  for (const name of Object.keys(cookies)) if (typeof cookies[name] !== 'string') delete cookies[name];
  next();
};

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Our pages read something before they change anything, so a browser without the secret's cookie blocks our cookies. */
const rejectWithoutCookies =
  (ctx: Context): RequestHandler =>
  (req, _res, next) => {
    if (!READING.includes(req.method) && !Object.hasOwn(req.cookies as object, csrfCookieName(ctx))) {
      throw new DomainError('csrf', COOKIES_BLOCKED);
    }
    next();
  };

const COOKIES_BLOCKED =
  'Your browser blocks cookies, and LeaveBits doesn’t work without them: they show that a request comes from you. ' +
  'Please allow cookies for this site in your browser’s settings, or use another browser. Then reload this page and try again.';

const isSecure = (ctx: Context) => ctx.config.appOrigin.startsWith('https:');
export const csrfCookieName = (ctx: Context) => (isSecure(ctx) ? '__Host-leavebits.csrf' : 'leavebits.csrf');

/**
 * The hex digest of the requesting browser, derived from its CSRF secret, which no other browser knows. Changes when the browser
 * is closed, and does not identify a user.
 */
export function getBrowserDigest(ctx: Context, req: Request): string {
  const { [csrfCookieName(ctx)]: secret = '' } = req.cookies as Record<string, string | undefined>;
  return ctx.digests.token(secret).toString('hex');
}

function presentedToken(req: Request): string {
  const header = req.get('X-CSRF-Token');
  if (header) return header;
  const { _csrf } = (req.body ?? {}) as { _csrf?: unknown };
  return typeof _csrf === 'string' ? _csrf : '';
}
