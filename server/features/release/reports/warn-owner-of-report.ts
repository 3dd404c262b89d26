import { and, eq } from 'drizzle-orm';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reportWarnings } from '#server/db/schema/index.ts';
import { buildOwnerReportEmailFacts } from './build-report-email-facts.ts';
import { ownerWarningEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';
import { withOwnerDeadlineIfWarnedNow } from './load-report-facts.ts';
import { recordReportEvent } from './record-report-event.ts';
import type { OwnerWarningStage } from './warning-rules.ts';

/**
 * Queues one warning to the owner with its own refute link. Each delivery attempt advances the report again.
 * @param token the refute token of the warning. Its digest must not be in use yet.
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
    ),
  );
  const mailId = await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'report-warning',
    dedupeKey: releaseMailKeys.warning(reportId, { round, stage, number }),
    giveUpAt: releaseMailDeadlines.warnings(now),
    followUp: { task: 'advance-report', payload: { reportId } },
    content: ownerWarningEmail({
      ...(await buildOwnerReportEmailFacts(
        ctx,
        tx,
        owner,
        await withOwnerDeadlineIfWarnedNow(tx, report, now),
      )),
      refuteLink: `${ctx.config.appOrigin}/refute/${token}`,
      stage,
      isConfirmed: report.confirmedAt !== null,
      isLate: now >= report.expiresAt,
    }),
  });
  if (mailId === null) return;
  await tx.insert(reportWarnings).values({
    reportId,
    round,
    stage,
    number,
    mailId,
    refuteToken: ctx.digests.token(token),
  });
  const isWithReport = stage === 'first' && round === 0 && number === 0;
  if (!isWithReport) await recordReportEvent(ctx, tx, report, 'warned');
}
