import { Router } from 'express';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Context } from '../context.ts';
import { notFoundHandler } from './error-handler.ts';

/**
 * RFC 9116 recommends less than a year. Each response has a new expiry date, so a running service never serves an expired one.
 */
const SECURITY_TXT_DAYS = 180;

/** Where browsers and password managers send owners to change their password. */
const CHANGE_PASSWORD_PAGE = '/auth?mode=reset';

/** The paths under `/.well-known` that programs look up, for reporting a vulnerability and changing a password. */
export function wellKnownRoutes({ config, clock }: Pick<Context, 'config' | 'clock'>): Router {
  const router = Router();
  const contact = config.securityContact;
  router.get(
    '/.well-known/security.txt',
    contact === null
      ? notFoundHandler
      : (_req, res) => {
          const expires = new Date(clock.now().getTime() + SECURITY_TXT_DAYS * DAY_MS);
          const lines = [
            `Contact: ${contact}`,
            `Expires: ${expires.toISOString()}`,
            'Preferred-Languages: en',
            `Canonical: ${config.appOrigin}/.well-known/security.txt`,
          ];
          res
            .type('text/plain')
            .set('Cache-Control', 'public, max-age=3600')
            .send(`${lines.join('\n')}\n`);
        },
  );
  router.get('/.well-known/change-password', (_req, res) => {
    res.redirect(302, CHANGE_PASSWORD_PAGE);
  });
  return router;
}
