import { useId } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import {
  describeReportEvent,
  describeWarning,
  isChangeOfMind,
  reportTypeLabels,
  getReportStatusLabel,
} from '../report-messages.ts';

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
        {report.events.map(({ kind, at, email, reason }, index, events) => (
          <li key={`${kind}-${at}-${index}`}>
            <p className="wrap-anywhere">
              {describeReportEvent(
                { kind, email },
                report.reportType,
                isChangeOfMind({ kind, at, email }, events.slice(0, index)),
              )}
            </p>
            {reason !== undefined && (
              <blockquote dir="auto" className="my-1 border-l-2 pl-3 wrap-anywhere whitespace-pre-line">
                {reason}
              </blockquote>
            )}
            <p className="text-sm text-quiet">
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {report.warnings.length > 0 && (
        <div className="flex flex-col gap-2">
          <h4 className="font-medium">Our warnings to you</h4>
          <ul className="flex flex-col gap-2 text-sm">
            {report.warnings.map(({ stage, at, ways }) => (
              <li key={`${stage}-${at}`} className="wrap-anywhere">
                {describeWarning({ stage, ways })}{' '}
                <time dateTime={at} className="text-quiet">
                  {formatMoment(at)}
                </time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
