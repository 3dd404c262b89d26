import { Router } from 'express';
import { notFound } from '../../http/domain-error.ts';
import { mailboxContentSecurityPolicy } from '../mailbox-pages.ts';
import { inScheme, sampleMailPage } from './pages.ts';
import { sampleMails, type SampleMail } from './samples.ts';

/** GET /mails and /mails/{id}: every kind of mail. /mails/{id}/light and /dark: one mail as a mail program shows it. */
export function devMailRoutes(): Router {
  const router = Router();
  router.use('/mails', (_req, res, next) => {
    res.set({ 'Content-Security-Policy': mailboxContentSecurityPolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/mails', (_req, res) => res.redirect(`/dev/mails/${sampleMails[0]!.id}`));
  router.get('/mails.json', (_req, res) => {
    res.json(sampleMails.map(({ id, kind, when, subject }) => ({ id, kind, when, subject })));
  });
  router.get('/mails/:id', (req, res) => {
    res.type('html').send(sampleMailPage(sampleMails, find(req.params.id)));
  });
  for (const scheme of ['light', 'dark'] as const) {
    router.get(`/mails/:id/${scheme}`, (req, res) => {
      res.type('html').send(inScheme(find(req.params.id).html, scheme));
    });
  }
  return router;
}

function find(id: string): SampleMail {
  const mail = sampleMails.find((sample) => sample.id === id);
  if (!mail) throw notFound();
  return mail;
}
