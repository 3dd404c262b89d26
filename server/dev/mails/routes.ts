import { Router } from 'express';
import { notFoundError } from '../../http/domain-error.ts';
import { mailboxContentSecurityPolicy } from '../mailbox-pages.ts';
import { forceColorScheme, renderSampleMailPage } from './pages.ts';
import { renderedSamples, type RenderedSample } from './samples.ts';

/** GET /mails and /mails/{id}: every kind of email. /mails/{id}/light and /dark: one email as a mail client renders it. */
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
    res.type('html').send(renderSampleMailPage(renderedSamples, find(req.params.id)));
  });
  for (const scheme of ['light', 'dark'] as const) {
    router.get(`/mails/:id/${scheme}`, (req, res) => {
      res.type('html').send(forceColorScheme(find(req.params.id).html, scheme));
    });
  }
  return router;
}

function find(id: string): RenderedSample {
  const mail = renderedSamples.find((sample) => sample.id === id);
  if (!mail) throw notFoundError();
  return mail;
}
