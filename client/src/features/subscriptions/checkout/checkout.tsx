import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { checkoutQuery, isSubscriptionNotFound, isNothingToPayError } from '../api.ts';
import { BrokenPaymentLink } from './broken-payment-link.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ContinueAfterPaymentLink } from './continue-after-payment-link.tsx';
import { formatCheckoutIntro } from '../payment-messages.ts';
import { useCheckout } from './use-checkout.ts';

/** Shows what a payment costs now and later, with a button that leads to PayFast. */
export function Checkout({ subscriptionId }: { subscriptionId: number }) {
  const { data, error, refetch } = useQuery(checkoutQuery(subscriptionId));
  const checkout = useCheckout(subscriptionId);
  if (isSubscriptionNotFound(error)) return <BrokenPaymentLink />;
  if (isNothingToPayError(error)) return <NothingToPay message={getErrorMessage(error, 'Nothing is due.')} />;
  if (data) {
    return (
      <Frame intro={formatCheckoutIntro(data.quote)}>
        <CheckoutSummary quote={data.quote} {...checkout} />
      </Frame>
    );
  }
  return (
    <Frame>
      {error ? (
        <>
          <Banner tone="danger" role="alert">
            Failed to load payment details. Please try again.
          </Banner>
          <Button onClick={() => void refetch()}>Try again</Button>
          <ContinueAfterPaymentLink
            variant="secondary"
            notice="Nothing was paid. Please sign in to continue."
          />
        </>
      ) : (
        <div className="py-10">
          <Spinner label="Loading payment details..." />
        </div>
      )}
    </Frame>
  );
}

function Frame({ intro, children }: { intro?: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h1>Complete Your Subscription</h1>
        {intro && <p className="mt-3">{intro}</p>}
      </div>
      {children}
    </Card>
  );
}

function NothingToPay({ message }: { message: string }) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h1>There’s nothing to pay</h1>
        <p className="mt-3">{message}</p>
      </div>
      <ContinueAfterPaymentLink notice="There’s nothing to pay. Please sign in to continue." />
    </Card>
  );
}
