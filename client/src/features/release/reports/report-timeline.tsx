import { useId } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import {
  describeReportEvent,
  describeWarning,
  isChangeOfMind,
  getReportStatusLabel,
} from '../report-messages.ts';
import { useReportHistoryMessages } from './use-report-history-messages.ts';

/** The history of a report as a list of sentences. */
export function ReportTimeline({ report }: { report: OwnerReport }) {
  const t = useReportHistoryMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id}>{t(report.reportType, { status: getReportStatusLabel(report, t) })}</h3>
        <p className="text-sm wrap-anywhere text-quiet">
          {t('summary', {
            name: report.reporterEmail,
            confirmations: report.confirmations,
            count: report.requiredConfirmations,
            date: formatMoment(report.expiresAt),
          })}
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
                t,
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
          <h4 className="font-medium">{t('warnings')}</h4>
          <ul className="flex flex-col gap-2 text-sm">
            {report.warnings.map(({ stage, at, ways }) => (
              <li key={`${stage}-${at}`} className="wrap-anywhere">
                {describeWarning({ stage, ways }, t)}{' '}
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
