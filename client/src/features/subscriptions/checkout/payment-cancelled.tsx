import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ContinueAfterPaymentLink } from './continue-after-payment-link.tsx';

/** The page to which PayFast returns after a cancelled payment. */
export function PaymentCancelled({ subscriptionId }: { subscriptionId: number }) {
  // Use a full page load, so that everything about the payment is refetched.
  const tryAgain = () => window.location.assign(paths.payment(encodeSubscriptionId(subscriptionId)));
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h1>Payment Cancelled</h1>
        <p className="mt-3">Your payment was cancelled. You can try again anytime.</p>
      </div>
      <div className="flex flex-col gap-3">
        <Button onClick={tryAgain}>Try Again</Button>
        <ContinueAfterPaymentLink
          variant="secondary"
          notice="Your payment was cancelled and nothing was charged. Please sign in to continue."
        />
      </div>
    </Card>
  );
}
