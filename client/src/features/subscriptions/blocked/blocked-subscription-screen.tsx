import { LockKeyhole } from 'lucide-react';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { now } from '#client/lib/dates.ts';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { PaymentRecheck } from './payment-recheck.tsx';
import { PaymentLinkButtons } from './payment-link-buttons.tsx';
import { OwedSummary } from './owed-summary.tsx';
import { describeSubscription, describeDataRetention } from '../subscription-messages.ts';
import { useSubscriptionMessages } from '../use-subscription-messages.ts';
import { useBlockedMessages } from './use-blocked-messages.ts';

/** Replaces the owner's LeaveBits while the subscription is blocked. Explains why, what is owed and how to restore access. */
export function BlockedSubscriptionScreen({ subscription }: { subscription: SubscriptionView }) {
  const t = useBlockedMessages();
  const about = useSubscriptionMessages();
  const isDestroyed = subscription.dataDestroyedAt !== null;
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col gap-6">
        <div>
          <div className="mb-4">
            <StatusIcon icon={LockKeyhole} />
          </div>
          <h1>{t('title')}</h1>
          <p className="mt-3">
            {describeSubscription(subscription, now(), about)}
            {!isDestroyed && ` ${t('unreadable')}`}
          </p>
          <p className="mt-3 text-quiet">
            {!isDestroyed && `${t('nothingLost')} `}
            {describeDataRetention(subscription, about)}
          </p>
        </div>
        <OwedSummary />
        <PaymentLinkButtons />
        <PaymentRecheck />
      </Card>
    </div>
  );
}
