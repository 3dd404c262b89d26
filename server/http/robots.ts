import type { ServerResponse } from 'node:http';
import { Router, type RequestHandler } from 'express';
import { publicPages } from '#shared/domain/public-pages.ts';

const HEADER = 'X-Robots-Tag';

/** Nothing is for search engines unless it says so: most addresses here are somebody's secret. */
export const noIndex: RequestHandler = (_req, res, next) => {
  res.set(HEADER, 'noindex, nofollow, noarchive');
  next();
};

/** Takes that back, for a page or a file that is for everyone. */
export function allowIndex(res: ServerResponse): void {
  res.removeHeader(HEADER);
}

/**
 * robots.txt and the site map. The pages of single people are not named there: who may not fetch a page never reads
 * that it is not to be listed, and lists the bare address if somebody posted it. Calls are: no crawler should make one.
 */
export function robotsRoutes(appOrigin: string): Router {
  const rules = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${appOrigin}/sitemap.xml`,
  ];
  const addresses = Object.values(publicPages).map(
    ({ path }) => `  <url><loc>${appOrigin}${path}</loc></url>`,
  );
  const siteMap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
  ];
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res
      .type('text/plain')
      .set('Cache-Control', 'public, max-age=3600')
      .send(`${rules.join('\n')}\n`);
  });
  router.get('/sitemap.xml', (_req, res) => {
    res
      .type('application/xml')
      .set('Cache-Control', 'public, max-age=3600')
      .send(`${siteMap.join('\n')}\n`);
  });
  return router;
}
