import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import type { ReportEmailFacts } from '../email-parts.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';

/** @param reader the owner, if the email is to them */
export function buildReportEmailFacts(
  ctx: Context,
  owner: OwnerRow,
  report: ReportRow,
  reader?: OwnerRow,
): ReportEmailFacts {
  return {
    ...getOwnerNames(ctx, owner),
    reporter: report.reporterEmail,
    reportType: report.reportType,
    reportedAt: formatEmailDate(ctx, report.reportedAt, reader),
    expiresAt: formatEmailDate(ctx, report.expiresAt, reader),
    awayUntil: report.awayUntil && formatEmailDate(ctx, report.awayUntil, reader),
    isTimeOver: report.expiresAt <= ctx.clock.now(),
  };
}

/** The same facts for emails to the owner. */
export async function buildOwnerReportEmailFacts(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  report: ReportRow,
): Promise<ReportEmailFacts> {
  const called = await loadPersonFormatter(ctx, tx, owner.id);
  return { ...buildReportEmailFacts(ctx, owner, report, owner), reporter: called(report.reporterEmail) };
}
