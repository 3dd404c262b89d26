import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { listDeniers, listReportParticipants, loadReportOwner, type ReportRow } from '../queries.ts';
import { buildReportEmailFacts, buildOwnerReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { createRefuteLink } from '../reports/create-refute-link.ts';
import {
  denialWithdrawnOwnerEmail,
  denialWithdrawnReporterEmail,
  reportDeniedOthersEmail,
  reportDeniedOwnerEmail,
  reportDeniedSubmitterEmail,
} from './emails.ts';
import { loadReportFacts } from '../reports/load-report-facts.ts';
import { countNeededConfirmations, decideReport } from '../reports/rules.ts';
import { canWithdrawReport } from '../links/rules.ts';

/*
 * Denials of a pending report, and their withdrawal, are told to the owner by name, and to the other reporters without one.
 */

/** What the emails say about a report as it is after a denial or its withdrawal. @param report locked, as stored */
async function loadDenialFacts(ctx: Context, tx: Database, report: ReportRow) {
  const now = ctx.clock.now();
  const owner = await loadReportOwner(tx, report);
  const facts = await loadReportFacts(tx, report, now);
  const shown = { ...report, expiresAt: decideReport(facts, now).ownerDeadline };
  return {
    now,
    owner,
    deniers: await listDeniers(tx, report.id),
    asked: (await listReportParticipants(tx, report)).filter((email) => email !== report.reporterEmail),
    needed: countNeededConfirmations(facts.report),
    confirmations: facts.report.confirmations,
    called: await loadPersonFormatter(ctx, tx, owner.id),
    toOwner: await buildOwnerReportEmailFacts(ctx, tx, owner, shown),
    toReporters: buildReportEmailFacts(ctx, owner, shown),
  };
}

/** @param denial.hasReason whether the denier gave a reason. No email contains it. */
export async function notifyOfDenial(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  { denier, hasReason }: { denier: string; hasReason: boolean },
): Promise<void> {
  const facts = await loadDenialFacts(ctx, tx, report);
  const { now, owner, confirmations, deniers, toOwner, toReporters } = facts;
  const others = facts.asked.filter((email) => !deniers.includes(email));
  const needed = { needed: facts.needed, possible: others.length };
  const mail = { kind: 'report-denied', giveUpAt: releaseMailDeadlines.others(now) } as const;
  await queueMail(ctx, tx, {
    ...mail,
    to: owner.email,
    dedupeKey: releaseMailKeys.denied(report.id, denier),
    content: reportDeniedOwnerEmail({
      ...toOwner,
      denier: facts.called(denier),
      ...needed,
      hasReason,
      refuteLink: await createRefuteLink(ctx, tx, report.id),
    }),
  });
  await queueMail(ctx, tx, {
    ...mail,
    to: report.reporterEmail,
    userId: owner.id,
    dedupeKey: releaseMailKeys.doubted(report.id, denier),
    content: reportDeniedSubmitterEmail({
      ...toReporters,
      ...needed,
      canTakeBack:
        owner.designatedReporters.includes(report.reporterEmail) && canWithdrawReport(confirmations),
    }),
  });
  for (const to of others) {
    // The latest one says how many confirmations are needed.
    await withdrawMails(tx, releaseMailKeys.doubtedByOthersTo(report.id, to));
    await queueMail(ctx, tx, {
      ...mail,
      to,
      userId: owner.id,
      dedupeKey: releaseMailKeys.doubtedByOther(report.id, to, denier),
      content: reportDeniedOthersEmail({ ...toReporters, ...needed, confirmations }),
    });
  }
}

/** @param denial.deniedAt when the reporter who has now confirmed had denied the report */
export async function notifyOfWithdrawnDenial(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  { denier, deniedAt }: { denier: string; deniedAt: Date },
): Promise<void> {
  const facts = await loadDenialFacts(ctx, tx, report);
  const { now, owner, deniers, needed, confirmations } = facts;
  const mail = { kind: 'report-denial-withdrawn', giveUpAt: releaseMailDeadlines.others(now) } as const;
  await queueMail(ctx, tx, {
    ...mail,
    to: owner.email,
    dedupeKey: releaseMailKeys.reconsidered(report.id, denier),
    content: denialWithdrawnOwnerEmail({
      ...facts.toOwner,
      denier: facts.called(denier),
      deniedAt: formatEmailDate(ctx, deniedAt, owner),
      needed,
      confirmations,
      refuteLink: await createRefuteLink(ctx, tx, report.id),
    }),
  });
  // Emails that wait still count the denial.
  await withdrawMails(tx, releaseMailKeys.doubted(report.id, denier));
  for (const to of [report.reporterEmail, ...facts.asked]) {
    if (to === denier) continue;
    await withdrawMails(tx, releaseMailKeys.doubtedByOthersTo(report.id, to));
    const isDenier = deniers.includes(to);
    await queueMail(ctx, tx, {
      ...mail,
      to,
      userId: owner.id,
      dedupeKey: releaseMailKeys.reconsideredTo(report.id, to, denier),
      content: denialWithdrawnReporterEmail({
        ...facts.toReporters,
        needed,
        confirmations,
        reader: to === report.reporterEmail ? 'submitter' : isDenier ? 'denier' : 'other',
        denials: deniers.length - (isDenier ? 1 : 0),
      }),
    });
  }
}
