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
import { getSubscriptionStatusLabel } from '../subscription-messages.ts';

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
  const { nextPaymentDate, nextPaymentAmount, nextPaymentAmountZar } = payment;
  return (
    <>
      <StatusIcon icon={CircleCheck} tone="success" />
      <div>
        <h1>Payment Successful!</h1>
        <p className="mt-3">Your subscription is now active.</p>
      </div>
      <DetailList
        rows={[
          { term: 'Status', value: getSubscriptionStatusLabel(payment) },
          { term: 'Next Payment', value: formatMoment(nextPaymentDate) },
          ...(nextPaymentAmount ? [{ term: 'Amount', value: '$1.00' }] : []),
        ]}
      />
      {nextPaymentAmountZar && (
        <p className="text-sm text-quiet">
          PayFast charges {formatRand(nextPaymentAmountZar)} (South African rand, ZAR).
        </p>
      )}
      <ContinueAfterPaymentLink notice="Your subscription is active. Please sign in to continue." />
    </>
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const { secondsLeft } = useCountdown(USUAL_WAIT_SECONDS);
  const isLate = secondsLeft === 0;
  return (
    <>
      <div>
        <h1>Processing Payment...</h1>
        <p className="mt-3">Please wait while we confirm your payment.</p>
      </div>
      <Spinner label="Checking payment status..." />
      {hasFailed && (
        <Banner tone="warning" role="status" title="We couldn’t check just now">
          Your payment isn’t affected. This page keeps checking.
        </Banner>
      )}
      {isLate && (
        <Banner role="status" title="This is taking longer than usual">
          PayFast hasn’t told us about the payment yet. You don’t need to wait or pay again. Your subscription
          will become active as soon as PayFast does. If nothing has changed within an hour, check the
          subscription in the menu.
        </Banner>
      )}
      {(isLate || hasFailed) && (
        <ContinueAfterPaymentLink
          variant="secondary"
          notice="Your payment is being confirmed. You don’t need to pay again. Please sign in to continue."
        />
      )}
    </>
  );
}
