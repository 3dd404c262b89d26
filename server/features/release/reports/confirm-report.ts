import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { deathIncapacitationReports as reports, reportConfirmations } from '../../../db/schema/index.ts';
import { assertClockSound } from '../../recovery/assert-clock.ts';
import { confirmLinkEnded } from './find-another.ts';
import { linkRefused } from './link-refused.ts';
import { planReport } from './advance-report.ts';
import { findConfirmation } from '../link-queries.ts';
import { countConfirmations, lockReport } from '../queries.ts';
import { recordEvent } from './record-event.ts';
import { confirmationVerdict } from '../rules.ts';

/**
 * Counts one reporter's confirmation. The report itself is opened by its job, never here.
 * @returns whether this reporter had confirmed before.
 * @throws DomainError `not-found` with the `reason` the link cannot be used, or `unavailable`
 */
export async function confirmReport(ctx: Context, token: string): Promise<{ alreadyConfirmed: boolean }> {
  assertClockSound(ctx);
  return ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const asked = await findConfirmation(tx, digest);
    const report = asked && (await lockReport(tx, asked.reportId));
    // Read again under the lock: the owner may just have removed this reporter.
    const confirmation = report && (await findConfirmation(tx, digest));
    if (!report || !confirmation) throw linkRefused('unknown');

    const verdict = confirmationVerdict(report.status, confirmation.confirmedAt !== null);
    switch (verdict.kind) {
      case 'already':
        return { alreadyConfirmed: true };
      case 'refused':
        throw await confirmLinkEnded(tx, report, confirmation.confirmerEmail, verdict.reason);
      case 'count': {
        const confirmedAt = ctx.clock.now();
        await tx
          .update(reportConfirmations)
          .set({ confirmedAt, confirmationType: 'confirm' })
          .where(eq(reportConfirmations.id, confirmation.id));
        await recordEvent(ctx, tx, report, 'confirmed', confirmation.confirmerEmail);
        const confirmations = await countConfirmations(tx, report.id);
        if (report.confirmedAt === null && confirmations >= report.requiredConfirmations) {
          await tx.update(reports).set({ confirmedAt }).where(eq(reports.id, report.id));
        }
        await planReport(tx, report.id);
        return { alreadyConfirmed: false };
      }
    }
  });
}
