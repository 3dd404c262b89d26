import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMails } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { users } from '#server/db/schema/index.ts';
import type { ReportInForce } from '../../access/report-in-force.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { removedDuringReportEmail } from '../emails.ts';

/**
 * Tells each reporter, once per report, that something was removed while the report is pending. The owner may be alive, or
 * someone else may be in the account.
 * @param owner locked
 */
export async function warnReportersOfLosses(
  ctx: Context,
  tx: Database,
  { owner, report }: { owner: typeof users.$inferSelect; report: ReportInForce },
): Promise<void> {
  const now = ctx.clock.now();
  const content = removedDuringReportEmail({
    ...getOwnerNames(ctx, owner),
    at: formatEmailDate(ctx, now),
    reportedAt: formatEmailDate(ctx, report.reportedAt),
  });
  await queueMails(
    ctx,
    tx,
    owner.designatedReporters.map((email) => ({
      to: email,
      userId: owner.id,
      kind: 'loss-notice' as const,
      dedupeKey: `loss-notice/${report.id}/${email}`,
      giveUpAt: releaseMailDeadlines.others(now),
      content,
    })),
  );
}
