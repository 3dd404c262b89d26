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
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Shows what a payment costs now and later, with a button that leads to PayFast. */
export function Checkout({ subscriptionId }: { subscriptionId: number }) {
  const t = useCheckoutMessages();
  const { data, error, refetch } = useQuery(checkoutQuery(subscriptionId));
  const checkout = useCheckout(subscriptionId);
  if (isSubscriptionNotFound(error)) return <BrokenPaymentLink />;
  if (isNothingToPayError(error)) return <NothingToPay message={getErrorMessage(error, t('nothingDue'))} />;
  if (data) {
    return (
      <Frame intro={formatCheckoutIntro(data.quote, t)}>
        <CheckoutSummary quote={data.quote} {...checkout} />
      </Frame>
    );
  }
  return (
    <Frame>
      {error ? (
        <>
          <Banner tone="danger" role="alert">
            {t('notLoaded')}
          </Banner>
          <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
          <ContinueAfterPaymentLink variant="secondary" notice={t('notPaidNotice')} />
        </>
      ) : (
        <div className="py-10">
          <Spinner label={t('loading')} />
        </div>
      )}
    </Frame>
  );
}

function Frame({ intro, children }: { intro?: string; children: ReactNode }) {
  const t = useCheckoutMessages();
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h1>{t('title')}</h1>
        {intro && <p className="mt-3">{intro}</p>}
      </div>
      {children}
    </Card>
  );
}

function NothingToPay({ message }: { message: string }) {
  const t = useCheckoutMessages();
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h1>{t('nothingDueTitle')}</h1>
        <p className="mt-3">{message}</p>
      </div>
      <ContinueAfterPaymentLink notice={t('nothingDueNotice')} />
    </Card>
  );
}
