import { asc, eq } from 'drizzle-orm';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { scheduleReportAdvance } from './advance-report.ts';
import { loadReportOwner } from '../queries.ts';
import { recordReportEvent } from './record-report-event.ts';
import { computeRefuteWindowEnd } from './rules.ts';
import { warnOwnerOfReport } from './warn-owner-of-report.ts';

/**
 * Restarts every pending report as if it were submitted now, because the owner's refutation may have been lost. Earlier warnings
 * no longer count, but confirmations do.
 * @param tx the transaction that ends a recovery
 */
export async function restartPendingReports(ctx: Context, tx: Database): Promise<void> {
  const now = ctx.clock.now();
  const pending = await tx
    .select()
    .from(reports)
    .where(eq(reports.status, 'pending'))
    .orderBy(asc(reports.id))
    .for('update');
  for (const { id, round, expiresAt, refuteTimeHours } of pending) {
    const end = computeRefuteWindowEnd(now, refuteTimeHours);
    const [report] = await tx
      .update(reports)
      .set({ round: round + 1, restartedAt: now, expiresAt: end > expiresAt ? end : expiresAt })
      .where(eq(reports.id, id))
      .returning();
    if (!report) throw new Error('the restarted report was not returned');
    await withdrawMails(tx, releaseMailKeys.warnings(id));
    // The new warning says the same, with the owner's new deadline.
    await withdrawMails(tx, releaseMailKeys.enough(id));
    await recordReportEvent(ctx, tx, report, 'restarted');
    await warnOwnerOfReport(ctx, tx, {
      owner: await loadReportOwner(tx, report),
      report,
      stage: 'first',
      token: ctx.random.token(),
    });
    await scheduleReportAdvance(tx, id);
  }
}
