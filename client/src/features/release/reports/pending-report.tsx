import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import { describeConfirmationProgress, describeDenialEffect, listDenials } from '../report-messages.ts';
import { formatTimeLeft } from '../format-time-left.ts';
import { TimeLeft } from '../time-left.tsx';
import { Denials } from './denials.tsx';
import { StickyBanner } from './sticky-banner.tsx';
import { useReportMessages } from './use-report-messages.ts';

const RefuteDialog = preloadableComponent(() => import('./refute-dialog.tsx'), 'RefuteDialog');
preloadAfterPaint(RefuteDialog);

interface PendingReportProps {
  report: OwnerReport;
  onOver: () => void;
}

export function PendingReport({ report, onOver }: PendingReportProps) {
  const t = useReportMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { reporterEmail, reportType, reportedAt, expiresAt, confirmations, requiredConfirmations } = report;
  const denials = listDenials(report);
  const refute = (size?: 'small') => (
    <Button variant="danger" size={size} onClick={() => setIsAsking(true)}>
      {t('refute')}
    </Button>
  );
  return (
    <>
      <StickyBanner
        short={t('short')}
        shortAction={refute('small')}
        title={
          // A report may arrive while the page is open, so it is announced. The live region excludes the countdown, which changes
          // every second.
          <span role="alert" className="wrap-anywhere">
            {t(reportType === 'death' ? 'titleDeath' : 'titleIncapacitation', { name: reporterEmail })}
          </span>
        }
        action={refute()}
      >
        <p>
          {t('reportedOn', { date: formatMoment(reportedAt) })}{' '}
          <span>{describeConfirmationProgress(confirmations, requiredConfirmations, t)}</span>{' '}
          <span>{t('opensFrom', { date: formatMoment(expiresAt) })}</span>
        </p>
        <Denials denials={denials} />
        {denials.some(({ withdrawnAt }) => withdrawnAt === null) && (
          <p className="mt-1">{describeDenialEffect(report, t)}</p>
        )}
        {!report.isStillReporter && <p className="mt-1">{t('formerReporter')}</p>}
        <p className="mt-1 font-medium">
          <TimeLeft
            end={expiresAt}
            over={t('timeOver')}
            left={t('timeLeft')}
            format={(milliseconds) => formatTimeLeft(milliseconds, t)}
            onOver={onOver}
          />
        </p>
      </StickyBanner>
      {isAsking && <RefuteDialog report={report} onClose={() => setIsAsking(false)} />}
    </>
  );
}
