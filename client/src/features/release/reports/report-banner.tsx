import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { cx } from '#client/lib/class-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useNameLookup } from '../../people/api.ts';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { reportsQuery } from '../api.ts';
import { addNamesToReport } from './named-report.ts';
import type { BackAnswer } from './revoke-dialog.tsx';
import { findShownReport } from './shown-report.ts';
import { useDismissedReports } from './use-dismissed-reports.ts';
import { useReportBannerMessages } from './use-report-banner-messages.ts';
import { useSuspendedReporters } from './use-suspended-reporters.ts';

// Lazy-loaded, because few owners ever see these.
const PendingReport = preloadableComponent(() => import('./pending-report.tsx'), 'PendingReport');
const ReleasedReport = preloadableComponent(() => import('./released-report.tsx'), 'ReleasedReport');
const SuspendedReporter = preloadableComponent(() => import('./suspended-reporter.tsx'), 'SuspendedReporter');
const WelcomeBackDialog = preloadableComponent(
  () => import('./welcome-back-dialog.tsx'),
  'WelcomeBackDialog',
);
const EndedReport = preloadableComponent(() => import('./ended-report.tsx'), 'EndedReport');

const parts = { pending: PendingReport, released: ReleasedReport, over: EndedReport };

function useShownReport() {
  const nameOf = useNameLookup();
  const reports = useQuery(reportsQuery);
  const { dismissed, dismiss } = useDismissedReports();
  const named = reports.data?.map((report) => addNamesToReport(report, nameOf));
  return { reports, shown: named && findShownReport(named, dismissed, serverNow()), dismiss };
}

/** Whether the banner, if there is one, can be shown together with the page. */
export function useIsReportBannerReady(): boolean {
  const { reports, shown } = useShownReport();
  const [isReady, setIsReady] = useState(false);
  const kind = shown?.kind;
  useEffect(() => {
    if (!reports.isFetched) return;
    void (kind ? parts[kind].preload() : Promise.resolve()).then(() => setIsReady(true));
  }, [reports.isFetched, kind]);
  return isReady;
}

/**
 * Notifies the owner of reports. They can refute a report, lock everything again or review their reporters, even while the
 * subscription is blocked. Renders nothing if there are no reports to show.
 */
export function ReportBanner({ className }: { className?: string }) {
  const t = useReportBannerMessages();
  const { reports, shown, dismiss } = useShownReport();
  const subscription = useQuery(subscriptionQuery);
  const [meanwhile, setMeanwhile] = useState<BackAnswer | null>(null);

  const suspended = useSuspendedReporters(reports.data);
  const findReporter = (id: number) => reports.data?.find((report) => report.id === id)?.reporterEmail;
  if (!shown && !reports.isError && suspended.length === 0 && !meanwhile) return null;
  return (
    <section aria-label={t('section')} className={cx('flex flex-col gap-4', className)}>
      {reports.isError && (
        <Banner
          tone="warning"
          role="alert"
          title={t('notLoaded')}
          action={
            <Button
              variant="secondary"
              size="small"
              isBusy={reports.isFetching}
              onClick={() => void reports.refetch()}
            >
              {t('checkAgain')}
            </Button>
          }
        >
          {t(shown ? 'outOfDate' : 'emailed')}
        </Banner>
      )}
      {shown?.kind === 'pending' && (
        <PendingReport report={shown.report} onOver={() => void reports.refetch()} />
      )}
      {shown?.kind === 'released' && <ReleasedReport report={shown.report} onBack={setMeanwhile} />}
      {shown?.kind === 'over' && (
        <EndedReport
          report={shown.report}
          subscription={subscription.data}
          canReviewReporters={!subscription.data?.isBlocked}
          isDecisionAwaited={suspended.some(({ email }) => email === findReporter(shown.report.id))}
          onDismiss={() => dismiss(shown.report.id)}
        />
      )}
      {meanwhile && (
        <WelcomeBackDialog
          meanwhile={meanwhile.readMeanwhile}
          takenBack={meanwhile.takenBack}
          onClose={() => setMeanwhile(null)}
        />
      )}
      {suspended.map((reporter) => (
        <SuspendedReporter key={reporter.email} {...reporter} />
      ))}
    </section>
  );
}
