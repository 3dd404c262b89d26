import { Router, type Request, type Response } from 'express';
import {
  downloadEndpoints,
  logoutViewSessionBody,
  NEXT_PAGE_HEADER,
  recipientEndpoints,
  type SharedLeavebit,
} from '#shared/contracts/recipients.ts';
import { EMAIL_SESSION_HEADER, viewSessionEndpoints } from '#shared/contracts/view-session.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { stopMailsPath } from '#shared/domain/pages.ts';
import type { Context } from '../../context.ts';
import { queueJob } from '../../adapters/queue.ts';
import { DomainError } from '../../http/domain-error.ts';
import { readVisitLanguages } from '../../http/client/page-language.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { limitUnknownLinks } from '../../http/limits/limit-unknown-links.ts';
import { getBrowserDigest } from '../../http/csrf.ts';
import { createEndpointRouter, getRoutePath } from '../../http/endpoint-router.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import { parseInput } from '../../http/parse-input.ts';
import { heavyResponseBytes } from '../../limits.ts';
import { assertRecipientsMayRead } from '../recovery/assert-recipients-may-read.ts';
import {
  emailSessionExpiredError,
  endEmailSession,
  startEmailSession,
  requireEmailSession,
  type EmailSession,
} from './email-session.ts';
import { updateSenderChoice, listSenderChoices } from './choices/sender-choices.ts';
import { returnToLeavebit, loadReturnLink } from './choices/return-to-leavebit.ts';
import { leaveLeavebit } from './choices/leave-leavebit.ts';
import { chooseMailLanguage, findMailLanguage } from './choices/mail-language.ts';
import { loadStopMailsLink, stopSenderMails } from './choices/stop-sender-mails.ts';
import { parseCursorQuery } from './parse-cursor-query.ts';
import { issueDownloadTicket } from './downloads/issue-download-ticket.ts';
import { presentLeavebitContent, presentSharedLeavebit } from './presenter.ts';
import { recordLeavebitsOpened } from './record-reading.ts';
import {
  loadSharedLeavebit,
  loadSharedLeavebitDetails,
  loadSharedLeavebitPage,
  type SharedLeavebitView,
} from './load-shared-leavebits.ts';
import { formatListCursor } from './list-order.ts';
import { redeemDownloadTicket } from './downloads/redeem-download-ticket.ts';
import { redirectFailedDownload, sendDownload } from './downloads/send-download.ts';
import { verifyAccessCode } from './verify-access-code.ts';

