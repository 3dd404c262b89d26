import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { cx } from '#client/lib/class-names.ts';
import { now } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { subscriptionQuery } from '../api.ts';
import { formatTrialLeft } from './status-messages.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import { describeSubscription, describeDataRetention } from '../subscription-messages.ts';
import { getSubscriptionStatusLabel } from '../subscription-labels.ts';
import { useSubscriptionLabels } from '../use-subscription-labels.ts';
import { useSubscriptionMessages } from '../use-subscription-messages.ts';
import { useSubscriptionStatusMessages } from './use-subscription-status-messages.ts';

/** Shows whether the service is paid for, and until when. Refetches each time it appears. */
export function SubscriptionStatusBox() {
  const t = useSubscriptionStatusMessages();
  const common = useCommonMessages();
  const { data: subscription, error, isFetching, refetch } = useQuery(subscriptionQuery);
  return (
    <div className="flex flex-col gap-4">
      {subscription && <Status subscription={subscription} />}
      {!subscription && !error && <StatusSkeleton />}
      {error && (
        <Banner
          tone={subscription ? 'warning' : 'danger'}
          role="alert"
          title={t(subscription ? 'outdated' : 'notLoaded')}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {getErrorMessage(error, common('nothingChanged'))}
        </Banner>
      )}
    </div>
  );
}

function Status({ subscription }: { subscription: SubscriptionView }) {
  const t = useSubscriptionStatusMessages();
  const about = useSubscriptionMessages();
  const labels = useSubscriptionLabels();
  const { isActive, isBlocked, isCancelUnconfirmed, dataDestroyedAt } = subscription;
  const Shape = isActive ? CircleCheck : isBlocked ? CircleAlert : CircleMinus;
  const tone = isActive ? 'text-success' : 'text-danger';
  const status = getSubscriptionStatusLabel(subscription, labels);
  const trial = formatTrialLeft(subscription, now(), t);
  return (
    <>
      <div className="flex items-start gap-3 rounded-md border p-4">
        <Shape aria-hidden className={cx('mt-0.5 size-5 shrink-0', tone)} />
        <div className="min-w-0">
          {trial && <p className="font-medium">{trial}</p>}
          <p className={cx('font-medium', tone)}>{isActive ? t('active', { status }) : status}</p>
          <p>{describeSubscription(subscription, now(), about)}</p>
        </div>
      </div>
      {isBlocked && (
        <Banner tone="danger" title={t(dataDestroyedAt ? 'destroyed' : 'unavailable')}>
          {!dataDestroyedAt && `${t('unreadable')} `}
          {describeDataRetention(subscription, about)}
        </Banner>
      )}
      {isCancelUnconfirmed && (
        <Banner tone="warning" title={t('unconfirmedTitle')}>
          {t('unconfirmed')}
        </Banner>
      )}
      <SubscriptionActions subscription={subscription} />
    </>
  );
}

function StatusSkeleton() {
  const t = useSubscriptionStatusMessages();
  return (
    <SkeletonGroup label={t('loading')} className="flex items-start gap-3 rounded-md border p-4">
      <Skeleton className="mt-0.5 size-5 shrink-0 rounded-full" />
      <div className="flex min-w-0 grow flex-col gap-2.5 py-1">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-full max-w-80" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </SkeletonGroup>
  );
}
