import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';

/** A report with the owner's names next to people's addresses. For display only. */
export function addNamesToReport(report: OwnerReport, nameOf: (email: string) => string | null): OwnerReport {
  const called = (email: string) => formatNameAndEmail({ name: nameOf(email), email });
  return {
    ...report,
    reporterEmail: called(report.reporterEmail),
    events: report.events.map((event) => ({ ...event, email: event.email && called(event.email) })),
  };
}
