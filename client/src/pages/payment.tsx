import { ArrowLeft } from 'lucide-react';
import { decodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { parseLinkValue } from '#shared/domain/link-values.ts';
import { paths } from '../lib/paths.ts';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { SitePage } from '../features/site/site-page.tsx';
import { BrokenPaymentLink } from '../features/subscriptions/checkout/broken-payment-link.tsx';
import { Checkout } from '../features/subscriptions/checkout/checkout.tsx';
import { PaymentCancelled } from '../features/subscriptions/checkout/payment-cancelled.tsx';
import { PaymentConfirmation } from '../features/subscriptions/checkout/payment-confirmation.tsx';
import { useCheckoutMessages } from '../features/subscriptions/checkout/use-checkout-messages.ts';
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
  const t = useCheckoutMessages();
  const takesPayments = useTakesPayments();
  return (
    <SitePage title={t('payment')} width="form" actions={<WayBack />}>
      {takesPayments ? (
        partOf(decodeSubscriptionId(parseLinkValue(subscriptionId)), action && parseLinkValue(action))
      ) : (
        <NoPayments />
      )}
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

/** Leads signed-in owners to their LeaveBits and everyone else to the start page. */
function WayBack() {
  const t = useCheckoutMessages();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return null;
  return (
    <ButtonLink
      variant="quiet"
      icon={ArrowLeft}
      href={user ? paths.home() : paths.landing()}
      className="-mr-3"
    >
      {t(user ? 'yourLeavebits' : 'startPage')}
    </ButtonLink>
  );
}

/** Shown for an old link if the service takes no payments. */
function NoPayments() {
  const t = useCheckoutMessages();
  return (
    <div className="flex flex-col items-start gap-4">
      <h1>{t('noPaymentsTitle')}</h1>
      <p className="text-lg">{t('noPayments')}</p>
    </div>
  );
}
