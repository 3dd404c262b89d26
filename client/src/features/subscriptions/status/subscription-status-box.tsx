import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { cx } from '#client/lib/class-names.ts';
import { now } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { subscriptionQuery } from '../api.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import {
  describeSubscription,
  getSubscriptionStatusLabel,
  formatTrialLeft,
  describeDataRetention,
} from '../subscription-messages.ts';

/** Shows whether the service is paid for, and until when. Refetches each time it appears. */
export function SubscriptionStatusBox() {
  const { data: subscription, error, isFetching, refetch } = useQuery(subscriptionQuery);
  return (
    <div className="flex flex-col gap-4">
      {subscription && <Status subscription={subscription} />}
      {!subscription && !error && <StatusSkeleton />}
      {error && (
        <Banner
          tone={subscription ? 'warning' : 'danger'}
          role="alert"
          title={subscription ? 'This may be out of date' : 'The subscription couldn’t be loaded'}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
        </Banner>
      )}
    </div>
  );
}

function Status({ subscription }: { subscription: SubscriptionView }) {
  const { isActive, isBlocked, isCancelUnconfirmed, dataDestroyedAt } = subscription;
  const Shape = isActive ? CircleCheck : isBlocked ? CircleAlert : CircleMinus;
  const tone = isActive ? 'text-success' : 'text-danger';
  const trial = formatTrialLeft(subscription, now());
  return (
    <>
      <div className="flex items-start gap-3 rounded-md border p-4">
        <Shape aria-hidden className={cx('mt-0.5 size-5 shrink-0', tone)} />
        <div className="min-w-0">
          {trial && <p className="font-medium">{trial}</p>}
          <p className={cx('font-medium', tone)}>
            {`${getSubscriptionStatusLabel(subscription)}${isActive ? ' (active)' : ''}`}
          </p>
          <p>{describeSubscription(subscription, now())}</p>
        </div>
      </div>
      {isBlocked && (
        <Banner
          tone="danger"
          title={
            dataDestroyedAt
              ? 'Your LeaveBits have been permanently deleted'
              : 'Your LeaveBits are unavailable'
          }
        >
          {!dataDestroyedAt && 'Neither you nor your recipients can read them for now. '}
          {describeDataRetention(subscription)}
        </Banner>
      )}
      {isCancelUnconfirmed && (
        <Banner tone="warning" title="PayFast hasn’t confirmed the cancellation yet">
          We’ve cancelled your subscription and will keep asking PayFast until it confirms.
        </Banner>
      )}
      <SubscriptionActions subscription={subscription} />
    </>
  );
}

function StatusSkeleton() {
  return (
    <SkeletonGroup label="Loading your subscription" className="flex items-start gap-3 rounded-md border p-4">
      <Skeleton className="mt-0.5 size-5 shrink-0 rounded-full" />
      <div className="flex min-w-0 grow flex-col gap-2.5 py-1">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-full max-w-80" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </SkeletonGroup>
  );
}
