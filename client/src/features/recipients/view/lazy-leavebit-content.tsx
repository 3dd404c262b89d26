import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { sharedLeavebitDetailsQuery } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { LeavebitContent } from './leavebit-content.tsx';

interface LazyContentProps {
  id: number;
  session: ViewSession;
  printsAtOnce?: boolean;
  onExpired: () => void;
}

/** The content of an unlocked LeaveBit whose text was not included in the list. */
export function LazyLeavebitContent({ id, session, printsAtOnce, onExpired }: LazyContentProps) {
  const t = useMessages('recipients');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(sharedLeavebitDetailsQuery(session, id));
  const isExpired = getErrorCode(error) === 'email-session-expired';
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  if (data) {
    return (
      <LeavebitContent
        leavebit={data}
        session={session}
        heading="h3"
        printsAtOnce={printsAtOnce}
        onExpired={onExpired}
      />
    );
  }
  if (error && !isExpired) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('textFailed')}
        action={
          <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {site('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, t('textFailedNext'))}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label={t('loadingText')} className="flex flex-col gap-2">
      <Skeleton className="h-4 w-16" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
    </SkeletonGroup>
  );
}
