import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ContinueAfterPaymentLink } from './continue-after-payment-link.tsx';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** The page to which PayFast returns after a cancelled payment. */
export function PaymentCancelled({ subscriptionId }: { subscriptionId: number }) {
  const t = useCheckoutMessages();
  // Use a full page load, so that everything about the payment is refetched.
  const tryAgain = () => window.location.assign(paths.payment(encodeSubscriptionId(subscriptionId)));
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h1>{t('cancelledTitle')}</h1>
        <p className="mt-3">{t('cancelled')}</p>
      </div>
      <div className="flex flex-col gap-3">
        <Button onClick={tryAgain}>{t('payAgain')}</Button>
        <ContinueAfterPaymentLink variant="secondary" notice={t('cancelledNotice')} />
      </div>
    </Card>
  );
}
