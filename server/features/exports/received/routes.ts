import type { Request, Router } from 'express';
import { downloadEndpoints } from '#shared/contracts/recipients.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '#server/context.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { createEndpointRouter, getRoutePath } from '#server/http/endpoint-router.ts';
import { heavyResponseBytes } from '#server/limits.ts';
import { sendStreamedZip } from '../../files/send-zip.ts';
import {
  assertAnythingReadable,
  issueEverythingTicket,
} from '../../recipients/downloads/issue-download-ticket.ts';
import { createDownloadMessages } from '../../recipients/downloads/download-messages.ts';
import { redeemEverythingTicket } from '../../recipients/downloads/redeem-download-ticket.ts';
import { getEverythingName } from '#shared/domain/letter.ts';
import { redirectFailedDownload } from '../../recipients/downloads/send-download.ts';
import {
  emailSessionExpiredError,
  requireEmailSession,
  type EmailSession,
} from '../../recipients/email-session.ts';
import { recordEverythingDownloaded } from '../../recipients/record-reading.ts';
import { buildReceivedArchive } from './build-received-archive.ts';

/** A recipient's download of everything that they may read. */
export function receivedRoutes(ctx: Context): Router {
  const { router, on } = createEndpointRouter();

  on(downloadEndpoints.everythingTicket, downloader, ({ caller }) => issueEverythingTicket(ctx, caller));

  on(downloadEndpoints.redeemEverything, async ({ req, res, params, query: { lang = 'en' } }) => {
    const session = await redeemEverythingTicket(ctx, params.ticket);
    const { email } = session;
    const isHead = req.method === 'HEAD';
    await ctx.rateLimits.consume(isHead ? 'downloadTicket' : 'everything', { req, account: email });
    await ctx.heavyResponses.acquire(res, {
      kind: 'file',
      account: email,
      bytes: heavyResponseBytes.export,
    });
    if (isHead) {
      // The page asks whether the link works before it hands it to the browser, which builds no ZIP yet.
      await assertAnythingReadable(ctx, email);
      return void res.status(200).end();
    }
    const messages = createDownloadMessages(lang);
    const { contents, senders, entries } = await ctx.heavyResponses.runExclusively(res, () =>
      buildReceivedArchive(ctx, session, messages),
    );
    await recordEverythingDownloaded(ctx, session, contents);
    const savedAt = ctx.clock.now();
    await sendStreamedZip(res, {
      name: getEverythingName(messages.letter, senders, savedAt),
      entries,
      savedAt,
    });
  });
  router.use(getRoutePath(downloadEndpoints.redeemEverything), redirectFailedDownload);

  /** The session, which must belong to the address in the path. */
  async function downloader(req: Request): Promise<EmailSession> {
    const session = await requireEmailSession(ctx, req.get(EMAIL_SESSION_HEADER));
    const email = decodeLinkEmail(String(req.params['encodedEmail']));
    if (email === null) throw notFoundError();
    if (session.email !== email) throw emailSessionExpiredError();
    await ctx.rateLimits.consume('downloadTicket', { req, account: session.email });
    return session;
  }

  return router;
}
