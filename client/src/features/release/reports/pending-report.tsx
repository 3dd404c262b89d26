import { useState } from 'react';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { Button } from '#client/ui/button.tsx';
import {
  describeConfirmationProgress,
  describeDenialEffect,
  describeEventToOwner,
  listDenials,
} from '../report-messages.ts';
import { TimeLeft } from '../time-left.tsx';
import { Denials } from './denials.tsx';
import { StickyBanner } from './sticky-banner.tsx';

const RefuteDialog = preloadableComponent(() => import('./refute-dialog.tsx'), 'RefuteDialog');
preloadAfterPaint(RefuteDialog);

interface PendingReportProps {
  report: OwnerReport;
  onOver: () => void;
}

export function PendingReport({ report, onOver }: PendingReportProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { reporterEmail, reportType, reportedAt, expiresAt, confirmations, requiredConfirmations } = report;
  const denials = listDenials(report);
  const refute = (size?: 'small') => (
    <Button variant="danger" size={size} onClick={() => setIsAsking(true)}>
      Refute the report
    </Button>
  );
  return (
    <>
      <StickyBanner
        short="There’s a report about you."
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
          Reported on {formatMoment(reportedAt)}.{' '}
          <span>{describeConfirmationProgress(confirmations, requiredConfirmations)}</span>{' '}
          <span>
            {`Unless you refute it, your LeaveBits can open to the people you chose from ${formatMoment(expiresAt)}.`}
          </span>
        </p>
        <Denials denials={denials} />
        {denials.some(({ withdrawnAt }) => withdrawnAt === null) && (
          <p className="mt-1">{describeDenialEffect(report)}</p>
        )}
        {!report.isStillReporter && (
          <p className="mt-1">
            They’re no longer one of your reporters, but their report is still pending. The only way to stop
            it is to refute it.
          </p>
        )}
        <p className="mt-1 font-medium">
          <TimeLeft
            end={expiresAt}
            over="The deadline to refute has passed. You can still refute until enough reporters have confirmed."
            left="Time left:"
            onOver={onOver}
          />
        </p>
      </StickyBanner>
      {isAsking && <RefuteDialog report={report} onClose={() => setIsAsking(false)} />}
    </>
  );
}
