import { Router } from 'express';
import { createServer } from 'vite';

/** The client as Vite serves it in development: compiled on demand, replaced in the page as files change. */
export async function viteClient(): Promise<{ client: Router; close(): Promise<void> }> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'spa' });
  const client = Router();
  client.use((_req, res, next) => {
    // Hot replacement needs inline scripts and a socket; the built client needs neither.
    res.removeHeader('Content-Security-Policy');
    next();
  });
  client.use(vite.middlewares);
  return { client, close: () => vite.close() };
}
