import { Router, type Request } from 'express';
import { downloadTicketBody } from '#shared/contracts/downloads.ts';
import {
  EMAIL_SESSION_HEADER,
  logoutViewSessionBody,
  requestCodeBody,
  shareScope,
  verifyCodeBody,
  type ShareScope,
} from '#shared/contracts/recipients.ts';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFound } from '../../http/domain-error.ts';
import { validate } from '../../http/validate.ts';
import { emailSessionExpired, endEmailSession, startEmailSession, useEmailSession } from './email-session.ts';
import { countCode, forgiveCodes } from './code-limits.ts';
import { issueDownloadTicket } from './downloads/issue-download-ticket.ts';
import { presentContent, presentSharedLeavebit } from './presenter.ts';
import { openSharedLeavebit, readSharedLeavebits } from './read-shared-leavebits.ts';
import { redeemDownloadTicket } from './downloads/redeem-download-ticket.ts';
import { refusedDownloadPage, sendDownload } from './downloads/send-download.ts';
import { verifyAccessCode } from './verify-access-code.ts';

/** A recipient's way in, without an account: ask for a code, prove the address, read. */
export function recipientRoutes(ctx: Context): Router {
  const router = Router();

  router.post('/shared/trigger-bytes/:id/request-code', async (req, res) => {
    const scope = scopeOf(req);
    const email = addressOf(validate(requestCodeBody, req.body).encodedEmail);
    await countCode(ctx, 'codeRequest', { req, scope, email });
    await addJob(ctx.db, 'request-access-code', { scope, email });
    res.json({ message: 'If something is shared with this address, a code is on its way.' });
  });

  router.post('/shared/trigger-bytes/:id/verify', async (req, res) => {
    const scope = scopeOf(req);
    const body = validate(verifyCodeBody, req.body);
    const email = addressOf(body.encodedEmail);
    await countCode(ctx, 'codeTry', { req, scope, email });
    await verifyAccessCode(ctx, { scope, email, code: body.code });
    await forgiveCodes(ctx, { scope, email });
    // What is locked is refused before there is a session that nobody would hold.
    const opened = scope === 'all' ? null : await openSharedLeavebit(ctx, email, scope);
    const replaces = body.emailSessionId ?? null;
    const emailSessionId = await startEmailSession(ctx, { email, scope, replaces });
    res.json(
      opened
        ? { emailSessionId, id: scope, description: opened.description, ...presentContent(opened) }
        : { emailSessionId },
    );
  });

  router.get('/my-leavebits/:encodedEmail', async (req, res) => {
    const { email } = await useEmailSession(ctx, req.get(EMAIL_SESSION_HEADER));
    if (email !== addressOf(req.params.encodedEmail)) throw emailSessionExpired();
    res.json((await readSharedLeavebits(ctx, email)).map(presentSharedLeavebit));
  });

  router.post('/shared/trigger-bytes/:id/download-ticket', async (req, res) => {
    const session = await useEmailSession(ctx, req.get(EMAIL_SESSION_HEADER));
    await ctx.rateLimits.consume('downloadTicket', { req, account: session.email });
    const wanted = validate(downloadTicketBody, req.body);
    res.json(await issueDownloadTicket(ctx, { session, id: leavebitIn(req), wanted }));
  });

  router.get('/shared/downloads/:ticket', async (req, res) => {
    await sendDownload(ctx, req, res, await redeemDownloadTicket(ctx, req.params.ticket));
  });
  router.use('/shared/downloads', refusedDownloadPage);

  router.post('/logout-view-session', async (req, res) => {
    const body = validate(logoutViewSessionBody, req.body);
    const key = req.get(EMAIL_SESSION_HEADER) ?? body.emailSessionId;
    if (key) await endEmailSession(ctx, key);
    res.json({ message: 'You are signed out.' });
  });

  return router;
}

function addressOf(encodedEmail: string): string {
  const email = decodeEmail(encodedEmail);
  if (email === null) throw new DomainError('invalid', 'Missing email information');
  return email;
}

/** The LeaveBit in the path, or `all`; what is neither names nothing. */
function scopeOf(req: Request): ShareScope {
  const parsed = shareScope.safeParse(req.params['id']);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** The LeaveBit in the path. */
function leavebitIn(req: Request): number {
  const scope = scopeOf(req);
  if (scope === 'all') throw notFound();
  return scope;
}
