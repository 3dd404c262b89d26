import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type Request } from 'express';
import type { Config } from '../config.ts';
import { clientPages } from './client-pages.ts';
import { compressedCopies, sendCompressedPage } from './compressed.ts';
import { allowIndex, robotsRoutes } from './robots.ts';

/** Where `npm run build` puts the browser's part. */
export const CLIENT_DIST = fileURLToPath(new URL('../../dist/client', import.meta.url));

export function isClientBuilt(): boolean {
  return existsSync(join(CLIENT_DIST, 'index.html'));
}

/** The built client: hashed files for a year, the page itself always fresh, with a head for every path it routes. */
export function clientFiles({ appOrigin }: Pick<Config, 'appOrigin'>): Router {
  const router = Router();
  const pageAt = clientPages(CLIENT_DIST, appOrigin);
  router.use(robotsRoutes(appOrigin));
  router.use(compressedCopies(CLIENT_DIST));
  router.use(
    '/assets',
    express.static(join(CLIENT_DIST, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      setHeaders: (res: ServerResponse, path: string) => {
        allowIndex(res);
        confineWorkers(res, path);
      },
    }),
  );
  router.use(
    express.static(CLIENT_DIST, {
      index: false,
      maxAge: '1h',
      setHeaders: (res: ServerResponse, path: string) => {
        if (!path.endsWith('.html')) allowIndex(res);
      },
    }),
  );
  // Not a pattern: its parameters would be decoded, and a damaged link must reach the page that says so.
  router.use((req, res, next) => {
    if (!isPage(req)) {
      next();
      return;
    }
    const page = pageAt(req.path);
    if (page.isForEveryone) allowIndex(res);
    res.status(page.status).set('Cache-Control', 'no-cache');
    sendCompressedPage(req, res, page.text);
  });
  return router;
}

/** A missing file is missing, not the page; but a link that ends in what looks like a file's name is a link. */
function isPage(req: Request): boolean {
  if (!['GET', 'HEAD'].includes(req.method) || !req.accepts('html')) return false;
  const isNavigation = /\btext\/html\b/i.test(req.get('accept') ?? '');
  return isNavigation || !/\.[a-z][a-z0-9]*$/i.test(req.path);
}

/**
 * The worker that reads PDFs reads what strangers wrote: it may compile WebAssembly (picture decoders), which the
 * page may not, and it may fetch nothing from anywhere.
 */
function confineWorkers(res: ServerResponse, path: string): void {
  if (!/\.worker\.[^/\\]*$/.test(path)) return;
  res.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
}
