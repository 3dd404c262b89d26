import { useId } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { describeReportEvent, reportTypeLabels, getReportStatusLabel } from '../report-messages.ts';

/** The history of a report as a list of sentences. */
export function ReportTimeline({ report }: { report: OwnerReport }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id}>
          {reportTypeLabels[report.reportType]}: {getReportStatusLabel(report).toLowerCase()}
        </h3>
        <p className="text-sm wrap-anywhere text-quiet">
          Reported by {report.reporterEmail}. {report.confirmations} of{' '}
          {formatCount(report.requiredConfirmations, 'confirmation')}. Time to refute: until{' '}
          {formatMoment(report.expiresAt)}.
        </p>
      </div>
      <ol className="flex flex-col gap-3 border-l-2 pl-4">
        {report.events.map(({ kind, at, email }, index) => (
          <li key={`${kind}-${at}-${index}`}>
            <p className="wrap-anywhere">{describeReportEvent({ kind, email }, report.reportType)}</p>
            <p className="text-sm text-quiet">
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
