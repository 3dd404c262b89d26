import { useQuery } from '@tanstack/react-query';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { subscriptionQuery } from '../api.ts';
import { Checkout } from './checkout.tsx';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** A signed-in owner's own payment. Unlike the page that payment links open, it's one of the owner's pages. */
export function OwnerCheckout() {
  const t = useCheckoutMessages();
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery);
  if (subscription) return <Checkout subscriptionId={subscription.id} />;
  if (!error) return <Spinner label={t('loading')} />;
  return (
    <Banner
      tone="danger"
      role="alert"
      action={
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('notLoaded')}
    </Banner>
  );
}
