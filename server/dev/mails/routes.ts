import { Router, type Request } from 'express';
import { LANGUAGE_PARAMETER, parseLanguage, type Language } from '#shared/domain/languages.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { mailboxContentSecurityPolicy } from '../mailbox-pages.ts';
import { forceColorScheme, renderSampleMailPage } from './pages.ts';
import { renderedSamples, renderSamples, type RenderedSample } from './samples.ts';

/**
 * GET /mails and /mails/{id}: every kind of email, in the language `?lang=`.
 * /mails/{id}/light and /dark: one email as a mail client renders it.
 */
export function devMailRoutes(): Router {
  const router = Router();
  router.use('/mails', (_req, res, next) => {
    res.set({ 'Content-Security-Policy': mailboxContentSecurityPolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/mails', (_req, res) => res.redirect(`/dev/mails/${renderedSamples[0]!.id}`));
  router.get('/mails.json', (_req, res) => {
    res.json(renderedSamples.map(({ id, kind, when, subject }) => ({ id, kind, when, subject })));
  });
  router.get('/mails/:id', (req, res) => {
    const language = readLanguage(req);
    res.type('html').send(renderSampleMailPage(renderSamples(language), find(req, req.params.id), language));
  });
  for (const scheme of ['light', 'dark'] as const) {
    router.get(`/mails/:id/${scheme}`, (req, res) => {
      res.type('html').send(forceColorScheme(find(req, req.params.id).html, scheme));
    });
  }
  return router;
}

const readLanguage = (req: Request): Language => parseLanguage(req.query[LANGUAGE_PARAMETER]) ?? 'en';

function find(req: Request, id: string): RenderedSample {
  const mail = renderSamples(readLanguage(req)).find((sample) => sample.id === id);
  if (!mail) throw notFoundError();
  return mail;
}
