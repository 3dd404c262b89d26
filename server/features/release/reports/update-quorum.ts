import { eq } from 'drizzle-orm';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { loadReportOwner, type ReportRow } from '../queries.ts';
import { buildOwnerReportEmailFacts } from './build-report-email-facts.ts';
import { createRefuteLink } from './create-refute-link.ts';
import { reportConfirmedEmail } from './emails.ts';
import { loadReportFacts } from './load-report-facts.ts';
import { quorumText } from '../texts.ts';
import { findQuorumNoticeDeadline, hasEnoughConfirmations } from './rules.ts';
import { listWarningWays, queueByWay } from './warning-ways.ts';

/**
 * Records since when a pending report has had enough confirmations, after a confirmation or denial was added or withdrawn. The
 * owner is notified when there are enough; that email is withdrawn when there no longer are.
 * @param report locked, as stored
 */
export async function updateQuorum(ctx: Context, tx: Database, report: ReportRow): Promise<void> {
  const now = ctx.clock.now();
  const facts = await loadReportFacts(tx, report, now);
  const isEnough = hasEnoughConfirmations(facts.report);
  if (isEnough === (report.confirmedAt !== null)) return;
  const confirmedAt = isEnough ? now : null;
  await tx.update(reports).set({ confirmedAt }).where(eq(reports.id, report.id));
  if (isEnough) await sendQuorumNotice(ctx, tx, { ...report, confirmedAt }, now);
  else await withdrawMails(tx, releaseMailKeys.enough(report.id));
}

/**
 * Notifies the owner that the last required confirmation arrived, unless their deadline has passed or a warning that is due says
 * the same.
 */
async function sendQuorumNotice(ctx: Context, tx: Database, report: ReportRow, now: Date): Promise<void> {
  const opensAt = findQuorumNoticeDeadline(await loadReportFacts(tx, report, now), now);
  if (opensAt === null) return;
  const owner = await loadReportOwner(tx, report);
  const facts = await buildOwnerReportEmailFacts(ctx, tx, owner, { ...report, expiresAt: opensAt });
  for (const way of listWarningWays(ctx, owner)) {
    const refuteLink = await createRefuteLink(ctx, tx, report.id);
    await queueByWay(
      ctx,
      tx,
      { owner, way },
      {
        kind: 'report-confirmed',
        dedupeKey: releaseMailKeys.enoughAt(report.id, now),
        giveUpAt: releaseMailDeadlines.others(now),
        email: reportConfirmedEmail({ ...facts, refuteLink }),
        text: quorumText(refuteLink),
      },
    );
  }
}
