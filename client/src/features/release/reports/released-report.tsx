import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { findLastEventTime } from '../report-messages.ts';
import type { BackAnswer } from './revoke-dialog.tsx';
import { StickyBanner } from './sticky-banner.tsx';
import { useReportMessages } from './use-report-messages.ts';

const RevokeDialog = preloadableComponent(() => import('./revoke-dialog.tsx'), 'RevokeDialog');
preloadAfterPaint(RevokeDialog);

interface ReleasedReportProps {
  report: OwnerReport;
  /** Called when an owner who was incapacitated is back. */
  onBack: (answer: BackAnswer) => void;
}

const labels = {
  death: { button: 'lockAgain', explanation: 'openedDeath' },
  incapacitation: { button: 'imBack', explanation: 'openedIncapacitation' },
} as const;

export function ReleasedReport({ report, onBack }: ReleasedReportProps) {
  const t = useReportMessages();
  const [isAsking, setIsAsking] = useState(false);
  const opened = findLastEventTime(report, 'released') ?? report.expiresAt;
  const { button, explanation } = labels[report.reportType];
  const lock = (size?: 'small') => (
    <Button
      variant={report.reportType === 'death' ? 'danger' : 'primary'}
      size={size}
      onClick={() => setIsAsking(true)}
    >
      {t(button)}
    </Button>
  );
  return (
    <>
      <StickyBanner
        short={t('openedShort')}
        shortAction={lock('small')}
        title={t('opened', { date: formatMoment(opened) })}
        action={lock()}
      >
        <p className="wrap-anywhere">
          {t(explanation, {
            name: report.reporterEmail,
            date: formatMoment(report.reportedAt),
            count: report.confirmations,
          })}
        </p>
      </StickyBanner>
      {isAsking && <RevokeDialog report={report} onBack={onBack} onClose={() => setIsAsking(false)} />}
    </>
  );
}
