import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { findLastEventTime, describeEventToOwner } from '../report-messages.ts';
import type { BackAnswer } from './revoke-dialog.tsx';
import { StickyBanner } from './sticky-banner.tsx';

const RevokeDialog = preloadableComponent(() => import('./revoke-dialog.tsx'), 'RevokeDialog');
preloadAfterPaint(RevokeDialog);

interface ReleasedReportProps {
  report: OwnerReport;
  /** Called when an owner who was incapacitated is back. */
  onBack: (answer: BackAnswer) => void;
}

const revocationWords = {
  death: {
    button: 'Lock everything again',
    advice:
      'and you can’t change anything until you lock everything again. If the report was false, lock everything again.',
  },
  incapacitation: {
    button: 'I’m back',
    advice:
      'and you can’t change anything meanwhile. If you can look after your own affairs again, or always could, choose “I’m back”: everything is locked again, and you see who has read what.',
  },
};

export function ReleasedReport({ report, onBack }: ReleasedReportProps) {
  const [isAsking, setIsAsking] = useState(false);
  const opened = findLastEventTime(report, 'released') ?? report.expiresAt;
  const { button, advice } = revocationWords[report.reportType];
  const lock = (size?: 'small') => (
    <Button
      variant={report.reportType === 'death' ? 'danger' : 'primary'}
      size={size}
      onClick={() => setIsAsking(true)}
    >
      {button}
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
          confirmed it. The people you chose can now read what you left for them, {advice}
        </p>
      </StickyBanner>
      {isAsking && <RevokeDialog report={report} onBack={onBack} onClose={() => setIsAsking(false)} />}
    </>
  );
}
