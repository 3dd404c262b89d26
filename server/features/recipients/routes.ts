import type { Request, Response, Router } from 'express';
import { downloadCalls } from '#shared/contracts/downloads.ts';
import {
  logoutViewSessionBody,
  NEXT_PAGE_HEADER,
  recipientCalls,
  type SharedLeavebit,
} from '#shared/contracts/recipients.ts';
import { EMAIL_SESSION_HEADER, viewSessionCalls } from '#shared/contracts/view-session.ts';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { browserOf } from '../../http/csrf.ts';
import { createRoutes, routePath } from '../../http/routes.ts';
import { StreamedJson } from '../../http/streamed-json.ts';
import { validate } from '../../http/validate.ts';
import { heavyBytes } from '../../limits.ts';
import {
  emailSessionExpired,
  endEmailSession,
  startEmailSession,
  useEmailSession,
  type EmailSession,
} from './email-session.ts';
import { chooseAboutSender, readChoices } from './choices/choose-about-sender.ts';
import { comeBack, readReturnLink } from './choices/come-back.ts';
import { leaveLeavebit } from './choices/leave-leavebit.ts';
import { readStopLink, stopMails } from './choices/stop-mails.ts';
import { assertRecipientsMayRead } from '../recovery/assert-recipients-may-read.ts';
import { pageAfter } from './page-after.ts';
import { issueDownloadTicket } from './downloads/issue-download-ticket.ts';
import { presentContent, presentSharedLeavebit } from './presenter.ts';
import { recordOpened } from './record-reading.ts';
import {
  openSharedLeavebit,
  readSharedDetails,
  readSharedLeavebits,
  type SharedLeavebitView,
} from './read-shared-leavebits.ts';
import { placeInWords } from './rules.ts';
import { redeemDownloadTicket } from './downloads/redeem-download-ticket.ts';
import { refusedDownloadPage, sendDownload } from './downloads/send-download.ts';
import { verifyAccessCode } from './verify-access-code.ts';

