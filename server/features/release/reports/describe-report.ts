import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { peopleInFull } from '../../people/read-people.ts';
import { namesOf } from '../../names/owner-name.ts';
import type { ReportFacts } from '../letter-parts.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';

/** The facts of a report for its mails. */
export function describeReport(ctx: Context, owner: OwnerRow, report: ReportRow): ReportFacts {
  return {
    ...namesOf(ctx, owner),
    reporter: report.reporterEmail,
    reportType: report.reportType,
    reportedAt: letterMoment(ctx, report.reportedAt),
    expiresAt: letterMoment(ctx, report.expiresAt),
    isTimeOver: report.expiresAt <= ctx.clock.now(),
  };
}

/** The same for a mail to the owner. */
export async function describeToOwner(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  report: ReportRow,
): Promise<ReportFacts> {
  const called = await peopleInFull(ctx, tx, owner.id);
  return { ...describeReport(ctx, owner, report), reporter: called(report.reporterEmail) };
}
