import { and, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { buildReportEmailFacts } from './build-report-email-facts.ts';
import { reportDelayedEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { tryLockReport, loadReportOwner, listReportParticipants } from '../queries.ts';
import { loadReportFacts } from './load-report-facts.ts';
import { decideReport } from './rules.ts';

/**
 * A report never opens before the owner could be notified, however long that takes. An operator is therefore alerted to find the
 * cause, and each reporter is told once that the report is delayed. A failure in one report doesn't hold up the alerts for
 * others.
 */
export async function watchUndeliveredWarnings(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - releaseLimits.undeliveredAlarmDays * DAY_MS);
  const old = await ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.status, 'pending'), lt(reports.reportedAt, before)));
  await sweep(ctx, old, {
    name: 'watch-reports',
    alarm: 'report-stuck',
    words: 'a report could not be processed',
    idName: 'reportId',
    inTransaction: (tx, { id }) => watch(ctx, tx, id),
  });
}

async function watch(ctx: Context, tx: Database, reportId: number): Promise<void> {
  // Otherwise, the owner's refutation may have been lost in a restore, or the report may be newer than it seems.
  if (!(await canActIrrevocably(ctx, tx))) return;
  const report = await tryLockReport(tx, reportId);
  if (report?.status !== 'pending') return;
  const now = ctx.clock.now();
  const facts = await loadReportFacts(tx, report, now);
  if (!decideReport(facts, now).isOwnerUnreachable) return;
  ctx.logger.error(
    { alarm: 'report-unheard', reportId, reportedAt: report.reportedAt },
    facts.warnings.delivery.kind === 'undelivered'
      ? 'no warning about a report could be delivered to its owner: it cannot open until one is'
      : 'a warning to an owner has been queued for a day: the report is held for up to three days and one more attempt',
  );
  if (now.getTime() < report.reportedAt.getTime() + releaseLimits.undeliveredNoticeDays * DAY_MS) return;
  const owner = await loadReportOwner(tx, report);
  for (const to of await listReportParticipants(tx, report)) {
    await queueMail(ctx, tx, {
      to,
      userId: owner.id,
      kind: 'report-delayed',
      dedupeKey: releaseMailKeys.delayed(reportId, to),
      giveUpAt: releaseMailDeadlines.others(now),
      content: reportDelayedEmail(buildReportEmailFacts(ctx, owner, report)),
    });
  }
}
