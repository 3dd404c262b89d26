import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import type { Denial } from '../../report-messages.ts';

/** Who says or said that a report isn't true, when and why, for the owner. */
export function ReportDenials({ denials }: { denials: readonly Denial[] }) {
  const t = useMessages('refute');
  return denials.map(({ email, reason, deniedAt, withdrawnAt }) => {
    const reporter = () => <bdi translate="no">{email}</bdi>;
    const moment = formatMoment(deniedAt, t);
    return (
      <div key={email} className="mt-1 wrap-anywhere">
        <p>
          {withdrawnAt === null
            ? t.rich('denies', { reporter, moment })
            : t.rich('denied', { reporter, moment, confirmed: formatMoment(withdrawnAt, t) })}
          {reason !== null && ` ${t(withdrawnAt === null ? 'theirReason' : 'theirEarlierReason')}`}
        </p>
        {reason !== null && (
          <blockquote dir="auto" className="mt-1 border-l-2 pl-3 whitespace-pre-line">
            {reason}
          </blockquote>
        )}
      </div>
    );
  });
}
