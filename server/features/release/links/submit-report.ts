import type { ReportType } from '#shared/contracts/release.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { getReportNumbers } from '#shared/domain/reporters.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { assertClockReliable } from '../../recovery/assert-clock-reliable.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { withdrawSilenceQuestions } from '../../silence/end-silence.ts';
import { withdrawLapseQuestions } from '../../subscriptions/lapse/withdraw-lapse-questions.ts';
import { getConfiguredNumbers } from '../configuration/rules.ts';
import { countReporterAnswers } from '../configuration/count-reporter-answers.ts';
import { requestConfirmation } from '../reports/request-confirmation.ts';
import { buildReportEmailFacts } from '../reports/build-report-email-facts.ts';
import { reportReceivedEmail } from '../reports/emails.ts';
import { linkBlockedByReportError, unusableLinkError } from './link-errors.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { scheduleReportAdvance } from '../reports/advance-report.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { findReporterToken } from './queries.ts';
import { loadReportingPause } from './load-reporting-pause.ts';
import { endSuspensions, loadSuspensions } from './suspensions.ts';
import { findReportRowInForce, type OwnerRow, type ReportRow } from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { computeSubmittedWindowEnd, getTimeAwayInForce } from '../reports/rules.ts';
import { canSubmitReport, type ReportingPause } from './rules.ts';
import { warnOwnerOfReport } from '../reports/warn-owner-of-report.ts';

/**
 * Submits a report by a reporter's own link: warns the owner and asks the other reporters, in one transaction. The terms in
 * force at this moment apply.
 * @returns the report, and how many of the others can be expected to confirm it
 * @throws DomainError `not-found` with the `reason` the link cannot be used, `too-many-requests`, `unavailable`
 */
export async function submitReport(
  ctx: Context,
  { token, reportType }: { token: string; reportType: ReportType },
): Promise<{ report: ReportRow; otherReporters: number }> {
  assertClockReliable(ctx);
  return ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const known = await findReporterToken(tx, reportType, digest);
    const owner = known && (await lockOwner(tx, known.owner.id));
    // Look it up again under the lock, because the owner may have just removed this reporter.
    const link = owner && (await findReporterToken(tx, reportType, digest));
    if (!owner || !link) throw unusableLinkError('unknown');
    const { reporterEmail } = link.token;
    const inForce = await findReportRowInForce(tx, owner.id);
    const now = ctx.clock.now();
    const suspended = await loadSuspensions(tx, owner, now);
    if (inForce?.status !== 'released' && suspended.has(reporterEmail))
      throw unusableLinkError('suspended', getOwnerNames(ctx, owner));
    if (inForce && !canSubmitReport(inForce.status))
      throw await linkBlockedByReportError(ctx, tx, { report: inForce, owner, email: reporterEmail });
    await assertNotPaused(ctx, tx, owner, reporterEmail);

    const refuteToken = ctx.random.token();
    const reportedAt = ctx.clock.now();
    const awayUntil = getTimeAwayInForce(owner.awayUntil, reportedAt);
    const numbers = getReportNumbers(getConfiguredNumbers(owner), reportType);
    const [report] = await tx
      .insert(reports)
      .values({
        id: ctx.random.id(),
        userId: owner.id,
        reporterEmail,
        reportType,
        ...numbers,
        reportedAt,
        awayUntil,
        expiresAt: computeSubmittedWindowEnd(reportedAt, numbers.refuteTimeHours, awayUntil),
        refuteToken: ctx.digests.token(refuteToken),
      })
      .returning();
    if (!report) throw new Error('the new report was not returned');
    await recordReportEvent(ctx, tx, report, 'submitted', reporterEmail);
    await withdrawLapseQuestions(tx, owner.id);
    await withdrawSilenceQuestions(tx, owner.id);
    await warnOwnerOfReport(ctx, tx, { owner, report, stage: 'first', token: refuteToken });
    // An earlier suspension that nobody decided about has ended.
    await endSuspensions(tx, owner.id, [reporterEmail]);
    const others = owner.designatedReporters.filter(
      (email) => email !== reporterEmail && !suspended.has(email),
    );
    for (const email of others) await requestConfirmation(ctx, tx, { owner, report, email });
    await queueMail(ctx, tx, {
      to: reporterEmail,
      userId: owner.id,
      kind: 'report-received',
      dedupeKey: releaseMailKeys.received(report.id),
      giveUpAt: releaseMailDeadlines.others(reportedAt),
      content: reportReceivedEmail({
        ...buildReportEmailFacts(ctx, owner, report),
        requiredConfirmations: report.requiredConfirmations,
      }),
    });
    await scheduleReportAdvance(tx, report.id);
    return { report, otherReporters: (await countReporterAnswers(tx, owner.id, others)).willing };
  });
}

/**
 * Each report emails the owner and all reporters, so the number of reports per reporter is limited. The caller holds the owner's
 * lock.
 */
async function assertNotPaused(
  { clock }: Context,
  tx: Database,
  owner: OwnerRow,
  email: string,
): Promise<void> {
  const now = clock.now();
  const pause = await loadReportingPause(tx, owner, email, now);
  if (!pause) return;
  throw new DomainError('too-many-requests', pausedWords[pause.why], {
    details: { againAt: pause.until.toISOString() },
    retryAfterSeconds: Math.ceil((pause.until.getTime() - now.getTime()) / SECOND_MS),
  });
}

const pausedWords = {
  'cool-down':
    'A report about this person was refuted recently, and they asked for a pause before the next one. You can report again once it’s over.',
  'daily-limit':
    'You’ve reported this person several times today. You can report again tomorrow. If it can’t wait, please ask one of the other reporters to submit a report. You can then confirm it.',
  withdrawals:
    'You’ve withdrawn several reports about this person, so you can’t report again for a week. If it has really happened this time, please ask another reporter to submit a report. You can then confirm it.',
} satisfies Record<ReportingPause['why'], string>;
