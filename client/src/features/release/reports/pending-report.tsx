import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { lazyPart, preloadAfterPaint } from '#client/lib/lazy/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { listDeniers, describeEventToOwner } from '../report-messages.ts';
import { TimeLeft } from '../time-left.tsx';
import { StickyBanner } from './sticky-banner.tsx';

const RefuteDialog = lazyPart(() => import('./refute-dialog.tsx'), 'RefuteDialog');
preloadAfterPaint(RefuteDialog);

interface PendingReportProps {
  report: OwnerReport;
  onOver: () => void;
}

export function PendingReport({ report, onOver }: PendingReportProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { reporterEmail, reportType, reportedAt, expiresAt, confirmations, requiredConfirmations } = report;
  const refute = (size?: 'small') => (
    <Button variant="danger" size={size} onClick={() => setIsAsking(true)}>
      Refute the report
    </Button>
  );
  return (
    <>
      <StickyBanner
        short="There is a report about you."
        shortAction={refute('small')}
        title={
          // A report may arrive while the page is open, so it is announced. The live region excludes the countdown, which changes
          // every second.
          <span
            role="alert"
            className="wrap-anywhere"
          >{`${reporterEmail} reported that ${describeEventToOwner(reportType)}`}</span>
        }
        action={refute()}
      >
        <p>
          Reported on {formatMoment(reportedAt)}. {confirmations} of{' '}
          {formatCount(requiredConfirmations, 'required confirmation')} so far. Unless you refute it, your
          LeaveBits can open for the people you chose from {formatMoment(expiresAt)} on.
        </p>
        {listDeniers(report).map((who) => (
          <p key={who} className="mt-1 wrap-anywhere">
            {who} says that it is not true. That alone does not stop the report.
          </p>
        ))}
        {!report.isStillReporter && (
          <p className="mt-1">
            They are no longer one of your reporters, but their report goes on: only refuting stops it.
          </p>
        )}
        <p className="mt-1 font-medium">
          <TimeLeft
            end={expiresAt}
            over="The time to refute is over. You can still refute until enough reporters have confirmed."
            left="Time left:"
            onOver={onOver}
          />
        </p>
      </StickyBanner>
      {isAsking && <RefuteDialog report={report} onClose={() => setIsAsking(false)} />}
    </>
  );
}