/** How recipients gain access without an account: request a code, verify the address, read. */
export function recipientRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();

  on(recipientEndpoints.requestCode, async ({ req, params: { id: scope }, body }) => {
    const { email, guesser } = knock(req, body);
    await assertRecipientsMayRead(ctx);
    await ctx.guesses.count('codeRequest', guesser);
    await queueJob(ctx.db, 'request-access-code', {
      scope,
      email,
      asker: getBrowserDigest(ctx, req),
      channel: guesser.device ? 'private' : 'open',
      visit: readVisitLanguages(req),
    });
    return { message: 'If something is shared with this address, a code is on its way.' };
  });

  on(recipientEndpoints.verifyCode, async ({ req, params: { id: scope }, body }) => {
    const { email, guesser } = knock(req, body);
    await assertRecipientsMayRead(ctx);
    const asker = getBrowserDigest(ctx, req);
    await countWrongCodes(ctx, guesser, verifyAccessCode(ctx, { scope, email, code: body.code, asker }));
    await ctx.guesses.forgive('codeRequest', guesser);
    // Reject a locked LeaveBit before creating a session whose key nobody would receive.
    const opened = scope === 'all' ? null : await loadSharedLeavebit(ctx, email, scope);
    const replaces = body.emailSessionId ?? null;
    const emailSessionId = await startEmailSession(ctx, { email, scope, replaces });
    if (opened) await recordLeavebitsOpened(ctx, await requireEmailSession(ctx, emailSessionId), [opened]);
    if (!opened || scope === 'all') return { emailSessionId };
    return {
      emailSessionId,
      id: scope,
      description: opened.description,
      ...presentLeavebitContent(opened),
      ...(opened.row.sealed ? { sealed: true as const } : {}),
    };
  });

  on(recipientEndpoints.list, addressee, async ({ res, caller: session, query }) => {
    await begin(res, session, heavyResponseBytes.wholeList);
    const { views, next } = await loadSharedLeavebitPage(ctx, session.email, {
      ids: query.ids,
      isHidden: query.ids ? null : query.hidden === 'true',
      after: parseCursorQuery(query.after),
    });
    await recordLeavebitsOpened(ctx, session, openIn(views));
    if (next) res.set(NEXT_PAGE_HEADER, formatListCursor(next));
    return new StreamedJson<SharedLeavebit[]>(views.map(presentSharedLeavebit));
  });

  on(recipientEndpoints.choices, chooser, ({ caller: { email } }) => listSenderChoices(ctx, email));

  on(recipientEndpoints.choose, chooser, async ({ req, caller: { email }, body }) => {
    await ctx.rateLimits.consume('choice', { req, account: email });
    return updateSenderChoice(ctx, email, body);
  });

  on(recipientEndpoints.mailLanguage, chooser, async ({ caller: { email } }) => ({
    language: await findMailLanguage(ctx.db, email),
  }));

  on(recipientEndpoints.chooseMailLanguage, chooser, async ({ req, caller: { email }, body }) => {
    await ctx.rateLimits.consume('choice', { req, account: email });
    await chooseMailLanguage(ctx, { email, ...body });
    return body;
  });

  on(recipientEndpoints.details, addressee, async ({ res, caller: session, params: { id } }) => {
    await begin(res, session, heavyResponseBytes.pagedList);
    const view = await loadSharedLeavebitDetails(ctx, session.email, id);
    await recordLeavebitsOpened(ctx, session, openIn([view]));
    return presentSharedLeavebit(view);
  });

  on(recipientEndpoints.leave, chooser, async ({ req, caller: { email }, params: { id } }) => {
    await ctx.rateLimits.consume('choice', { req, account: email });
    return leaveLeavebit(ctx, { email, id });
  });

  on(recipientEndpoints.readReturnLink, ({ req, body: { token } }) =>
    limitUnknownLinks(ctx, req, loadReturnLink(ctx, token)),
  );

  on(recipientEndpoints.comeBack, async ({ req, body: { token } }) => {
    await limitUnknownLinks(ctx, req, returnToLeavebit(ctx, token));
    return { message: 'It’s shared with you again.' };
  });

  on(recipientEndpoints.readStopLink, ({ req, params }) =>
    limitUnknownLinks(ctx, req, loadStopMailsLink(ctx, params.token)),
  );

  on(recipientEndpoints.stopMails, ({ req, params }) =>
    limitUnknownLinks(ctx, req, stopSenderMails(ctx, params.token, 'all')),
  );

  on(downloadEndpoints.ticket, downloader, ({ caller: session, params: { id }, body: wanted }) =>
    issueDownloadTicket(ctx, { session, id, wanted }),
  );

  on(downloadEndpoints.redeem, async ({ req, res, params, query: { lang = 'en' } }) => {
    const redeemed = await redeemDownloadTicket(ctx, params.ticket);
    await ctx.heavyResponses.acquire(res, {
      kind: 'file',
      account: redeemed.reader,
      bytes: heavyResponseBytes.file,
    });
    await sendDownload(ctx, req, res, redeemed, lang);
  });
  router.use(getRoutePath(downloadEndpoints.redeem), redirectFailedDownload);

  on(viewSessionEndpoints.logout, async ({ req }) => {
    const { emailSessionId } = parseInput(logoutViewSessionBody, req.body);
    const key = req.get(EMAIL_SESSION_HEADER) ?? emailSessionId;
    if (key) await endEmailSession(ctx, key);
    return { message: 'You’re signed out.' };
  });

  /** Who requests or enters a code, and the email whose link they followed. */
  function knock(req: Request, body: { encodedEmail: string; linkSecret?: string | undefined }) {
    const email = addressOf(body.encodedEmail);
    const device = ctx.linkSecrets.findMail(body.linkSecret, email);
    return { email, guesser: { req, at: doorOf(email), device, otherWay: BY_LINK } };
  }

  const begin = (res: Response, { email }: EmailSession, bytes: number) =>
    ctx.heavyResponses.acquire(res, { kind: 'list', account: email, bytes });

  function emailSession(req: Request) {
    return requireEmailSession(ctx, req.get(EMAIL_SESSION_HEADER));
  }

  /** The session, which must belong to the address in the path. */
  async function addressee(req: Request): Promise<EmailSession> {
    const session = await emailSession(req);
    if (session.email !== addressOf(String(req.params['encodedEmail']))) throw emailSessionExpiredError();
    return session;
  }

  /** The same, for an endpoint that shows or changes something without deciding access. */
  async function chooser(req: Request): Promise<EmailSession> {
    await assertRecipientsMayRead(ctx);
    return addressee(req);
  }

  async function downloader(req: Request) {
    const session = await emailSession(req);
    await ctx.rateLimits.consume('downloadTicket', { req, account: session.email });
    return session;
  }

  return router;
}

const BY_LINK = 'Or open the link in one of our emails to you, which works without waiting.';

/** Wrong codes for a recipient's address are counted separately from those for an owner with the same address. */
const doorOf = (email: string) => `recipient/${email}`;

const openIn = (views: readonly SharedLeavebitView[]) => views.flatMap(({ content }) => content ?? []);

function addressOf(encodedEmail: string): string {
  const email = decodeLinkEmail(encodedEmail);
  if (email === null) throw new DomainError('invalid', 'Missing email information');
  return email;
}

/**
 * Handles the POST that a mail client sends to the link in an email's header (RFC 8058). There are no cookies and therefore no
 * CSRF token, so the secret in the link is the only authorization. A GET shows the page and changes nothing.
 */
export function oneClickUnsubscribeRoutes(ctx: Context): Router {
  const router = Router();
  router.post(stopMailsPath(':token'), async (req, res) => {
    await limitUnknownLinks(ctx, req, stopSenderMails(ctx, String(req.params['token']), 'news'));
    res.set('Cache-Control', 'no-store').status(200).type('text').send('No more emails about something new.');
  });
  return router;
}
