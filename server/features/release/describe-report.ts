import { formatMoment } from '#shared/domain/dates.ts';
import type { ReportFacts } from './letters.ts';
import type { OwnerRow, ReportRow } from './queries.ts';

/** A report as its mails tell it: moments in UTC, since nobody's time zone is known here. */
export function describeReport(owner: OwnerRow, report: ReportRow): ReportFacts {
  return {
    ownerUsername: owner.username,
    reporterEmail: report.reporterEmail,
    reportType: report.reportType,
    reportedAt: formatMoment(report.reportedAt, 'UTC'),
    expiresAt: formatMoment(report.expiresAt, 'UTC'),
  };
}
