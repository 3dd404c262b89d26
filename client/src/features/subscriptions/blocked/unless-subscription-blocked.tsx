import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { subscriptionQuery } from '../api.ts';
import { BlockedSubscriptionScreen } from './blocked-subscription-screen.tsx';
import { useBlockedMessages } from './use-blocked-messages.ts';

/** Renders its content only once the subscription is known not to be blocked. */
export function UnlessSubscriptionBlocked({ children }: { children: ReactNode }) {
  const t = useBlockedMessages();
  const common = useCommonMessages();
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery);
  if (subscription?.isBlocked) return <BlockedSubscriptionScreen subscription={subscription} />;
  if (subscription) return children;
  if (!error) return <Loading />;
  return (
    <>
      <h1 className="mb-6">{common('yourLeavebits')}</h1>
      <Banner
        tone="danger"
        role="alert"
        title={t('notLoaded')}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, t('notLoadedNext'))}
      </Banner>
    </>
  );
}

function Loading() {
  const common = useCommonMessages();
  return (
    <SkeletonGroup label={common('loading')} className="flex animate-appear-late flex-col gap-6">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-32 w-full rounded-md" />
      <Skeleton className="h-64 w-full rounded-md" />
    </SkeletonGroup>
  );
}
