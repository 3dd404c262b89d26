import { queueMail } from '../../../adapters/mail/outbox.ts';
import { triedFor } from '../../../adapters/mail/tried-for.ts';
import type { Context } from '../../../context.ts';
import { peopleInFull } from '../../people/read-people.ts';
import { describeReport, describeToOwner } from '../reports/describe-report.ts';
import { confirmLinkEnded } from './find-another.ts';
import { reportDenied, reportDoubted } from '../reports/letters.ts';
import { linkRefused } from './link-refused.ts';
import { mailKeys } from '../mail-keys.ts';
import { findConfirmation } from './link-queries.ts';
import { countConfirmations, hasDenied, lockReport, ownerOf } from '../queries.ts';
import { withOwnersTime } from '../reports/read-circumstances.ts';
import { recordEvent } from '../reports/record-event.ts';
import { canWithdraw, refutationRefusal } from './rules.ts';

/**
 * A reporter who was asked to confirm says that the report is not true. The owner and the one who made the report are told at
 * once, and once. It is no vote: it counts neither for nor against, and the same reporter can still confirm.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function denyReport(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(token);
    const asked = await findConfirmation(tx, digest);
    const report = asked && (await lockReport(tx, asked.reportId));
    // Read again under the lock: the owner may just have removed this reporter.
    const confirmation = report && (await findConfirmation(tx, digest));
    if (!report || !confirmation) throw linkRefused('unknown');
    const refusal = refutationRefusal(report.status);
    const { confirmerEmail } = confirmation;
    if (refusal) throw await confirmLinkEnded(tx, report, confirmerEmail, refusal);
    if (await hasDenied(tx, report.id, confirmerEmail)) return;
    await recordEvent(ctx, tx, report, 'denied', confirmerEmail);
    const owner = await ownerOf(tx, report);
    const shown = await withOwnersTime(tx, report, ctx.clock.now());
    const called = await peopleInFull(ctx, tx, owner.id);
    const told = { kind: 'report-denied', giveUpAt: triedFor.others(ctx.clock.now()) } as const;
    await queueMail(ctx, tx, {
      ...told,
      to: owner.email,
      dedupeKey: mailKeys.denied(report.id, confirmerEmail),
      letter: reportDenied({
        ...(await describeToOwner(ctx, tx, owner, shown)),
        denier: called(confirmerEmail),
        homeUrl: `${ctx.config.appOrigin}/home`,
      }),
    });
    await queueMail(ctx, tx, {
      ...told,
      to: report.reporterEmail,
      userId: owner.id,
      dedupeKey: mailKeys.doubted(report.id, confirmerEmail),
      letter: reportDoubted({
        ...describeReport(ctx, owner, shown),
        canTakeBack:
          owner.designatedReporters.includes(report.reporterEmail) &&
          canWithdraw(await countConfirmations(tx, report.id)),
      }),
    });
  });
}
