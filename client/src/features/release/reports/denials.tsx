import { formatMoment } from '#client/lib/dates.ts';
import type { Denial } from '../report-messages.ts';

/** Who says or said that a report isn't true, when and why, for the owner. */
export function Denials({ denials }: { denials: readonly Denial[] }) {
  return denials.map(({ email, reason, deniedAt, withdrawnAt }) => (
    <div key={email} className="mt-1 wrap-anywhere">
      <p>
        <bdi translate="no">{email}</bdi>{' '}
        {withdrawnAt === null
          ? `says it isn’t true. They told us on ${formatMoment(deniedAt)}.`
          : `said on ${formatMoment(deniedAt)} that it isn’t true, but confirmed the report on ${formatMoment(withdrawnAt)}.`}
        {reason !== null && (withdrawnAt === null ? ' Their reason:' : ' Their reason had been:')}
      </p>
      {reason !== null && (
        <blockquote dir="auto" className="mt-1 border-l-2 pl-3 whitespace-pre-line">
          {reason}
        </blockquote>
      )}
    </div>
  ));
}
