import type { QueryClient } from '@tanstack/react-query';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/lib/toast-store.ts';
import { invalidateAllQueries, restoreTrashItem } from './api.ts';

/** Announces that LeaveBits were deleted, with an undo button. */
export function offerRestore(
  { title, ids }: { title: string; ids: readonly number[] },
  queryClient: QueryClient,
  t: TextMessages<'owner-leavebits-panels'>,
): void {
  toast({
    title,
    variant: 'success',
    action: {
      label: t('restore'),
      elsewhere: t('restoreElsewhere'),
      press: () => void restoreAll(ids, queryClient, t),
    },
  });
}

async function restoreAll(
  ids: readonly number[],
  queryClient: QueryClient,
  t: TextMessages<'owner-leavebits-panels'>,
): Promise<void> {
  let restored = 0;
  let problem: unknown = null;
  for (const id of ids) {
    try {
      await restoreTrashItem(id);
      restored += 1;
    } catch (error) {
      problem = error;
    }
  }
  await invalidateAllQueries(queryClient);
  const count = ids.length;
  if (problem === null) {
    toast({ title: t('restored', { count }), variant: 'success' });
    return;
  }
  toast({
    title: restored === 0 ? t('notRestored') : t('someRestored', { restored, count }),
    description: getErrorMessage(problem, t('stillInTrash')),
    variant: 'destructive',
  });
}
