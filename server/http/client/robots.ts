import type { ServerResponse } from 'node:http';
import { Router, type RequestHandler } from 'express';
import { publicPages } from '#shared/domain/pages.ts';

const HEADER = 'X-Robots-Tag';

/** Prevents indexing by default, because most URLs here are secret. */
export const preventIndexing: RequestHandler = (_req, res, next) => {
  res.set(HEADER, 'noindex, nofollow, noarchive');
  next();
};

/** Allows search engines to index a public page or file. */
export function allowIndexing(res: ServerResponse): void {
  res.removeHeader(HEADER);
}

/**
 * robots.txt and the sitemap. robots.txt disallows only the API, not users' own pages, because a crawler that may not fetch a
 * page never sees its `noindex` and lists the bare URL if someone has posted it.
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
