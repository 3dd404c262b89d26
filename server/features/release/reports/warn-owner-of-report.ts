import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reportWarnings } from '#server/db/schema/index.ts';
import { buildOwnerReportEmailFacts } from './build-report-email-facts.ts';
import { getRefuteUrl } from './create-refute-link.ts';
import { ownerWarningEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';
import { withOwnerDeadlineIfWarnedNow } from './load-report-facts.ts';
import { recordReportEvent } from './record-report-event.ts';
import { warningText } from '../texts.ts';
import type { OwnerWarningStage } from './warning-rules.ts';
import { listWarningWays, queueByWay } from './warning-ways.ts';

/**
 * Queues one warning to the owner by every verified way, each with its own refute link. Each delivery attempt advances the report
 * again.
 * @param token the refute token for the account's address. Its digest must not be in use yet.
 */
export async function warnOwnerOfReport(
  ctx: Context,
  tx: Database,
  {
    owner,
    report,
    stage,
    token,
  }: { owner: OwnerRow; report: ReportRow; stage: OwnerWarningStage; token: string },
): Promise<void> {
  const { id: reportId, round } = report;
  const now = ctx.clock.now();
  const number = await tx.$count(
    reportWarnings,
    and(
      eq(reportWarnings.reportId, reportId),
      eq(reportWarnings.round, round),
      eq(reportWarnings.stage, stage),
      eq(reportWarnings.way, 'email'),
    ),
  );
  const facts = {
    ...(await buildOwnerReportEmailFacts(
      ctx,
      tx,
      owner,
      await withOwnerDeadlineIfWarnedNow(tx, report, now),
    )),
    stage,
    isConfirmed: report.confirmedAt !== null,
    isLate: now >= report.expiresAt,
  };
  for (const way of listWarningWays(ctx, owner)) {
    const wayToken = way.kind === 'email' ? token : ctx.random.token();
    const refuteLink = getRefuteUrl(ctx, wayToken);
    const mailId = await queueByWay(
      ctx,
      tx,
      { owner, way },
      {
        kind: 'report-warning',
        dedupeKey: releaseMailKeys.warning(reportId, { round, stage, number }),
        giveUpAt: releaseMailDeadlines.warnings(now),
        followUp: { task: 'advance-report', payload: { reportId } },
        email: ownerWarningEmail({ ...facts, refuteLink }),
        text: warningText(stage, report.reportType, refuteLink),
      },
    );
    if (mailId === null) return;
    await tx.insert(reportWarnings).values({
      reportId,
      round,
      stage,
      number,
      way: way.kind,
      mailId,
      refuteToken: ctx.digests.token(wayToken),
    });
  }
  const isWithReport = stage === 'first' && round === 0 && number === 0;
  if (!isWithReport) await recordReportEvent(ctx, tx, report, 'warned');
}
