import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { ContentSection } from './leavebit-content.tsx';

/** Explains how a report released this LeaveBit: when, and how many people confirmed it. Names no one. */
export function ReleaseExplanation({ release }: { release: ReleaseSummary }) {
  const t = useMessages('recipients');
  const { reportType, reportedAt, confirmations, releasedAt } = release;
  return (
    <ContentSection heading="h3" title={t('releaseTitle')}>
      <ol className="flex flex-col gap-1 text-quiet">
        <li>
          {t(reportType === 'death' ? 'deathReported' : 'incapacityReported', {
            date: formatMoment(reportedAt, t),
          })}
        </li>
        <li>{t('confirmedBy', { count: confirmations })}</li>
        <li>{t('openedThen', { date: formatMoment(releasedAt, t) })}</li>
      </ol>
    </ContentSection>
  );
}
