import type { OwnerReport } from '#shared/contracts/release.ts';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import {
  describeConfirmersOfRefutedReport,
  describeReportEnd,
  describePaymentAfterRevoke,
  describeReporterStatus,
} from './ended-messages.ts';
import { useReportMessages } from './use-report-messages.ts';

interface EndedReportProps {
  report: OwnerReport;
  /** Undefined until loaded. */
  subscription: SubscriptionView | undefined;
  /** False while the configuration is unavailable. */
  canReviewReporters: boolean;
  /** Whether the owner is asked beside it if the reporter stays, so that it needn't be said twice. */
  isDecisionAwaited: boolean;
  onDismiss: () => void;
}

export function EndedReport(props: EndedReportProps) {
  const t = useReportMessages();
  const { report, subscription, canReviewReporters, isDecisionAwaited, onDismiss } = props;
  const { title, text } = describeReportEnd(report, t);
  const confirmers = describeConfirmersOfRefutedReport(report, t);
  const payment = describePaymentAfterRevoke(report, useTakesPayments() ? subscription : undefined, t);
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {payment && (
            <ButtonLink variant="secondary" size="small" href={paths.ownerPayment()}>
              {t('setUpPayment')}
            </ButtonLink>
          )}
          {canReviewReporters && (confirmers !== null || (report.isStillReporter && !isDecisionAwaited)) && (
            <ButtonLink variant="secondary" size="small" href={paths.release()}>
              {t('reviewReporters')}
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        {text} {!isDecisionAwaited && describeReporterStatus(report, canReviewReporters, t)}
      </p>
      {confirmers && <p className="mt-1 wrap-anywhere">{confirmers}</p>}
      {payment && <p className="mt-1">{payment}</p>}
    </Banner>
  );
}
