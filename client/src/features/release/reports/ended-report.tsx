import type { OwnerReport } from '#shared/contracts/release.ts';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { describeReportEnd, describePaymentAfterRevoke, describeReporterStatus } from './ended-messages.ts';

interface EndedReportProps {
  report: OwnerReport;
  /** Undefined until loaded. */
  subscription: SubscriptionView | undefined;
  /** False while the configuration is unavailable. */
  canReviewReporters: boolean;
  onDismiss: () => void;
}

export function EndedReport({ report, subscription, canReviewReporters, onDismiss }: EndedReportProps) {
  const { title, text } = describeReportEnd(report);
  const payment = describePaymentAfterRevoke(report, useTakesPayments() ? subscription : undefined);
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {payment && subscription && (
            <ButtonLink
              variant="secondary"
              size="small"
              href={paths.payment(encodeSubscriptionId(subscription.id))}
            >
              Set up the payment
            </ButtonLink>
          )}
          {report.isStillReporter && canReviewReporters && (
            <ButtonLink variant="secondary" size="small" href={paths.release()}>
              Review your reporters
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        {text} {describeReporterStatus(report, canReviewReporters)}
      </p>
      {payment && <p className="mt-1">{payment}</p>}
    </Banner>
  );
}
