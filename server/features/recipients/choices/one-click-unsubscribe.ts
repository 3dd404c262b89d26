import { Router } from 'express';
import type { Context } from '#server/context.ts';
import { stopMailsPath } from '#shared/domain/stop-mails-path.ts';
import { stopSenderMails } from './stop-sender-mails.ts';

/**
 * Handles the POST that a mail client sends to the link in an email's header (RFC 8058). There are no cookies and therefore no
 * CSRF token, so the secret in the link is the only authorization. A GET shows the page and changes nothing.
 */
export function oneClickUnsubscribeRoutes(ctx: Context): Router {
  const router = Router();
  router.post(stopMailsPath(':token'), async (req, res) => {
    await stopSenderMails(ctx, String(req.params['token']), 'news');
    res.set('Cache-Control', 'no-store').status(200).type('text').send('No more emails about something new.');
  });
  return router;
}
