import type { Request, Router } from 'express';
import { releaseEndpoints } from '#shared/contracts/release.ts';
import { reportLinkEndpoints } from '#shared/contracts/report-links.ts';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { configurationUndoEndpoints } from '#shared/contracts/undo-links.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { createEndpointRouter } from '../../http/endpoint-router.ts';
import { limitUnknownLinks } from '../../http/limits/limit-unknown-links.ts';
import { countWrongCodes } from '../../http/limits/count-wrong-codes.ts';
import { getBrowserDigest } from '../../http/csrf.ts';
import { getOwnerId } from '../../http/session.ts';
import { createSignedInCheck, withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { decideAboutReporter } from './configuration/decide-about-reporter.ts';
import {
  recordAddressAnswer,
  recordReporterAnswer,
  recordReporterMailLanguage,
} from './configuration/record-reporter-answer.ts';
import { resendConfirmationRequest } from './links/resend-confirmation-request.ts';
import { confirmReport } from './links/confirm-report.ts';
import { denyReport } from './denials/deny-report.ts';
import {
  presentConfirmationResend,
  presentReleaseConfig,
  presentRevocation,
  presentSubmittedReport,
} from './presenter.ts';
import { loadSignedInOwner, type OwnerRow } from './queries.ts';
import {
  recordReporterLinkOpened,
  loadConfirmationLink,
  loadRefuteLink,
  loadReporterLink,
} from './links/load-links.ts';
import { loadOwnerReports } from './reports/load-owner-reports.ts';
import { refuteReportByLink, refuteReportAsOwner, withdrawReport } from './endings/refute-report.ts';
import { revokeRelease } from './openings/revoke-release.ts';
import { saveReleaseConfig } from './configuration/save-release-config.ts';
import { loadReporterStatus } from './configuration/load-reporter-status.ts';
import { loadUndoLink } from './configuration/undo/load-undo-link.ts';
import { undoConfigurationChange } from './configuration/undo/undo-configuration-change.ts';
import { sendWayCodeAgain } from './configuration/ways/send-way-code.ts';
import { verifyWarningWay } from './configuration/ways/verify-warning-way.ts';
import { sendReporterLinks } from './configuration/send-reporter-links.ts';
import { sendRehearsal } from './rehearsal/send-rehearsal.ts';
import { submitReport } from './links/submit-report.ts';

export function releaseRoutes(ctx: Context): Router {
  const { db } = ctx;
  const { router, on } = createEndpointRouter();
  const limited = <T>(req: Request, act: Promise<T>) => limitUnknownLinks(ctx, req, act);

  const present = (owner: OwnerRow) =>
    presentReleaseConfig(owner, { now: ctx.clock.now(), sendsTexts: ctx.smsTransport !== null });

  on(releaseEndpoints.readConfig, getOwnerId, async ({ caller }) =>
    present(await loadSignedInOwner(db, caller)),
  );

  on(releaseEndpoints.saveConfig, getOwnerId, ({ req, caller, body: { code, ...change } }) =>
    withReauthentication(ctx, { req, userId: caller, code }, async (proof) =>
      present(await saveReleaseConfig(ctx, caller, change, proof, getBrowserDigest(ctx, req))),
    ),
  );

  on(releaseEndpoints.verifyWay, getOwnerId, async ({ req, caller: userId, body }) => {
    const step = { ...body, userId, asker: getBrowserDigest(ctx, req) };
    const guesser = { req, at: `warning-way/${userId}` };
    return present(
      await countWrongCodes(ctx, guesser, verifyWarningWay(ctx, step, createSignedInCheck(ctx, req))),
    );
  });

  on(releaseEndpoints.sendWayCode, getOwnerId, async ({ req, caller: userId, body: { channel } }) => {
    await ctx.guesses.count('codeRequest', { req, at: `warning-way/${userId}` });
    const asker = getBrowserDigest(ctx, req);
    await sendWayCodeAgain(ctx, { userId, channel, asker }, createSignedInCheck(ctx, req));
    return { message: 'We’ve sent another code.' };
  });

  on(releaseEndpoints.reporterStatus, getOwnerId, ({ caller }) => loadReporterStatus(ctx, db, caller));

  on(releaseEndpoints.decideAboutReporter, getOwnerId, ({ req, caller, params, body: { code, keep } }) =>
    withReauthentication(ctx, { req, userId: caller, code }, async (proof) => {
      const email = decodeLinkEmail(params.encodedEmail);
      if (email === null) throw notFoundError();
      await decideAboutReporter(ctx, caller, { email, keep }, proof, getBrowserDigest(ctx, req));
      return {
        message: keep ? 'They stay one of your reporters.' : 'They’re no longer one of your reporters.',
      };
    }),
  );

  on(releaseEndpoints.sendReporterLinks, getOwnerId, async ({ caller }) => {
    await sendReporterLinks(ctx, caller);
    return { message: 'Reporter tokens have been sent to all designated reporters.' };
  });

  on(releaseEndpoints.sendRehearsal, getOwnerId, async ({ caller }) => ({
    mails: await sendRehearsal(ctx, caller),
    message: 'The rehearsal has been sent to your own mailbox.',
  }));

  on(releaseEndpoints.reports, getOwnerId, ({ caller }) => loadOwnerReports(ctx, caller));

  on(releaseEndpoints.revoke, getOwnerId, ({ req, caller, body: { reportId, code } }) =>
    withReauthentication(ctx, { req, userId: caller, code }, async (proof) =>
      presentRevocation(await revokeRelease(ctx, caller, reportId, proof)),
    ),
  );

  on(reportLinkEndpoints.readReporterLink, ({ req, query }) => limited(req, loadReporterLink(ctx, query)));

  on(reportLinkEndpoints.noteLinkOpened, async ({ req, body }) => {
    await limited(req, recordReporterLinkOpened(ctx, body));
    return { message: 'Thank you.' };
  });

  on(reportLinkEndpoints.submitReport, async ({ req, body }) => {
    const { report, otherReporters } = await limited(req, submitReport(ctx, body));
    return presentSubmittedReport(report, otherReporters);
  });

  on(reportLinkEndpoints.readConfirmLink, ({ req, query: { token } }) =>
    limited(req, loadConfirmationLink(ctx, token)),
  );

  on(reportLinkEndpoints.confirmReport, async ({ req, body: { token } }) => {
    const { alreadyConfirmed } = await limited(req, confirmReport(ctx, token));
    return {
      message: alreadyConfirmed ? 'You’ve already confirmed this report.' : 'Thank you for confirming.',
      alreadyConfirmed,
    };
  });

  on(reportLinkEndpoints.withdrawReport, async ({ req, body: { token } }) => {
    await limited(req, withdrawReport(ctx, token));
    return { message: 'Your report has been cancelled.' };
  });

  on(reportLinkEndpoints.denyReport, async ({ req, body: { token, reason } }) => {
    await limited(req, denyReport(ctx, { token, reason: reason || null }));
    return { message: 'Thank you. We’ve let the owner know.' };
  });

  on(reportLinkEndpoints.askAgain, async ({ req, body: { token } }) =>
    presentConfirmationResend(await limited(req, resendConfirmationRequest(ctx, token))),
  );

  on(reportLinkEndpoints.answerAsReporter, async ({ req, body }) => {
    await limited(req, recordReporterAnswer(ctx, body));
    return { message: 'Thank you for your answer.' };
  });

  on(reportLinkEndpoints.answerAboutAddress, async ({ req, body }) => {
    await limited(req, recordAddressAnswer(ctx, body));
    return { message: 'Thank you for your answer.' };
  });

  on(reportLinkEndpoints.chooseMailLanguage, async ({ req, body }) => {
    await limited(req, recordReporterMailLanguage(ctx, body));
    return { message: 'Thank you for your answer.' };
  });

  on(reportLinkEndpoints.sendLostLinks, async ({ req, body: { email } }) => {
    await ctx.guesses.count('lostLinks', { req, at: email });
    await queueJob(ctx.db, 'send-lost-reporter-links', { email });
    return { message: 'If somebody has chosen this address for a reporter, the links are on their way.' };
  });

  on(reportLinkEndpoints.readRefuteLink, ({ req, query: { token } }) =>
    limited(req, loadRefuteLink(ctx, token)),
  );

  on(releaseEndpoints.refuteReport, async ({ req, body }) => {
    if ('refuteToken' in body) {
      await limited(req, refuteReportByLink(ctx, body.refuteToken));
    } else {
      await refuteReportAsOwner(ctx, getOwnerId(req), body.reportId);
    }
    return { message: 'The report has been cancelled.' };
  });

  on(configurationUndoEndpoints.readUndoLink, ({ req, query: { token } }) =>
    limited(req, loadUndoLink(ctx, token)),
  );

  on(configurationUndoEndpoints.undoChange, async ({ req, body: { undoToken } }) => {
    await limited(req, undoConfigurationChange(ctx, undoToken));
    return { message: 'The change has been undone.' };
  });

  return router;
}
