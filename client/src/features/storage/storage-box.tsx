import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { storageQuery } from './api.ts';
import { describeStorageUse } from './storage-messages.ts';
import { useStorageMessages } from './use-storage-messages.ts';

/** Shows how much storage is used. Refetches each time it appears. */
export function StorageBox() {
  const t = useStorageMessages();
  const common = useCommonMessages();
  const { data: storage, error, isFetching, refetch } = useQuery(storageQuery);
  if (storage) {
    return (
      <div className="flex flex-col gap-2">
        <Meter label={t('label')} value={storage.usedBytes} max={storage.quotaBytes} />
        <p>{describeStorageUse(storage, t)}</p>
      </div>
    );
  }
  if (!error) {
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-2.5 py-1">
        <Skeleton className="h-2.5 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </SkeletonGroup>
    );
  }
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('notLoaded')}
      action={
        <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
          {common('tryAgain')}
        </Button>
      }
    >
      {getErrorMessage(error, t('notLoadedNext'))}
    </Banner>
  );
}
