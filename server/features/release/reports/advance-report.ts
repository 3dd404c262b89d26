import { eq } from 'drizzle-orm';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { buildReportEmailFacts } from './build-report-email-facts.ts';
import { reportExpiredEmail } from '../endings/emails.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import {
  listDeniers,
  listReportParticipants,
  loadReportOwner,
  tryLockReport,
  type ReportRow,
} from '../queries.ts';
import { loadReportFacts } from './load-report-facts.ts';
import { recordReportEvent } from './record-report-event.ts';
import { releaseEstate } from '../openings/release-estate.ts';
import { decideReport, type ReportStep } from './rules.ts';
import { notifyReportParticipants } from '../notify-report-participants.ts';
import { warnOwnerOfReport } from './warn-owner-of-report.ts';

/** Schedules the job that advances a report, now or at `runAt`. Only one such job is queued per report. */
export function scheduleReportAdvance(tx: Database, reportId: number, runAt?: Date): Promise<void> {
  return queueJob(tx, 'advance-report', { reportId }, { key: `report:${reportId}`, runAt });
}

/**
 * Takes all due steps of a report in one transaction under its lock, and schedules the next run. Every decision is based on the
 * database alone, so this is idempotent and safe to run in several processes at any time. A report locked by another process is
 * left to it and to the next run within a minute, so a hung process delays no other report. Nothing is decided during a recovery.
 */
export async function advanceReport(ctx: Context, reportId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await canActIrrevocably(ctx, tx))) return;
    for (;;) {
      const report = await tryLockReport(tx, reportId);
      if (!report) return;
      const now = ctx.clock.now();
      const { step } = decideReport(await loadReportFacts(tx, report, now), now);
      if (await take(ctx, tx, report, step)) return;
    }
  });
}

/** @returns whether there's nothing left to do for now */
async function take(ctx: Context, tx: Database, report: ReportRow, step: ReportStep): Promise<boolean> {
  switch (step.kind) {
    case 'none':
      return true;
    case 'wait':
      if (step.at) await scheduleReportAdvance(tx, report.id, step.at);
      return true;
    case 'move-window':
      await tx.update(reports).set({ expiresAt: step.expiresAt }).where(eq(reports.id, report.id));
      await recordReportEvent(ctx, tx, report, 'window-moved');
      await withdrawMails(tx, releaseMailKeys.delayed(report.id, ''));
      return false;
    case 'warn': {
      const owner = await loadReportOwner(tx, report);
      await warnOwnerOfReport(ctx, tx, { owner, report, stage: step.stage, token: ctx.random.token() });
      return false;
    }
    case 'release':
      await releaseEstate(ctx, tx, report);
      return true;
    case 'expire':
      await expire(ctx, tx, report);
      return true;
  }
}

async function expire(ctx: Context, tx: Database, report: ReportRow): Promise<void> {
  await tx
    .update(reports)
    .set({ status: 'expired', expiredAt: ctx.clock.now() })
    .where(eq(reports.id, report.id));
  await recordReportEvent(ctx, tx, report, 'expired');
  await withdrawMails(tx, releaseMailKeys.whilePending(report.id));
  const owner = await loadReportOwner(tx, report);
  const deniers = await listDeniers(tx, report.id);
  await notifyReportParticipants(ctx, tx, {
    owner,
    report,
    what: 'report-expired',
    people: [owner.email, ...(await listReportParticipants(tx, report))],
    createContent: (email) =>
      reportExpiredEmail({
        ...buildReportEmailFacts(ctx, owner, report),
        isOwner: email === owner.email,
        hasDenied: deniers.includes(email),
      }),
  });
}
