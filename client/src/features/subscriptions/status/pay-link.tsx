import { useQuery } from '@tanstack/react-query';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { useTakesPayments } from '../../../lib/billing.ts';
import { now } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { subscriptionQuery } from '../api.ts';
import { payLabel } from '../subscription-words.ts';

/** A small link to the payment page, beside something that needs a subscription. Nothing where nothing can be paid. */
export function PayLink() {
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: useTakesPayments() });
  const label = subscription && payLabel(subscription, now());
  if (!label) return null;
  return (
    <ButtonLink variant="secondary" size="small" href={paths.payment(encodeSubscriptionId(subscription.id))}>
      {label}
    </ButtonLink>
  );
}
