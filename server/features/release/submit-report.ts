import type { ReportType } from '#shared/contracts/release.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { deathIncapacitationReports as reports, reportConfirmations } from '../../db/schema/index.ts';
import { describeReport } from './describe-report.ts';
import { confirmationRequest, reportReceived } from './letters.ts';
import { linkRefused } from './link-refused.ts';
import { mailKeys } from './mail-keys.ts';
import { triedFor } from './mail-times.ts';
import { planReport } from './plan-report.ts';
import { findReporterToken, lockOwner, reportInForce, type OwnerRow, type ReportRow } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { firstWindowEnd, submissionRefusal } from './rules.ts';
import { warnOwner } from './warn-owner.ts';

/**
 * Submits a report with a reporter's own link: warns the owner and asks the other reporters, all in one transaction.
 * The terms are those in force at this moment.
 * @returns the report and how many others were asked.
 * @throws DomainError `not-found` with the `reason` a link cannot be used
 */
export async function submitReport(
  ctx: Context,
  { token, reportType }: { token: string; reportType: ReportType },
): Promise<{ report: ReportRow; otherReporters: number }> {
  return ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const known = await findReporterToken(tx, reportType, digest);
    const owner = known && (await lockOwner(tx, known.owner.id));
    // Looked for again under the lock: the owner may just have removed this reporter.
    const link = owner && (await findReporterToken(tx, reportType, digest));
    if (!owner || !link) throw linkRefused('unknown');
    const inForce = await reportInForce(tx, owner.id);
    const refusal = submissionRefusal(inForce ? inForce.status : null);
    if (refusal) throw linkRefused(refusal);

    const refuteToken = ctx.ids.token();
    const { reporterEmail } = link.token;
    const reportedAt = ctx.clock.now();
    const [report] = await tx
      .insert(reports)
      .values({
        id: ctx.ids.randomId(),
        userId: owner.id,
        reporterEmail,
        reportType,
        requiredConfirmations: owner.requiredConfirmations,
        refuteTimeHours: owner.refuteTimeHours,
        reportedAt,
        expiresAt: firstWindowEnd(reportedAt, owner.refuteTimeHours),
        refuteToken: ctx.digests.token(refuteToken),
      })
      .returning();
    if (!report) throw new Error('the new report was not returned');
    await recordEvent(ctx, tx, report.id, 'submitted', reporterEmail);
    await warnOwner(ctx, tx, { owner, report, stage: 'first', token: refuteToken });
    const others = owner.designatedReporters.filter((email) => email !== reporterEmail);
    for (const email of others) await askToConfirm(ctx, tx, owner, report, email);
    await queueMail(ctx, tx, {
      to: reporterEmail,
      userId: owner.id,
      kind: 'report-received',
      dedupeKey: mailKeys.received(report.id),
      letter: reportReceived({
        ...describeReport(owner, report),
        requiredConfirmations: report.requiredConfirmations,
      }),
    });
    await planReport(tx, report.id);
    return { report, otherReporters: others.length };
  });
}

async function askToConfirm(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  report: ReportRow,
  email: string,
): Promise<void> {
  const token = ctx.ids.token();
  await tx.insert(reportConfirmations).values({
    id: ctx.ids.uuid(),
    reportId: report.id,
    reporterEmail: report.reporterEmail,
    confirmerEmail: email,
    confirmationToken: ctx.digests.token(token),
  });
  await queueMail(ctx, tx, {
    to: email,
    userId: owner.id,
    kind: 'confirmation-request',
    dedupeKey: mailKeys.confirmationRequest(report.id, email),
    giveUpAt: triedFor.others(ctx.clock.now()),
    letter: confirmationRequest({
      ...describeReport(owner, report),
      confirmLink: `${ctx.config.appOrigin}/confirm-report/${token}`,
      requiredConfirmations: report.requiredConfirmations,
    }),
  });
}
