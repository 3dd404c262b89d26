import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { ContentSection } from './leavebit-content.tsx';

/** Explains how a report released this LeaveBit: when, and how many people confirmed it. Names no one. */
export function ReleaseExplanation({ release }: { release: ReleaseSummary }) {
  const { reportType, reportedAt, confirmations, releasedAt } = release;
  return (
    <ContentSection heading="h3" title="How it was opened">
      <ol className="flex flex-col gap-1 text-quiet">
        <li>
          {reportType === 'death' ? 'A death' : 'A permanent incapacitation'} was reported on{' '}
          {formatMoment(reportedAt)}.
        </li>
        <li>
          {confirmations === 1 ? 'One other trusted person' : `${confirmations} other trusted people`}{' '}
          confirmed it.
        </li>
        <li>This was then opened on {formatMoment(releasedAt)}.</li>
      </ol>
    </ContentSection>
  );
}
