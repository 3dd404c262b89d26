import { useQuery } from '@tanstack/react-query';
import { FileHeart } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { leavebitsQuery } from '../api.ts';
import { LeavebitBoard } from './leavebit-board.tsx';
import type { LeavebitBoardActions } from './leavebit-board.tsx';

/** The owner's LeaveBits, including the loading, error and empty states. */
export function LeavebitList({
  ownerEmail,
  isReadOnly,
  ...acts
}: { ownerEmail: string; isReadOnly: boolean } & LeavebitBoardActions) {
  const { data: leavebits, error, isFetching, refetch } = useQuery(leavebitsQuery);
  const retry = (
    <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (!leavebits && error) {
    return (
      <Banner tone="danger" role="alert" title="Your LeaveBits couldn’t be loaded" action={retry}>
        {getErrorMessage(
          error,
          'An error occurred. They’re safe on the server. Please try again in a moment.',
        )}
      </Banner>
    );
  }
  if (!leavebits) return <LeavebitListSkeleton />;
  if (leavebits.length === 0) {
    return (
      <EmptyState icon={FileHeart} title="You have no LeaveBits yet">
        A LeaveBit holds text and files for people you trust: where your will is, how to reach the bank, a
        letter. Create your first one, then choose who receives it and when.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Banner tone="warning" role="alert" title="This list may be out of date" action={retry}>
          {getErrorMessage(error, 'The latest changes couldn’t be loaded.')}
        </Banner>
      )}
      <LeavebitBoard leavebits={leavebits} ownerEmail={ownerEmail} isReadOnly={isReadOnly} {...acts} />
    </div>
  );
}

/** Skeleton cards of roughly the final size. */
export function LeavebitListSkeleton() {
  return (
    <SkeletonGroup label="Loading your LeaveBits" className="grid gap-4 lg:grid-cols-2">
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
