import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { trashQuery, useRestoreTrashItem } from './api.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import { TrashRow } from './trash-row.tsx';
import { describeRestoredItem } from './trash-messages.ts';
import { useTrashMessages } from './use-trash-messages.ts';

/** The owner's deleted items in every state, with controls to restore or purge them. */
export function TrashList() {
  const t = useTrashMessages();
  const common = useCommonMessages();
  const { data: items, error, isFetching, refetch } = useQuery(trashQuery);
  const [toPurge, setToPurge] = useState<TrashItem | null>(null);
  const { mutate, isPending, variables, error: problem } = useRestoreTrashItem();
  const place = useRef<HTMLDivElement>(null);

  function restore(item: TrashItem) {
    mutate(item.id, {
      onSuccess: () => toast({ title: describeRestoredItem(item, t), variant: 'success' }),
      onError: (cause) =>
        toast({
          title: t('notRestored'),
          description: getErrorMessage(cause, t('notRestoredNext')),
          variant: 'destructive',
        }),
      // The item's button disappears with it.
      onSettled: () => place.current?.focus({ preventScroll: true }),
    });
  }

  if (!items && error) {
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
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  }
  if (!items) return <TrashSkeleton />;
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {items.length === 0 && <p className="text-quiet">{t('empty')}</p>}
      <ul aria-label={t('list')} className="-my-4 divide-y empty:hidden">
        {items.map((item) => (
          <TrashRow
            key={item.id}
            item={item}
            isRestoring={isPending && variables === item.id}
            problem={problem && variables === item.id ? getErrorMessage(problem, t('notRestoredNext')) : null}
            onRestore={() => restore(item)}
            onPurge={() => setToPurge(item)}
          />
        ))}
      </ul>
      {toPurge && (
        <PurgeDialog
          item={toPurge}
          onClose={() => setToPurge(null)}
          onPurged={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

function TrashSkeleton() {
  const t = useTrashMessages();
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-2.5 py-1">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-9 w-40" />
    </SkeletonGroup>
  );
}
