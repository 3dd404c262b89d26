import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** The status label. Paid plans are shown by name; all other statuses share one label. */
export function getSubscriptionStatusLabel(
  { status }: Pick<SubscriptionView, 'status'>,
  t: TextMessages<'owner-subscriptions-labels'>,
): string {
  switch (status) {
    case 'Monthly':
      return t('monthly');
    case 'Annual':
      return t('annual');
    case 'Trial':
    case 'Cancelled':
      return t('none');
    default:
      return status satisfies never;
  }
}
