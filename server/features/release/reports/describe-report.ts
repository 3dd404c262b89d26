import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import type { Context } from '../../../context.ts';
import { namesOf } from '../../names/owner-name.ts';
import type { ReportFacts } from '../letter-parts.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';

/** The facts of a report for its mails. */
export function describeReport(ctx: Context, owner: OwnerRow, report: ReportRow): ReportFacts {
  return {
    ...namesOf(ctx, owner),
    reporterEmail: report.reporterEmail,
    reportType: report.reportType,
    reportedAt: letterMoment(ctx, report.reportedAt),
    expiresAt: letterMoment(ctx, report.expiresAt),
  };
}
