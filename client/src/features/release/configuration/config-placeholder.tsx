import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

interface ConfigPlaceholderProps {
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown until the form has loaded. */
export function ReleaseConfigPlaceholder({ error, isRetrying, onRetry }: ConfigPlaceholderProps) {
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title="The configuration couldn’t be loaded"
        action={
          <Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label="Loading the configuration" className="flex animate-appear-late flex-col gap-5">
      <Skeleton className="w-48" />
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-32 w-full rounded-md" />
      <Skeleton className="h-24 w-full rounded-md" />
    </SkeletonGroup>
  );
}
