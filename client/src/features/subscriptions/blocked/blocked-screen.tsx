import { LockKeyhole } from 'lucide-react';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { now } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { CheckAgain } from './check-again.tsx';
import { EmailPaymentLink } from './email-payment-link.tsx';
import { OwedSummary } from './owed-summary.tsx';
import { describeSubscription, whatIsKept } from '../subscription-words.ts';

/** Shown in place of the owner's LeaveBits while the subscription is blocked: why, what is owed, and the way back. */
export function BlockedScreen({ subscription }: { subscription: SubscriptionView }) {
  const isDestroyed = subscription.dataDestroyedAt !== null;
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col gap-6">
        <div>
          <div className="mb-4">
            <StateMark icon={LockKeyhole} />
          </div>
          <h1>LeaveBits Unavailable</h1>
          <p className="mt-3">
            {describeSubscription(subscription, now())}
            {!isDestroyed && ' Neither you nor the people you shared with can open your LeaveBits now.'}
          </p>
          <p className="mt-3 text-quiet">
            {!isDestroyed && 'Nothing is lost. '}
            {whatIsKept(subscription)}
          </p>
        </div>
        <OwedSummary />
        <EmailPaymentLink subscriptionId={subscription.id} />
        <CheckAgain />
      </Card>
    </div>
  );
}
