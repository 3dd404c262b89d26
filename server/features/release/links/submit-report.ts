import type { ReportType } from '#shared/contracts/release.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { assertClockSound } from '../../recovery/assert-clock.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { withdrawLapseQuestions } from '../../subscriptions/lapse/withdraw-questions.ts';
import { countWilling } from '../configuration/count-willing.ts';
import { askToConfirm } from '../reports/ask-to-confirm.ts';
import { describeReport } from '../reports/describe-report.ts';
import { reportReceived } from '../reports/letters.ts';
import { linkRefused } from './link-refused.ts';
import { mailKeys } from '../mail-keys.ts';
import { triedFor } from '../../../adapters/mail/tried-for.ts';
import { planReport } from '../reports/advance-report.ts';
import { findReporterToken } from './link-queries.ts';
import { listOwnReports, reportInForce, type ReportRow } from '../queries.ts';
import { keptByReport } from './read-part.ts';
import { recordEvent } from '../reports/record-event.ts';
import { firstWindowEnd } from '../rules.ts';
import { reportPause, submissionRefusal, type ReportPause } from './rules.ts';
import { warnOwner } from '../reports/warn-owner.ts';

/**
 * Submits a report with a reporter's own link: warns the owner and asks the other reporters, all in one transaction.
 * The terms are those in force at this moment.
 * @returns the report, and on how many of the others one can count to confirm it.
 * @throws DomainError `not-found` with the `reason` a link cannot be used, `too-many-requests`, `unavailable`
 */
export async function submitReport(
  ctx: Context,
  { token, reportType }: { token: string; reportType: ReportType },
): Promise<{ report: ReportRow; otherReporters: number }> {
  assertClockSound(ctx);
  return ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const known = await findReporterToken(tx, reportType, digest);
    const owner = known && (await lockOwner(tx, known.owner.id));
    // Look for it again under the lock: the owner may just have removed this reporter.
    const link = owner && (await findReporterToken(tx, reportType, digest));
    if (!owner || !link) throw linkRefused('unknown');
    const { reporterEmail } = link.token;
    const inForce = await reportInForce(tx, owner.id);
    if (inForce && submissionRefusal(inForce.status)) throw await keptByReport(tx, inForce, reporterEmail);
    await assertNotPaused(ctx, tx, owner.id, reporterEmail);

    const refuteToken = ctx.ids.token();
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
    await recordEvent(ctx, tx, report, 'submitted', reporterEmail);
    await withdrawLapseQuestions(tx, owner.id);
    await warnOwner(ctx, tx, { owner, report, stage: 'first', token: refuteToken });
    const others = owner.designatedReporters.filter((email) => email !== reporterEmail);
    for (const email of others) await askToConfirm(ctx, tx, { owner, report, email });
    await queueMail(ctx, tx, {
      to: reporterEmail,
      userId: owner.id,
      kind: 'report-received',
      dedupeKey: mailKeys.received(report.id),
      giveUpAt: triedFor.others(reportedAt),
      letter: reportReceived({
        ...describeReport(ctx, owner, report),
        requiredConfirmations: report.requiredConfirmations,
      }),
    });
    await planReport(tx, report.id);
    return { report, otherReporters: await countWilling(tx, owner.id, others) };
  });
}

/**
 * Each report sends mails to the owner and to every reporter, so one reporter cannot send any number. The caller holds the
 * owner's lock.
 */
async function assertNotPaused(
  { clock }: Context,
  tx: Database,
  userId: number,
  email: string,
): Promise<void> {
  const now = clock.now();
  const pause = reportPause(await listOwnReports(tx, userId, email, now), now);
  if (!pause) return;
  throw new DomainError('too-many-requests', pausedWords[pause.why], {
    details: { againAt: pause.until.toISOString() },
    retryAfterSeconds: Math.ceil((pause.until.getTime() - now.getTime()) / SECOND_MS),
  });
}

const pausedWords = {
  'daily-limit':
    'You have reported this person several times today. You can report again tomorrow. If it cannot wait, please ask one of the other reporters to report it. You can then confirm it.',
  withdrawals:
    'You have taken back several reports about this person, so you can’t report again for a week. If it has happened now, please ask one of the other reporters to report it. You can then confirm it.',
} satisfies Record<ReportPause['why'], string>;
