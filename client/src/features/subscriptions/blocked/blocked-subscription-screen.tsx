import { LockKeyhole } from 'lucide-react';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { now } from '#client/lib/dates.ts';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { PaymentRecheck } from './payment-recheck.tsx';
import { PaymentLinkButtons } from './payment-link-buttons.tsx';
import { OwedSummary } from './owed-summary.tsx';
import { describeSubscription, describeDataRetention } from '../subscription-messages.ts';

/** Replaces the owner's LeaveBits while the subscription is blocked. Explains why, what is owed and how to restore access. */
export function BlockedSubscriptionScreen({ subscription }: { subscription: SubscriptionView }) {
  const isDestroyed = subscription.dataDestroyedAt !== null;
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col gap-6">
        <div>
          <div className="mb-4">
            <StatusIcon icon={LockKeyhole} />
          </div>
          <h1>LeaveBits Unavailable</h1>
          <p className="mt-3">
            {describeSubscription(subscription, now())}
            {!isDestroyed && ' Neither you nor your recipients can read your LeaveBits for now.'}
          </p>
          <p className="mt-3 text-quiet">
            {!isDestroyed && 'Nothing is lost. '}
            {describeDataRetention(subscription)}
          </p>
        </div>
        <OwedSummary />
        <PaymentLinkButtons />
        <PaymentRecheck />
      </Card>
    </div>
  );
}
