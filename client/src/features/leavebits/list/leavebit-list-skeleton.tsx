import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** Cards of about the size of those that come. */
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