/** A recipient's way in, without an account: ask for a code, prove the address, read. */
export function recipientRoutes(ctx: Context): Router {
  const { router, on } = createRoutes();

  on(recipientCalls.requestCode, async ({ req, params: { id: scope }, body }) => {
    const { email, guesser } = knock(req, body);
    await assertRecipientsMayRead(ctx);
    await ctx.guesses.count('codeRequest', guesser);
    await addJob(ctx.db, 'request-access-code', {
      scope,
      email,
      asker: browserOf(ctx, req),
      channel: guesser.device ? 'private' : 'open',
    });
    return { message: 'If something is shared with this address, a code is on its way.' };
  });

  on(recipientCalls.verifyCode, async ({ req, params: { id: scope }, body }) => {
    const { email, guesser } = knock(req, body);
    await assertRecipientsMayRead(ctx);
    const asker = browserOf(ctx, req);
    await countWrongCodes(ctx, guesser, verifyAccessCode(ctx, { scope, email, code: body.code, asker }));
    await ctx.guesses.forgive('codeRequest', guesser);
    // A locked LeaveBit is refused before a session exists that nobody would hold.
    const opened = scope === 'all' ? null : await openSharedLeavebit(ctx, email, scope);
    const replaces = body.emailSessionId ?? null;
    const emailSessionId = await startEmailSession(ctx, { email, scope, replaces });
    if (opened) await recordOpened(ctx, await useEmailSession(ctx, emailSessionId), [opened]);
    if (!opened || scope === 'all') return { emailSessionId };
    return { emailSessionId, id: scope, description: opened.description, ...presentContent(opened) };
  });

  on(recipientCalls.list, addressee, async ({ res, caller: session, query }) => {
    await begin(res, session, heavyBytes.wholeList);
    const { views, next } = await readSharedLeavebits(ctx, session.email, {
      ids: query.ids,
      isHidden: query.ids ? null : query.hidden === 'true',
      after: pageAfter(query.after),
    });
    await recordOpened(ctx, session, openIn(views));
    if (next) res.set(NEXT_PAGE_HEADER, placeInWords(next));
    return new StreamedJson<SharedLeavebit[]>(views.map(presentSharedLeavebit));
  });

  on(recipientCalls.choices, chooser, ({ caller: { email } }) => readChoices(ctx, email));

  on(recipientCalls.choose, chooser, ({ caller: { email }, body }) => chooseAboutSender(ctx, email, body));

  on(recipientCalls.details, addressee, async ({ res, caller: session, params: { id } }) => {
    await begin(res, session, heavyBytes.pagedList);
    const view = await readSharedDetails(ctx, session.email, id);
    await recordOpened(ctx, session, openIn([view]));
    return presentSharedLeavebit(view);
  });

  on(recipientCalls.leave, chooser, ({ caller: { email }, params: { id } }) =>
    leaveLeavebit(ctx, { email, id }),
  );

  on(recipientCalls.readReturnLink, ({ body: { token } }) => readReturnLink(ctx, token));

  on(recipientCalls.comeBack, async ({ body: { token } }) => {
    await comeBack(ctx, token);
    return { message: 'It is shared with you again.' };
  });

  on(recipientCalls.readStopLink, ({ params }) => readStopLink(ctx, params.token));

  on(recipientCalls.stopMails, ({ params }) => stopMails(ctx, params.token, 'all'));

  on(downloadCalls.ticket, downloader, ({ caller: session, params: { id }, body: wanted }) =>
    issueDownloadTicket(ctx, { session, id, wanted }),
  );

  on(downloadCalls.redeem, async ({ req, res, params }) => {
    const redeemed = await redeemDownloadTicket(ctx, params.ticket);
    await ctx.heavyAnswers.begin(res, { kind: 'file', account: redeemed.reader, bytes: heavyBytes.file });
    await sendDownload(ctx, req, res, redeemed);
  });
  router.use(routePath(downloadCalls.redeem), refusedDownloadPage);

  on(viewSessionCalls.logout, async ({ req }) => {
    const { emailSessionId } = validate(logoutViewSessionBody, req.body);
    const key = req.get(EMAIL_SESSION_HEADER) ?? emailSessionId;
    if (key) await endEmailSession(ctx, key);
    return { message: 'You are signed out.' };
  });

  /** Whoever asks for a code or enters one, and the mail whose link they followed. */
  function knock(req: Request, body: { encodedEmail: string; linkSecret?: string | undefined }) {
    const email = addressOf(body.encodedEmail);
    const device = ctx.linkSecrets.mailOf(body.linkSecret, email);
    return { email, guesser: { req, at: doorOf(email), device, otherWay: BY_LINK } };
  }

  const begin = (res: Response, { email }: EmailSession, bytes: number) =>
    ctx.heavyAnswers.begin(res, { kind: 'list', account: email, bytes });

  function emailSession(req: Request) {
    return useEmailSession(ctx, req.get(EMAIL_SESSION_HEADER));
  }

  /** The session, which must prove the address in the path. */
  async function addressee(req: Request): Promise<EmailSession> {
    const session = await emailSession(req);
    if (session.email !== addressOf(String(req.params['encodedEmail']))) throw emailSessionExpired();
    return session;
  }

  /** The same, for a call that shows or changes something without deciding about access. */
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

const BY_LINK = 'Or open the link in one of our emails to you: it works without a wait.';

/** Guesses at an address as a recipient count apart from those at an owner with the same address. */
const doorOf = (email: string) => `recipient/${email}`;

const openIn = (views: readonly SharedLeavebitView[]) => views.flatMap(({ content }) => content ?? []);

function addressOf(encodedEmail: string): string {
  const email = decodeEmail(encodedEmail);
  if (email === null) throw new DomainError('invalid', 'Missing email information');
  return email;
}
