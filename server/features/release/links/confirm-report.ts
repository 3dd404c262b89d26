import { eq } from 'drizzle-orm';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports, reportConfirmations } from '#server/db/schema/index.ts';
import { assertClockReliable } from '../../recovery/assert-clock-reliable.ts';
import { buildOwnerReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { reportConfirmedEmail } from '../reports/emails.ts';
import { confirmLinkEndedError, unusableLinkError } from './link-errors.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { scheduleReportAdvance } from '../reports/advance-report.ts';
import { findConfirmationByLink } from './queries.ts';
import { countConfirmations, lockReport, loadReportOwner, type ReportRow } from '../queries.ts';
import { loadReportFacts } from '../reports/load-report-facts.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { findQuorumNoticeDeadline } from '../reports/rules.ts';
import { decideConfirmation } from './rules.ts';

/**
 * Counts one reporter's confirmation. Only the report's job ever opens the estate.
 * @returns whether this reporter had already confirmed
 * @throws DomainError `not-found` with the `reason` the link cannot be used, or `unavailable`
 */
export async function confirmReport(ctx: Context, token: string): Promise<{ alreadyConfirmed: boolean }> {
  assertClockReliable(ctx);
  return ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const asked = await findConfirmationByLink(tx, digest);
    const report = asked && (await lockReport(tx, asked.reportId));
    // Reload under the lock, because the owner may have just removed this reporter.
    const confirmation = report && (await findConfirmationByLink(tx, digest));
    if (!report || !confirmation) throw unusableLinkError('unknown');

    const verdict = decideConfirmation(report.status, confirmation.confirmedAt !== null);
    switch (verdict.kind) {
      case 'already':
        return { alreadyConfirmed: true };
      case 'ended':
        throw await confirmLinkEndedError(tx, report, confirmation.confirmerEmail);
      case 'count': {
        const confirmedAt = ctx.clock.now();
        await tx
          .update(reportConfirmations)
          .set({ confirmedAt, confirmationType: 'confirm' })
          .where(eq(reportConfirmations.id, confirmation.id));
        await recordReportEvent(ctx, tx, report, 'confirmed', confirmation.confirmerEmail);
        const confirmations = await countConfirmations(tx, report.id);
        if (report.confirmedAt === null && confirmations >= report.requiredConfirmations) {
          await tx.update(reports).set({ confirmedAt }).where(eq(reports.id, report.id));
          await sendQuorumNotice(ctx, tx, { ...report, confirmedAt }, confirmedAt);
        }
        await scheduleReportAdvance(tx, report.id);
        return { alreadyConfirmed: false };
      }
    }
  });
}

/**
 * Notifies the owner that the last required confirmation arrived, unless their deadline has passed or a warning that is due says
 * the same.
 */
async function sendQuorumNotice(ctx: Context, tx: Database, report: ReportRow, now: Date): Promise<void> {
  const opensAt = findQuorumNoticeDeadline(await loadReportFacts(tx, report, now), now);
  if (opensAt === null) return;
  const owner = await loadReportOwner(tx, report);
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'report-confirmed',
    dedupeKey: releaseMailKeys.enoughAt(report.id, now),
    giveUpAt: releaseMailDeadlines.others(now),
    content: reportConfirmedEmail({
      ...(await buildOwnerReportEmailFacts(ctx, tx, owner, { ...report, expiresAt: opensAt })),
      homeUrl: `${ctx.config.appOrigin}/home`,
    }),
  });
}
