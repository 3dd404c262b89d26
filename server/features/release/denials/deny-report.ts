import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports, reportConfirmations } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { assertClockReliable } from '../../recovery/assert-clock-reliable.ts';
import { scheduleReportAdvance } from '../reports/advance-report.ts';
import { encryptDenialReason } from './reason-encryption.ts';
import { confirmLinkEndedError, unusableLinkError } from '../links/link-errors.ts';
import { notifyOfDenial } from './notify-of-denials.ts';
import { findConfirmationByLink } from '../links/queries.ts';
import { findReport, lockReport, loadReportOwner, type ConfirmationRow, type ReportRow } from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { extendWindowForDenial } from '../reports/rules.ts';
import { updateQuorum } from '../reports/update-quorum.ts';
import { decideDenial } from '../links/rules.ts';

/**
 * A reporter who was asked to confirm denies the report. It then needs another confirmation, and opens seven days later at the
 * earliest. The owner and the other reporters are notified immediately.
 * @param denial.reason for the owner only
 * @throws DomainError `not-found` with the `reason` the link cannot be used; `conflict` if they have denied and then confirmed it;
 * `unavailable`
 */
export async function denyReport(
  ctx: Context,
  { token, reason }: { token: string; reason: string | null },
): Promise<void> {
  assertClockReliable(ctx);
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const asked = await findConfirmationByLink(tx, digest);
    const report = asked && (await lockReport(tx, asked.reportId));
    // Reload under the lock, because the owner may have just removed this reporter.
    const confirmation = report && (await findConfirmationByLink(tx, digest));
    if (!report || !confirmation) throw unusableLinkError('unknown');
    const verdict = decideDenial(report.status, confirmation);
    switch (verdict.kind) {
      case 'ended':
        throw await confirmLinkEndedError(tx, report, confirmation.confirmerEmail);
      case 'already':
        return;
      case 'spent':
        throw new DomainError('conflict', SPENT);
      case 'count':
        await deny(ctx, tx, { report, confirmation, reason });
    }
  });
}

const SPENT =
  'You’ve already changed your answer to this report, so you can’t change it again. If it isn’t true, please tell the owner: they can refute it.';

async function deny(
  ctx: Context,
  tx: Database,
  {
    report,
    confirmation,
    reason,
  }: { report: ReportRow; confirmation: ConfirmationRow; reason: string | null },
): Promise<void> {
  const deniedAt = ctx.clock.now();
  const { confirmerEmail: email } = confirmation;
  await recordReportEvent(ctx, tx, report, 'denied', email, reason);
  const owner = await loadReportOwner(tx, report);
  await tx
    .update(reportConfirmations)
    .set({
      deniedAt,
      denialReason: encryptDenialReason(ctx, owner, report, { email, reason }),
      confirmedAt: null,
      confirmationType: null,
    })
    .where(eq(reportConfirmations.id, confirmation.id));
  await tx
    .update(reports)
    .set({ expiresAt: extendWindowForDenial(report.expiresAt, deniedAt) })
    .where(eq(reports.id, report.id));
  const extended = await findReport(tx, report.id);
  if (!extended) throw new Error('the denied report was not found');
  await updateQuorum(ctx, tx, extended);
  await notifyOfDenial(ctx, tx, extended, { denier: email, hasReason: reason !== null });
  await scheduleReportAdvance(tx, report.id);
}
