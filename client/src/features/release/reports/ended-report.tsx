import type { OwnerReport } from '#shared/contracts/release.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeEnd, standingOf } from './ended-words.ts';

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
        {words} {standingOf(report, onReviewReporters !== undefined)}
      </p>
    </Banner>
  );
}
