import { decodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { SitePage } from '../features/site/site-page.tsx';
import { BrokenPaymentLink } from '../features/subscriptions/checkout/broken-payment-link.tsx';
import { Checkout } from '../features/subscriptions/checkout/checkout.tsx';
import { PaymentCancelled } from '../features/subscriptions/checkout/payment-cancelled.tsx';
import { PaymentConfirmation } from '../features/subscriptions/checkout/payment-confirmation.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

interface PaymentPageProps {
  /** The encoded id from the link. */
  subscriptionId: string;
  action: string | undefined;
}

/** The payment page, and the pages to which PayFast returns. Anyone with the link can pay. Discloses nothing about the owner. */
export const PaymentPage = withQueryClient(function PaymentPage({
  subscriptionId,
  action,
}: PaymentPageProps) {
  const takesPayments = useTakesPayments();
  return (
    <SitePage title="Payment" width="form">
      {takesPayments ? partOf(decodeSubscriptionId(subscriptionId), action) : <NoPayments />}
    </SitePage>
  );
});

function partOf(id: number | null, action: string | undefined) {
  if (id === null) return <BrokenPaymentLink />;
  switch (action) {
    case undefined:
      return <Checkout subscriptionId={id} />;
    case 'success':
      return <PaymentConfirmation subscriptionId={id} />;
    case 'cancel':
      return <PaymentCancelled subscriptionId={id} />;
    default:
      return <BrokenPaymentLink />;
  }
}

/** Shown for an old link if the service takes no payments. */
function NoPayments() {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1>Nothing to pay</h1>
      <p className="text-lg">This service takes no payments.</p>
    </div>
  );
}
