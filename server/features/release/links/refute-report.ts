import { eq } from 'drizzle-orm';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import { describeReport, describeToOwner } from '../reports/describe-report.ts';
import { refuteLinkEnded } from './find-another.ts';
import { refutationReceived, reportRefuted, reportWithdrawn } from '../reports/letters.ts';
import { linkRefused } from './link-refused.ts';
import { mailKeys } from '../mail-keys.ts';
import { findByRefuteToken, lockReportByLink } from './link-queries.ts';
import {
  countConfirmations,
  lastReportBy,
  lockReport,
  ownerOf,
  peopleOf,
  type ReportRow,
} from '../queries.ts';
import { keptByReport } from './read-part.ts';
import { recordEvent } from '../reports/record-event.ts';
import { canWithdraw, isOwnRunning, refutationRefusal, refuterOf } from './rules.ts';
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
    const refusal = refutationRefusal(report.status);
    if (refusal) throw await refuteLinkEnded(tx, report, refusal);
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

/**
 * Takes back a report with one of its reporter's own links.
 * @throws DomainError `not-found` with the `reason` the link has nothing to take back; `conflict` once another reporter has
 * confirmed it: then one person alone must not stop it
 */
export function withdrawReport(ctx: Context, token: string): Promise<ReportRow> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockReportByLink(tx, ctx.digests.token(token));
    if (!found) throw linkRefused('unknown');
    const { report, reporterEmail } = found;
    if (!report) {
      const last = await lastReportBy(tx, found.owner.id, reporterEmail);
      throw last ? linkRefused(last.status, refuterOf(last)) : linkRefused('unknown');
    }
    if (!found.stillWorks) throw linkRefused('unknown');
    if (!isOwnRunning(report, reporterEmail)) throw await keptByReport(tx, report, reporterEmail);
    if (!canWithdraw(await countConfirmations(tx, report.id))) throw new DomainError('conflict', CONFIRMED);
    const withdrawn = await cancel(ctx, tx, report, 'reporter');
    await recordEvent(ctx, tx, report, 'refuted', reporterEmail);
    const owner = await ownerOf(tx, report);
    const homeUrl = `${ctx.config.appOrigin}/home`;
    const toOwner = await describeToOwner(ctx, tx, owner, report);
    const toOthers = describeReport(ctx, owner, report);
    const readerOf = (email: string) =>
      email === owner.email ? 'owner' : email === reporterEmail ? 'reporter' : 'other';
    await tellPeople(ctx, tx, {
      owner,
      report,
      what: 'report-withdrawn',
      people: [owner.email, ...(await peopleOf(tx, report))],
      letterFor: (email) => {
        const reader = readerOf(email);
        return reportWithdrawn({ ...(reader === 'owner' ? toOwner : toOthers), homeUrl, reader });
      },
    });
    return withdrawn;
  });
}

const CONFIRMED =
  'Another reporter has confirmed this report, so it can no longer be taken back. If it was a mistake, please speak to the person it is about: they can refute it as long as nothing has opened.';

/** A refutation counts also after the window, as long as nothing was opened. */
async function refute(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  refutedBy: 'link' | 'home',
): Promise<ReportRow> {
  const refuted = await cancel(ctx, tx, report, refutedBy);
  await recordEvent(ctx, tx, report, 'refuted');
  const owner = await ownerOf(tx, report);
  const facts = describeReport(ctx, owner, report);
  const toOwner = await describeToOwner(ctx, tx, owner, report);
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
    letterFor: () =>
      refutationReceived({
        ...toOwner,
        homeUrl: `${ctx.config.appOrigin}/home`,
        takesPayments: ctx.config.takesPayments,
      }),
  });
  return refuted;
}

/** Ends a pending report, and the mails that are true only while it is pending. */
async function cancel(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  refutedBy: NonNullable<ReportRow['refutedBy']>,
): Promise<ReportRow> {
  const refusal = refutationRefusal(report.status);
  if (refusal) throw linkRefused(refusal, refuterOf(report));
  const [refuted] = await tx
    .update(reports)
    .set({ status: 'refuted', refutedAt: ctx.clock.now(), refutedBy })
    .where(eq(reports.id, report.id))
    .returning();
  if (!refuted) throw notFound();
  await withdrawMails(tx, mailKeys.whilePending(report.id));
  return refuted;
}
