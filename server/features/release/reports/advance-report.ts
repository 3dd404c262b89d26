import { eq } from 'drizzle-orm';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import { addJob } from '../../../adapters/queue.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../../db/schema/index.ts';
import { describeReport } from './describe-report.ts';
import { reportExpired } from './letters.ts';
import { mayAct } from '../../recovery/may-act.ts';
import { mailKeys } from '../mail-keys.ts';
import { lockReportIfFree, ownerOf, peopleOf, type ReportRow } from '../queries.ts';
import { readCircumstances } from './read-circumstances.ts';
import { recordEvent } from './record-event.ts';
import { releaseEstate } from '../openings/release-estate.ts';
import { nextStep, type Step } from '../rules.ts';
import { tellPeople } from '../tell-people.ts';
import { warnOwner } from './warn-owner.ts';

/** Schedules the job that advances a report, now or at `runAt`. A report has at most one such job queued. */
export function planReport(tx: Database, reportId: number, runAt?: Date): Promise<void> {
  return addJob(tx, 'advance-report', { reportId }, { key: `report:${reportId}`, runAt });
}

/**
 * Takes all due steps of a report, in one transaction under its lock, and plans the next look. Any number of processes
 * may do so at once, early, late or twice. Each decision is made again from the database. A report that another process
 * holds is left to that process and to the next look, within a minute. So a process that hangs holds up no other report.
 * In recovery nothing is decided.
 */
export async function advanceReport(ctx: Context, reportId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await mayAct(ctx, tx))) return;
    for (;;) {
      const report = await lockReportIfFree(tx, reportId);
      if (!report) return;
      const now = ctx.clock.now();
      const { state, hearing, warnings, workedMs } = await readCircumstances(tx, report, now);
      const step = nextStep(state, hearing, warnings, workedMs, now);
      if (await take(ctx, tx, report, step)) return;
    }
  });
}

/** @returns whether nothing is left to do for now. */
async function take(ctx: Context, tx: Database, report: ReportRow, step: Step): Promise<boolean> {
  switch (step.kind) {
    case 'none':
      return true;
    case 'wait':
      if (step.at) await planReport(tx, report.id, step.at);
      return true;
    case 'move-window':
      await tx.update(reports).set({ expiresAt: step.expiresAt }).where(eq(reports.id, report.id));
      await recordEvent(ctx, tx, report, 'window-moved');
      await withdrawMails(tx, mailKeys.delayed(report.id, ''));
      return false;
    case 'warn': {
      const owner = await ownerOf(tx, report);
      await warnOwner(ctx, tx, { owner, report, stage: step.stage, token: ctx.ids.token() });
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
  await recordEvent(ctx, tx, report, 'expired');
  await withdrawMails(tx, mailKeys.whilePending(report.id));
  const owner = await ownerOf(tx, report);
  await tellPeople(ctx, tx, {
    owner,
    report,
    what: 'report-expired',
    people: [owner.email, ...(await peopleOf(tx, report))],
    letterFor: (email) =>
      reportExpired({ ...describeReport(ctx, owner, report), isOwner: email === owner.email }),
  });
}
