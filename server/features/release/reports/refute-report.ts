import { eq } from 'drizzle-orm';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { describeReport } from './describe-report.ts';
import { refutationReceived, reportRefuted } from './letters.ts';
import { linkRefused } from './link-refused.ts';
import { mailKeys } from '../mail-keys.ts';
import { findByRefuteToken, lockReport, ownerOf, peopleOf, type ReportRow } from '../queries.ts';
import { recordEvent } from './record-event.ts';
import { refutationRefusal } from '../rules.ts';
import { tellPeople } from '../tell-people.ts';

/**
 * Refutes a report by the link in one of its warnings.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export function refuteByLink(ctx: Context, refuteToken: string): Promise<ReportRow> {
  return ctx.db.transaction(async (tx) => {
    const known = await findByRefuteToken(tx, ctx.digests.token(refuteToken));
    const report = known && (await lockReport(tx, known.id));
    if (!report) throw linkRefused('unknown');
    return refute(ctx, tx, report, 'link');
  });
}

/** Refutes a report about the signed-in owner. A report about somebody else is `not-found`. */
export function refuteFromHome(ctx: Context, userId: number, reportId: number): Promise<ReportRow> {
  return ctx.db.transaction(async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.userId !== userId) throw notFound();
    return refute(ctx, tx, report, 'home');
  });
}

/** A refutation counts also after the window, as long as nothing was opened. */
async function refute(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  refutedBy: 'link' | 'home',
): Promise<ReportRow> {
  const refusal = refutationRefusal(report.status);
  if (refusal) throw linkRefused(refusal);
  const [refuted] = await tx
    .update(reports)
    .set({ status: 'refuted', refutedAt: ctx.clock.now(), refutedBy })
    .where(eq(reports.id, report.id))
    .returning();
  if (!refuted) throw notFound();
  await recordEvent(ctx, tx, report, 'refuted');
  await withdrawMails(tx, mailKeys.whilePending(report.id));
  const owner = await ownerOf(tx, report);
  const facts = describeReport(ctx, owner, report);
  const told = { owner, report };
  await tellPeople(ctx, tx, {
    ...told,
    what: 'report-refuted',
    people: await peopleOf(tx, report),
    letterFor: () => reportRefuted(facts),
  });
  await tellPeople(ctx, tx, {
    ...told,
    what: 'refutation-received',
    people: [owner.email],
    letterFor: () => refutationReceived({ ...facts, homeUrl: `${ctx.config.appOrigin}/home` }),
  });
  return refuted;
}
