import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { INLINE_SCRIPT_SOURCES } from './client/page-head.ts';

/** Headers for every response. Only styles may be inline, because dialogs set their own at run time. */
export function securityHeaders(config: Pick<Config, 'appOrigin'>): RequestHandler {
  const isSecure = config.appOrigin.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Blobs are what a page decrypts for a recipient. Nothing but pictures and recordings may come from one.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...INLINE_SCRIPT_SOURCES],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
