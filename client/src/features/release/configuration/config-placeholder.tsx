import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { useConfigMessages } from './use-config-messages.ts';

interface ConfigPlaceholderProps {
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown until the form has loaded. */
export function ReleaseConfigPlaceholder({ error, isRetrying, onRetry }: ConfigPlaceholderProps) {
  const t = useConfigMessages();
  const common = useCommonMessages();
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('notLoaded')}
        action={
          <Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className="flex animate-appear-late flex-col gap-5">
      <Skeleton className="w-48" />
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-32 w-full rounded-md" />
      <Skeleton className="h-24 w-full rounded-md" />
    </SkeletonGroup>
  );
}
