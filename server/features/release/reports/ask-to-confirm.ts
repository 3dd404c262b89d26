import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { reportConfirmations } from '../../../db/schema/index.ts';
import { describeReport } from './describe-report.ts';
import { confirmationRequest } from './letters.ts';
import { mailKeys } from '../mail-keys.ts';
import { triedFor } from '../../../adapters/mail/tried-for.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';

/**
 * Asks another reporter to confirm a pending report, by a link of their own. A reporter who was removed and is added again
 * is asked again. The old link stays dead, and the earlier confirmation does not count.
 */
export async function askToConfirm(
  ctx: Context,
  tx: Database,
  { owner, report, email }: { owner: OwnerRow; report: ReportRow; email: string },
): Promise<void> {
  const token = ctx.ids.token();
  const confirmationToken = ctx.digests.token(token);
  await tx
    .insert(reportConfirmations)
    .values({
      id: ctx.ids.uuid(),
      reportId: report.id,
      reporterEmail: report.reporterEmail,
      confirmerEmail: email,
      confirmationToken,
    })
    .onConflictDoUpdate({
      target: [reportConfirmations.reportId, reportConfirmations.confirmerEmail],
      set: { confirmationToken, withdrawnAt: null },
    });
  await queueMail(ctx, tx, {
    to: email,
    userId: owner.id,
    kind: 'confirmation-request',
    dedupeKey: mailKeys.confirmationRequest(report.id, email, owner.seqno),
    giveUpAt: triedFor.others(ctx.clock.now()),
    letter: confirmationRequest({
      ...describeReport(ctx, owner, report),
      confirmLink: `${ctx.config.appOrigin}/confirm-report/${token}`,
      requiredConfirmations: report.requiredConfirmations,
    }),
  });
}
