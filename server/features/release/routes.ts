import type { Request, Router } from 'express';
import { releaseCalls } from '#shared/contracts/release.ts';
import { reportLinkCalls } from '#shared/contracts/report-links.ts';
import { undoCalls } from '#shared/contracts/undo.ts';
import type { Context } from '../../context.ts';
import { createRoutes } from '../../http/routes.ts';
import { ownerId } from '../../http/session.ts';
import { withFreshProof } from '../proofs/fresh-proof.ts';
import { isUnknownLink } from './links/link-refused.ts';
import { answerAboutAddress, answerAsReporter } from './configuration/answer-as-reporter.ts';
import { askAgain } from './links/ask-again.ts';
import { confirmReport } from './links/confirm-report.ts';
import { denyReport } from './links/deny-report.ts';
import { presentAskedAgain, presentConfig, presentRevocation, presentSubmission } from './presenter.ts';
import { findOwner } from './queries.ts';
import {
  noteLinkOpened,
  readConfirmationLink,
  readRefuteLink,
  readReporterLink,
} from './links/read-links.ts';
import { readReports } from './reports/read-reports.ts';
import { refuteByLink, refuteFromHome, withdrawReport } from './links/refute-report.ts';
import { revokeRelease } from './openings/revoke-release.ts';
import { saveReleaseConfig } from './configuration/save-release-config.ts';
import { readReporterStatus } from './configuration/read-reporter-status.ts';
import { readUndoLink } from './configuration/read-undo-link.ts';
import { undoChange } from './configuration/undo-change.ts';
import { sendReporterLinks } from './configuration/send-reporter-links.ts';
import { submitReport } from './links/submit-report.ts';

/** The routes for the configuration, the links of reporters, and reports. */
export function releaseRoutes(ctx: Context): Router {
  const { db } = ctx;
  const { router, on } = createRoutes();
  // The limit is only for guesses. A real link always works, because somebody's window may be running out.
  const limited = async <T>(req: Request, act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } catch (error) {
      if (isUnknownLink(error)) await ctx.rateLimits.consume('reportLink', { req, account: 'unknown' });
      throw error;
    }
  };

  on(releaseCalls.readConfig, ownerId, async ({ caller }) => presentConfig(await findOwner(db, caller)));

  on(releaseCalls.saveConfig, ownerId, ({ req, caller, body: { code, ...change } }) =>
    withFreshProof(ctx, { req, userId: caller, code }, async (proof) =>
      presentConfig(await saveReleaseConfig(ctx, caller, change, proof)),
    ),
  );

  on(releaseCalls.reporterStatus, ownerId, ({ caller }) => readReporterStatus(db, caller));

  on(releaseCalls.sendReporterLinks, ownerId, async ({ caller }) => {
    await sendReporterLinks(ctx, caller);
    return { message: 'Reporter tokens have been sent to all designated reporters.' };
  });

  on(releaseCalls.reports, ownerId, ({ caller }) => readReports(ctx, caller));

  on(releaseCalls.revoke, ownerId, ({ req, caller, body: { reportId, code } }) =>
    withFreshProof(ctx, { req, userId: caller, code }, async (proof) =>
      presentRevocation(await revokeRelease(ctx, caller, reportId, proof)),
    ),
  );

  on(reportLinkCalls.readReporterLink, ({ req, query }) => limited(req, readReporterLink(ctx, query)));

  on(reportLinkCalls.noteLinkOpened, async ({ req, body }) => {
    await limited(req, noteLinkOpened(ctx, body));
    return { message: 'Thank you.' };
  });

  on(reportLinkCalls.submitReport, async ({ req, body }) => {
    const { report, otherReporters } = await limited(req, submitReport(ctx, body));
    return presentSubmission(report, otherReporters);
  });

  on(reportLinkCalls.readConfirmLink, ({ req, query: { token } }) =>
    limited(req, readConfirmationLink(ctx, token)),
  );

  on(reportLinkCalls.confirmReport, async ({ req, body: { token } }) => {
    const { alreadyConfirmed } = await limited(req, confirmReport(ctx, token));
    return {
      message: alreadyConfirmed ? 'You have already confirmed this report.' : 'Thank you for confirming.',
      alreadyConfirmed,
    };
  });

  on(reportLinkCalls.withdrawReport, async ({ req, body: { token } }) => {
    await limited(req, withdrawReport(ctx, token));
    return { message: 'Your report is cancelled.' };
  });

  on(reportLinkCalls.denyReport, async ({ req, body: { token } }) => {
    await limited(req, denyReport(ctx, token));
    return { message: 'Thank you. We have told the owner.' };
  });

  on(reportLinkCalls.askAgain, async ({ req, body: { token } }) =>
    presentAskedAgain(await limited(req, askAgain(ctx, token))),
  );

  on(reportLinkCalls.answerAsReporter, async ({ req, body }) => {
    await limited(req, answerAsReporter(ctx, body));
    return { message: 'Thank you. Your answer has been noted.' };
  });

  on(reportLinkCalls.answerAboutAddress, async ({ req, body }) => {
    await limited(req, answerAboutAddress(ctx, body));
    return { message: 'Thank you. Your answer has been noted.' };
  });

  on(reportLinkCalls.readRefuteLink, ({ req, query: { token } }) => limited(req, readRefuteLink(ctx, token)));

  on(releaseCalls.refuteReport, async ({ req, body }) => {
    if ('refuteToken' in body) {
      await limited(req, refuteByLink(ctx, body.refuteToken));
    } else {
      await refuteFromHome(ctx, ownerId(req), body.reportId);
    }
    return { message: 'The report is cancelled.' };
  });

  on(undoCalls.readUndoLink, ({ req, query: { token } }) => limited(req, readUndoLink(ctx, token)));

  on(undoCalls.undoChange, async ({ req, body: { undoToken } }) => {
    await limited(req, undoChange(ctx, undoToken));
    return { message: 'The change is undone.' };
  });

  return router;
}
