import { queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { buildReportEmailFacts, buildOwnerReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { reportDeniedOwnerEmail, reportDeniedSubmitterEmail } from '../reports/emails.ts';
import { confirmLinkEndedError, unusableLinkError } from './link-errors.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { findConfirmationByLink } from './queries.ts';
import { countConfirmations, hasDeniedReport, lockReport, loadReportOwner } from '../queries.ts';
import { withOwnerDeadline } from '../reports/load-report-facts.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { canWithdrawReport } from './rules.ts';

/**
 * A reporter who was asked to confirm denies the report. The owner and whoever submitted it are notified immediately, but only
 * once. A denial isn't a vote: it counts neither way, and the same reporter can still confirm.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function denyReport(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const asked = await findConfirmationByLink(tx, digest);
    const report = asked && (await lockReport(tx, asked.reportId));
    // Reload under the lock, because the owner may have just removed this reporter.
    const confirmation = report && (await findConfirmationByLink(tx, digest));
    if (!report || !confirmation) throw unusableLinkError('unknown');
    const { confirmerEmail } = confirmation;
    if (report.status !== 'pending') throw await confirmLinkEndedError(tx, report, confirmerEmail);
    if (await hasDeniedReport(tx, report.id, confirmerEmail)) return;
    await recordReportEvent(ctx, tx, report, 'denied', confirmerEmail);
    const owner = await loadReportOwner(tx, report);
    const shown = await withOwnerDeadline(tx, report, ctx.clock.now());
    const called = await loadPersonFormatter(ctx, tx, owner.id);
    const told = { kind: 'report-denied', giveUpAt: releaseMailDeadlines.others(ctx.clock.now()) } as const;
    await queueMail(ctx, tx, {
      ...told,
      to: owner.email,
      dedupeKey: releaseMailKeys.denied(report.id, confirmerEmail),
      content: reportDeniedOwnerEmail({
        ...(await buildOwnerReportEmailFacts(ctx, tx, owner, shown)),
        denier: called(confirmerEmail),
        homeUrl: `${ctx.config.appOrigin}/home`,
      }),
    });
    await queueMail(ctx, tx, {
      ...told,
      to: report.reporterEmail,
      userId: owner.id,
      dedupeKey: releaseMailKeys.doubted(report.id, confirmerEmail),
      content: reportDeniedSubmitterEmail({
        ...buildReportEmailFacts(ctx, owner, shown),
        canTakeBack:
          owner.designatedReporters.includes(report.reporterEmail) &&
          canWithdrawReport(await countConfirmations(tx, report.id)),
      }),
    });
  });
}
