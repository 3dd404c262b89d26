import type { OwnerReport } from '#shared/contracts/release.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeEnd } from './ended-words.ts';

interface EndedReportProps {
  report: OwnerReport;
  /** Undefined while the configuration cannot be reached. */
  onReviewReporters: (() => void) | undefined;
  onDismiss: () => void;
}

export function EndedReport({ report, onReviewReporters, onDismiss }: EndedReportProps) {
  const { title, words } = describeEnd(report);
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {report.isStillReporter && onReviewReporters && (
            <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onReviewReporters}>
              Review your reporters
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        {words}{' '}
        {report.isStillReporter
          ? 'They are still one of your reporters. If you do not trust them with this any more, remove them.'
          : 'They are no longer one of your reporters.'}
      </p>
    </Banner>
  );
}
