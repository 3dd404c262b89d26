import { formatMoment } from '#client/lib/dates.ts';
import type { Denial } from '../report-messages.ts';
import { useReportMessages } from './use-report-messages.ts';

/** Who says or said that a report isn't true, when and why, for the owner. */
export function Denials({ denials }: { denials: readonly Denial[] }) {
  const t = useReportMessages();
  return denials.map(({ email, reason, deniedAt, withdrawnAt }) => (
    <div key={email} className="mt-1 wrap-anywhere">
      <p>
        {withdrawnAt === null
          ? t.rich('denies', { name: () => <bdi translate="no">{email}</bdi>, date: formatMoment(deniedAt) })
          : t.rich('denied', {
              name: () => <bdi translate="no">{email}</bdi>,
              denied: formatMoment(deniedAt),
              confirmed: formatMoment(withdrawnAt),
            })}
        {reason !== null && ` ${t(withdrawnAt === null ? 'reason' : 'formerReason')}`}
      </p>
      {reason !== null && (
        <blockquote dir="auto" className="mt-1 border-l-2 pl-3 whitespace-pre-line">
          {reason}
        </blockquote>
      )}
    </div>
  ));
}
