import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Shown while a page loads, with an optional `message`. */
export function PageSkeleton({ message }: { message?: string }) {
  return (
    <Page header={<PageHeader brandLabel="LeaveBits, start page" />}>
      {message ? (
        <div className="animate-appear-late py-24">
          <Spinner label={message} />
        </div>
      ) : (
        <SkeletonGroup label="Loading" className="flex animate-appear-late flex-col gap-4">
          <Skeleton className="h-9 w-2/3 max-w-md" />
          <Skeleton className="w-full max-w-reading" />
          <Skeleton className="mt-6 h-32 w-full rounded-md" />
          <Skeleton className="h-32 w-full rounded-md" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
