import { eq } from 'drizzle-orm';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import { triedFor } from '../../../adapters/mail/tried-for.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports, reportConfirmations } from '../../../db/schema/index.ts';
import { assertClockSound } from '../../recovery/assert-clock.ts';
import { confirmLinkEnded } from './find-another.ts';
import { describeToOwner } from '../reports/describe-report.ts';
import { reportConfirmed } from '../reports/letters.ts';
import { linkRefused } from './link-refused.ts';
import { mailKeys } from '../mail-keys.ts';
import { planReport } from '../reports/advance-report.ts';
import { findConfirmation } from './link-queries.ts';
import { countConfirmations, lockReport, ownerOf, type ReportRow } from '../queries.ts';
import { readCircumstances } from '../reports/read-circumstances.ts';
import { recordEvent } from '../reports/record-event.ts';
import { newsOfEnough } from '../rules.ts';
import { confirmationVerdict } from './rules.ts';

/**
 * Counts one reporter's confirmation. The report itself is opened by its job, never here.
 * @returns whether this reporter had confirmed before.
 * @throws DomainError `not-found` with the `reason` the link cannot be used, or `unavailable`
 */
export async function confirmReport(ctx: Context, token: string): Promise<{ alreadyConfirmed: boolean }> {
  assertClockSound(ctx);
  return ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const asked = await findConfirmation(tx, digest);
    const report = asked && (await lockReport(tx, asked.reportId));
    // Read again under the lock: the owner may just have removed this reporter.
    const confirmation = report && (await findConfirmation(tx, digest));
    if (!report || !confirmation) throw linkRefused('unknown');

    const verdict = confirmationVerdict(report.status, confirmation.confirmedAt !== null);
    switch (verdict.kind) {
      case 'already':
        return { alreadyConfirmed: true };
      case 'refused':
        throw await confirmLinkEnded(tx, report, confirmation.confirmerEmail, verdict.reason);
      case 'count': {
        const confirmedAt = ctx.clock.now();
        await tx
          .update(reportConfirmations)
          .set({ confirmedAt, confirmationType: 'confirm' })
          .where(eq(reportConfirmations.id, confirmation.id));
        await recordEvent(ctx, tx, report, 'confirmed', confirmation.confirmerEmail);
        const confirmations = await countConfirmations(tx, report.id);
        if (report.confirmedAt === null && confirmations >= report.requiredConfirmations) {
          await tx.update(reports).set({ confirmedAt }).where(eq(reports.id, report.id));
          await tellEnough(ctx, tx, { ...report, confirmedAt }, confirmedAt);
        }
        await planReport(tx, report.id);
        return { alreadyConfirmed: false };
      }
    }
  });
}

/** Tells the owner that the last needed confirmation has come, unless their time is over or a warning that is due says it. */
async function tellEnough(ctx: Context, tx: Database, report: ReportRow, now: Date): Promise<void> {
  const { state, hearing, warnings, workedMs } = await readCircumstances(tx, report, now);
  const opensAt = newsOfEnough(state, hearing, warnings, workedMs, now);
  if (opensAt === null) return;
  const owner = await ownerOf(tx, report);
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'report-confirmed',
    dedupeKey: mailKeys.enoughAt(report.id, now),
    giveUpAt: triedFor.others(now),
    letter: reportConfirmed({
      ...(await describeToOwner(ctx, tx, owner, { ...report, expiresAt: opensAt })),
      homeUrl: `${ctx.config.appOrigin}/home`,
    }),
  });
}
