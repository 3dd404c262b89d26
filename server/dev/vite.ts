import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import { createServer } from 'vite';
import { injectPageHead, type PageHeadSettings } from '../http/client/page-head.ts';
import { choosePageLanguage } from '../http/client/page-language.ts';
import { choosePageLanguages } from '../http/client/pages.ts';
import { robotsRoutes } from '../http/client/robots.ts';

/** The client as served by Vite in development, compiled on demand and hot-reloaded as files change. */
export async function createViteClient(
  settings: PageHeadSettings,
): Promise<{ client: Router; close(): Promise<void> }> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const client = Router();
  client.use((_req, res, next) => {
    // Hot reloading needs inline scripts and a socket; the built client needs neither.
    res.removeHeader('Content-Security-Policy');
    next();
  });
  client.use(robotsRoutes(settings.appOrigin));
  client.use(vite.middlewares);
  client.use(async (req, res, next) => {
    if (req.method !== 'GET' || !req.accepts('html')) {
      next();
      return;
    }
    const html = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    const visitorLanguage = choosePageLanguage(req, res, settings);
    const head = injectPageHead(html, req.path, {
      ...settings,
      ...choosePageLanguages(req.path, visitorLanguage),
    });
    const page = await vite.transformIndexHtml(req.originalUrl, head);
    res.type('html').send(page);
  });
  return { client, close: () => vite.close() };
}
