import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';

/** Adds the owner's names for people to a report, for display only. */
export function addNamesToReport(report: OwnerReport, nameOf: (email: string) => string | null): OwnerReport {
  const called = (email: string) => formatNameAndEmail({ name: nameOf(email), email });
  return {
    ...report,
    reporterEmail: called(report.reporterEmail),
    events: report.events.map((event) => ({ ...event, email: event.email && called(event.email) })),
  };
}
