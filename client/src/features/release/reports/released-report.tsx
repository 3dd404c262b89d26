import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { findLastEventTime, describeEventToOwner } from '../report-messages.ts';
import { StickyBanner } from './sticky-banner.tsx';

const RevokeDialog = preloadableComponent(() => import('./revoke-dialog.tsx'), 'RevokeDialog');
preloadAfterPaint(RevokeDialog);

export function ReleasedReport({ report }: { report: OwnerReport }) {
  const [isAsking, setIsAsking] = useState(false);
  const opened = findLastEventTime(report, 'released') ?? report.expiresAt;
  const lock = (size?: 'small') => (
    <Button variant="danger" size={size} onClick={() => setIsAsking(true)}>
      Lock everything again
    </Button>
  );
  return (
    <>
      <StickyBanner
        short="Your LeaveBits were opened."
        shortAction={lock('small')}
        title={`Your LeaveBits were opened on ${formatMoment(opened)}`}
        action={lock()}
      >
        <p className="wrap-anywhere">
          {report.reporterEmail} reported on {formatMoment(report.reportedAt)} that{' '}
          {describeEventToOwner(report.reportType)}, and {formatCount(report.confirmations, 'other')}{' '}
          confirmed it. The people you chose can now read what you left for them, and you can’t change
          anything until you lock everything again. If the report was false, lock everything again.
        </p>
      </StickyBanner>
      {isAsking && <RevokeDialog report={report} onClose={() => setIsAsking(false)} />}
    </>
  );
}
