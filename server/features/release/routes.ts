import { Router, type Request } from 'express';
import {
  confirmReportBody,
  linkTokenQuery,
  refuteReportBody,
  releaseConfigChange,
  reporterLinkOpenedBody,
  reporterTokenQuery,
  revokeReleaseBody,
  submitReportBody,
} from '#shared/contracts/release.ts';
import type { Context } from '../../context.ts';
import { ownerId } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { isUnknownLink } from './reports/link-refused.ts';
import { confirmReport } from './reports/confirm-report.ts';
import { presentConfig, presentReporterStatus, presentRevocation, presentSubmission } from './presenter.ts';
import { findOwner, listReporterStatus } from './queries.ts';
import {
  noteLinkOpened,
  readConfirmationLink,
  readRefuteLink,
  readReporterLink,
} from './reports/read-links.ts';
import { readReports } from './reports/read-reports.ts';
import { refuteByLink, refuteFromHome } from './reports/refute-report.ts';
import { revokeRelease } from './openings/revoke-release.ts';
import { saveReleaseConfig } from './configuration/save-release-config.ts';
import { sendReporterLinks } from './configuration/send-reporter-links.ts';
import { submitReport } from './reports/submit-report.ts';

/** Who may report, the links of reporters, and what becomes of a report. */
export function releaseRoutes(ctx: Context): Router {
  const { db } = ctx;
  const router = Router();
  // Guessing is what is limited. A real link always works: somebody's window may be running out.
  const limited = async <T>(req: Request, act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } catch (error) {
      if (isUnknownLink(error)) await ctx.rateLimits.consume('reportLink', { req, account: 'unknown' });
      throw error;
    }
  };

  router.get('/release-config', async (req, res) => {
    res.json(presentConfig(await findOwner(db, ownerId(req))));
  });

  router.put('/release-config', async (req, res) => {
    const userId = ownerId(req);
    res.json(presentConfig(await saveReleaseConfig(ctx, userId, validate(releaseConfigChange, req.body))));
  });

  router.get('/reporter-status', async (req, res) => {
    const owner = await findOwner(db, ownerId(req));
    res.json(presentReporterStatus(owner, await listReporterStatus(db, owner.id)));
  });

  router.post('/send-reporter-tokens', async (req, res) => {
    await sendReporterLinks(ctx, ownerId(req));
    res.json({ message: 'Reporter tokens have been sent to all designated reporters.' });
  });

  router.get('/reports', async (req, res) => {
    res.json(await readReports(ctx, ownerId(req)));
  });

  router.post('/revoke-release', async (req, res) => {
    const userId = ownerId(req);
    const { reportId } = validate(revokeReleaseBody, req.body);
    res.json(presentRevocation(await revokeRelease(ctx, userId, reportId)));
  });

  router.get('/verify-reporter-token', async (req, res) => {
    const query = validate(reporterTokenQuery, req.query);
    res.json(await limited(req, readReporterLink(ctx, query)));
  });

  router.post('/report-link-opened', async (req, res) => {
    const body = validate(reporterLinkOpenedBody, req.body);
    await limited(req, noteLinkOpened(ctx, body));
    res.json({ message: 'Thank you.' });
  });

  router.post('/submit-report', async (req, res) => {
    const body = validate(submitReportBody, req.body);
    const { report, otherReporters } = await limited(req, submitReport(ctx, body));
    res.json(presentSubmission(report, otherReporters));
  });

  router.get('/verify-confirm-token', async (req, res) => {
    const { token } = validate(linkTokenQuery, req.query);
    res.json(await limited(req, readConfirmationLink(ctx, token)));
  });

  router.post('/confirm-report', async (req, res) => {
    const { token } = validate(confirmReportBody, req.body);
    const { alreadyConfirmed } = await limited(req, confirmReport(ctx, token));
    res.json({
      message: alreadyConfirmed ? 'You have confirmed this report already.' : 'Thank you for confirming.',
      alreadyConfirmed,
    });
  });

  router.get('/verify-refute-token', async (req, res) => {
    const { token } = validate(linkTokenQuery, req.query);
    res.json(await limited(req, readRefuteLink(ctx, token)));
  });

  router.post('/refute-report', async (req, res) => {
    const body = validate(refuteReportBody, req.body);
    if ('refuteToken' in body) {
      await limited(req, refuteByLink(ctx, body.refuteToken));
    } else {
      await refuteFromHome(ctx, ownerId(req), body.reportId);
    }
    res.json({ message: 'The report is cancelled.' });
  });

  return router;
}
