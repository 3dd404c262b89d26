import { join } from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { PROJECT_DIR } from '../../project-dir.ts';
import { setCompressionHeaders, serveCompressedFiles, sendCompressedPage } from './compression.ts';
import type { PageHeadSettings } from './page-head.ts';
import { choosePageLanguage } from './page-language.ts';
import { createClientPageFinder } from './pages.ts';
import { allowIndexing, robotsRoutes } from './robots.ts';

export const CLIENT_DIST = join(PROJECT_DIR, 'dist', 'client');

/**
 * Serves the built client. Hashed files are cached for a year; pages are always revalidated, and have a head per path. A server
 * sticks to the build it started with, even if another build replaces it in `dist`. The previous build stays next to the new one,
 * so that running servers and open pages still find their files.
 */
export function serveClientFiles(settings: PageHeadSettings, dist = CLIENT_DIST): Router {
  const router = Router();
  const pageAt = createClientPageFinder(dist, settings);
  router.use(robotsRoutes(settings.appOrigin));
  router.use(serveCompressedFiles(dist));
  const hashed = { immutable: true, maxAge: '1y', index: false, redirect: false, setHeaders } as const;
  router.use('/assets', express.static(join(dist, 'assets'), hashed));
  router.use('/assets', express.static(join(`${dist}-before`, 'assets'), { ...hashed, fallthrough: false }));
  router.use(express.static(dist, { index: false, redirect: false, maxAge: '1h', setHeaders }));
  // Not a route pattern, because Express would decode its parameters, and a damaged link must reach the page that explains it.
  router.use((req, res, next) => {
    if (!isPage(req)) {
      next();
      return;
    }
    const language = choosePageLanguage(req, res, settings);
    const page = pageAt(req.path, language);
    if (page.isForEveryone) allowIndexing(res);
    res.status(page.status).set({ 'Cache-Control': 'no-cache', 'Content-Language': page.language });
    sendCompressedPage(req, res, page.text);
  });
  return router;
}

/** A missing file gets 404 rather than the page. However, a page's link may end in what looks like a file name. */
function isPage(req: Request): boolean {
  if (!['GET', 'HEAD'].includes(req.method) || !req.accepts('html')) return false;
  const isNavigation = /\btext\/html\b/i.test(req.get('accept') ?? '');
  return isNavigation || !/\.[a-z][a-z0-9]*$/i.test(req.path);
}

/** What only a page or a worker obeys. A home loads some thirty scripts, and these headers would be a sixth of their bytes. */
const PAGE_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

function setHeaders(res: Response, path: string): void {
  const isPart = /\.(js|css|woff2)(\.(br|gz))?$/.test(path) && !path.includes('.worker');
  if (isPart) for (const name of PAGE_HEADERS) res.removeHeader(name);
  if (!path.endsWith('.html')) allowIndexing(res);
  confineWorkers(res, path);
  setCompressionHeaders(res, path);
}

/**
 * The PDF worker parses untrusted files. Unlike the page, it may compile WebAssembly (for image decoders), but it must not fetch
 * anything.
 */
function confineWorkers(res: Response, path: string): void {
  if (!path.split(/[/\\]/).at(-1)!.includes('.worker.')) return;
  res.set('Content-Security-Policy', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
}
