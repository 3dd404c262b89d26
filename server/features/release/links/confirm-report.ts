import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { reportConfirmations } from '#server/db/schema/index.ts';
import { assertClockReliable } from '../../recovery/assert-clock-reliable.ts';
import { confirmLinkEndedError, unusableLinkError } from './link-errors.ts';
import { scheduleReportAdvance } from '../reports/advance-report.ts';
import { findConfirmationByLink } from './queries.ts';
import { findReport, lockReport } from '../queries.ts';
import { notifyOfWithdrawnDenial } from '../denials/notify-of-denials.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { updateQuorum } from '../reports/update-quorum.ts';
import { decideConfirmation, isDenying } from './rules.ts';

/**
 * Counts one reporter's confirmation, which withdraws their earlier denial: the owner and the others are then notified. Only the report's job ever opens the estate.
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
        const { confirmerEmail, deniedAt } = confirmation;
        const withdrawnDenial =
          deniedAt && isDenying(confirmation) ? { denier: confirmerEmail, deniedAt } : null;
        await tx
          .update(reportConfirmations)
          .set({
            confirmedAt,
            confirmationType: 'confirm',
            ...(withdrawnDenial && { denialWithdrawnAt: confirmedAt }),
          })
          .where(eq(reportConfirmations.id, confirmation.id));
        const detail = withdrawnDenial && 'They had said before that it isn’t true.';
        await recordReportEvent(ctx, tx, report, 'confirmed', confirmerEmail, detail);
        await updateQuorum(ctx, tx, report);
        const counted = withdrawnDenial && (await findReport(tx, report.id));
        if (counted) await notifyOfWithdrawnDenial(ctx, tx, counted, withdrawnDenial);
        await scheduleReportAdvance(tx, report.id);
        return { alreadyConfirmed: false };
      }
    }
  });
}
