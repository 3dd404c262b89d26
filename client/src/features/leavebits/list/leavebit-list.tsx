import { useQuery } from '@tanstack/react-query';
import { FileHeart } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { leavebitsQuery } from '../api.ts';
import { LeavebitBoard } from './leavebit-board.tsx';
import type { LeavebitBoardActions } from './leavebit-board.tsx';
import { useListMessages } from './use-list-messages.ts';

/** The owner's LeaveBits, including the loading, error and empty states. */
export function LeavebitList({
  ownerEmail,
  isReadOnly,
  ...acts
}: { ownerEmail: string; isReadOnly: boolean } & LeavebitBoardActions) {
  const t = useListMessages();
  const common = useCommonMessages();
  const { data: leavebits, error, isFetching, refetch } = useQuery(leavebitsQuery);
  const retry = (
    <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
      {common('tryAgain')}
    </Button>
  );
  if (!leavebits && error) {
    return (
      <Banner tone="danger" role="alert" title={t('notLoaded')} action={retry}>
        {getErrorMessage(error, t('notLoadedNext'))}
      </Banner>
    );
  }
  if (!leavebits) return <LeavebitListSkeleton />;
  if (leavebits.length === 0) {
    return (
      <EmptyState icon={FileHeart} title={t('empty')}>
        {t('emptyNext')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Banner tone="warning" role="alert" title={t('outdated')} action={retry}>
          {getErrorMessage(error, t('outdatedNext'))}
        </Banner>
      )}
      <LeavebitBoard leavebits={leavebits} ownerEmail={ownerEmail} isReadOnly={isReadOnly} {...acts} />
    </div>
  );
}

/** Skeleton cards of roughly the final size. */
export function LeavebitListSkeleton() {
  const t = useListMessages();
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <Card key={card} className="flex flex-col gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-5 h-4 w-1/4" />
          <Skeleton className="w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-5 h-9 w-full" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
