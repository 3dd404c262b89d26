import { eq } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { queueDeletionStep } from '../../deletion/notify-reporters.ts';
import { buildReportEmailFacts, buildOwnerReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { refutationReceivedEmail, reportRefutedEmail, reportWithdrawnEmail } from './emails.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { linkBlockedByReportError, refuteLinkEndedError, unusableLinkError } from '../links/link-errors.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { findReportByRefuteToken, lockReportByReporterLink } from '../links/queries.ts';
import {
  countConfirmations,
  findLastReportByReporter,
  listConfirmers,
  listDeniers,
  lockReport,
  loadReportOwner,
  listReportParticipants,
  type ReportRow,
} from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import {
  canRefuteReport,
  canWithdrawReport,
  getCoolDown,
  getReportEnding,
  isOwnPendingReport,
} from '../links/rules.ts';
import { suspendReporter } from '../links/suspensions.ts';
import { notifyReportParticipants } from '../notify-report-participants.ts';

/**
 * Refutes a report by the link in one of its warnings.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export function refuteReportByLink(ctx: Context, refuteToken: string): Promise<ReportRow> {
  return ctx.db.transaction(async (tx) => {
    const known = await findReportByRefuteToken(tx, ctx.digests.token(refuteToken));
    const report = known && (await lockReport(tx, known.id));
    if (!report) throw unusableLinkError('unknown');
    if (!canRefuteReport(report.status)) throw await refuteLinkEndedError(tx, report);
    return refute(ctx, tx, report, 'link');
  });
}

/**
 * Refutes a report about the signed-in owner.
 * @throws DomainError `not-found` for a report about another owner
 */
export function refuteReportAsOwner(ctx: Context, userId: number, reportId: number): Promise<ReportRow> {
  return ctx.db.transaction(async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.userId !== userId) throw notFoundError();
    return refute(ctx, tx, report, 'home');
  });
}

/**
 * A reporter withdraws their report by one of their own links.
 * @throws DomainError `not-found` with the `reason` there is nothing to withdraw; `conflict` once another reporter has confirmed
 * it, because from then on, no one person may stop it
 */
export function withdrawReport(ctx: Context, token: string): Promise<ReportRow> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockReportByReporterLink(tx, ctx.digests.token(token));
    if (!found) throw unusableLinkError('unknown');
    const { report, reporterEmail } = found;
    if (!report) {
      const last = await findLastReportByReporter(tx, found.owner.id, reporterEmail);
      throw unusableLinkError((last && getReportEnding(last)) ?? 'unknown');
    }
    if (!found.stillWorks) throw unusableLinkError('unknown');
    if (!isOwnPendingReport(report, reporterEmail))
      throw await linkBlockedByReportError(ctx, tx, { report, owner: found.owner, email: reporterEmail });
    if (!canWithdrawReport(await countConfirmations(tx, report.id)))
      throw new DomainError('conflict', CONFIRMED);
    const withdrawn = await cancel(ctx, tx, report, 'reporter');
    await recordReportEvent(ctx, tx, report, 'refuted', reporterEmail);
    const owner = await loadReportOwner(tx, report);
    const homeUrl = `${ctx.config.appOrigin}/home`;
    const toOwner = await buildOwnerReportEmailFacts(ctx, tx, owner, report);
    const toOthers = buildReportEmailFacts(ctx, owner, report);
    const deniers = await listDeniers(tx, report.id);
    const readerOf = (email: string) => {
      if (email === owner.email) return 'owner';
      if (email === reporterEmail) return 'reporter';
      return deniers.includes(email) ? 'denier' : 'other';
    };
    await notifyReportParticipants(ctx, tx, {
      owner,
      report,
      what: 'report-withdrawn',
      people: [owner.email, ...(await listReportParticipants(tx, report))],
      createContent: (email) => {
        const reader = readerOf(email);
        return reportWithdrawnEmail({ ...(reader === 'owner' ? toOwner : toOthers), homeUrl, reader });
      },
    });
    return withdrawn;
  });
}

const CONFIRMED =
  'Another reporter has confirmed this report, so it can no longer be withdrawn. If it was a mistake, please tell the other reporters and the people close to the owner. If the owner is alive and well, they can still refute it until the LeaveBits are released.';

/** A refutation counts even after the window, until the estate has been opened. */
async function refute(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  refutedBy: 'link' | 'home',
): Promise<ReportRow> {
  const refuted = await cancel(ctx, tx, report, refutedBy);
  await recordReportEvent(ctx, tx, report, 'refuted');
  // A pending deletion restarts its waiting period, and the reporters are notified immediately, because a thief may have refuted.
  await queueDeletionStep(tx, report.userId);
  const owner = await loadReportOwner(tx, report);
  await suspendReporter(ctx, tx, owner, report);
  const facts = buildReportEmailFacts(ctx, owner, report);
  const toOwner = await buildOwnerReportEmailFacts(ctx, tx, owner, report);
  const deniers = await listDeniers(tx, report.id);
  const confirmers = (await listConfirmers(tx, report.id)).map(await loadPersonFormatter(ctx, tx, owner.id));
  const now = ctx.clock.now();
  const pause = getCoolDown(now, owner.coolDownDays, now);
  const told = { owner, report };
  await notifyReportParticipants(ctx, tx, {
    ...told,
    what: 'report-refuted',
    people: await listReportParticipants(tx, report),
    createContent: (email) =>
      reportRefutedEmail({
        ...facts,
        isReporter: owner.designatedReporters.includes(email),
        isSubmitter: email === report.reporterEmail,
        hasDenied: deniers.includes(email),
        pausedUntil: pause && formatEmailDate(ctx, pause.until, owner),
      }),
  });
  await notifyReportParticipants(ctx, tx, {
    ...told,
    what: 'refutation-received',
    people: [owner.email],
    createContent: () =>
      refutationReceivedEmail({
        ...toOwner,
        homeUrl: `${ctx.config.appOrigin}/home`,
        takesPayments: ctx.config.takesPayments,
        confirmers,
        isReporter: owner.designatedReporters.includes(report.reporterEmail),
      }),
  });
  return refuted;
}

/** Ends a pending report and withdraws the emails that are only true while it is pending. */
async function cancel(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  refutedBy: NonNullable<ReportRow['refutedBy']>,
): Promise<ReportRow> {
  if (!canRefuteReport(report.status)) throw unusableLinkError(getReportEnding(report) ?? 'unknown');
  const [refuted] = await tx
    .update(reports)
    .set({ status: 'refuted', refutedAt: ctx.clock.now(), refutedBy })
    .where(eq(reports.id, report.id))
    .returning();
  if (!refuted) throw notFoundError();
  await withdrawMails(tx, releaseMailKeys.whilePending(report.id));
  return refuted;
}
