import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { PaymentPageStatus } from '#shared/contracts/subscriptions.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Card } from '#client/ui/card.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { isSubscriptionNotFound, paymentStatusQuery } from '../api.ts';
import { BrokenPaymentLink } from './broken-payment-link.tsx';
import { ContinueAfterPaymentLink } from './continue-after-payment-link.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { formatRand } from '../money-format.ts';
import { getSubscriptionStatusLabel } from '../subscription-labels.ts';
import { useSubscriptionLabels } from '../use-subscription-labels.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

const USUAL_WAIT_SECONDS = 30;

/**
 * The page to which PayFast returns after a payment. Reaching it proves nothing, so it waits until PayFast has notified the
 * server.
 */
export function PaymentConfirmation({ subscriptionId }: { subscriptionId: number }) {
  const { data, error } = useQuery(paymentStatusQuery(subscriptionId));
  useHeadingFocus(data?.isActive ? 'done' : 'waiting');
  if (isSubscriptionNotFound(error)) return <BrokenPaymentLink />;
  return (
    <Card className="flex flex-col gap-5">
      {data?.isActive ? <Confirmed payment={data} /> : <Waiting hasFailed={error !== null} />}
    </Card>
  );
}

function Confirmed({ payment }: { payment: PaymentPageStatus }) {
  const t = useCheckoutMessages();
  const labels = useSubscriptionLabels();
  const { nextPaymentDate, nextPaymentAmount, nextPaymentAmountZar } = payment;
  return (
    <>
      <StatusIcon icon={CircleCheck} tone="success" />
      <div>
        <h1>{t('doneTitle')}</h1>
        <p className="mt-3">{t('done')}</p>
      </div>
      <DetailList
        rows={[
          { term: t('status'), value: getSubscriptionStatusLabel(payment, labels) },
          { term: t('nextPayment'), value: formatMoment(nextPaymentDate) },
          ...(nextPaymentAmount ? [{ term: t('amount'), value: '$1.00' }] : []),
        ]}
      />
      {nextPaymentAmountZar && (
        <p className="text-sm text-quiet">{t('chargedRand', { rand: formatRand(nextPaymentAmountZar) })}</p>
      )}
      <ContinueAfterPaymentLink notice={t('doneNotice')} />
    </>
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const t = useCheckoutMessages();
  const { secondsLeft } = useCountdown(USUAL_WAIT_SECONDS);
  const isLate = secondsLeft === 0;
  return (
    <>
      <div>
        <h1>{t('processingTitle')}</h1>
        <p className="mt-3">{t('processing')}</p>
      </div>
      <Spinner label={t('checking')} />
      {hasFailed && (
        <Banner tone="warning" role="status" title={t('notCheckedTitle')}>
          {t('notChecked')}
        </Banner>
      )}
      {isLate && (
        <Banner role="status" title={t('lateTitle')}>
          {t('late')}
        </Banner>
      )}
      {(isLate || hasFailed) && <ContinueAfterPaymentLink variant="secondary" notice={t('pendingNotice')} />}
    </>
  );
}
