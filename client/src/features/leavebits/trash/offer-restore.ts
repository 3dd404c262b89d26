import type { QueryClient } from '@tanstack/react-query';
import { formatCount } from '#shared/domain/format-count.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/lib/toast-store.ts';
import { invalidateAllQueries, restoreTrashItem } from './api.ts';

/** Announces that LeaveBits were deleted, with an undo button. */
export function offerRestore(title: string, ids: readonly number[], queryClient: QueryClient): void {
  toast({
    title,
    variant: 'success',
    action: {
      label: 'Restore',
      elsewhere: 'Restore it in your account under Your data',
      press: () => void restoreAll(ids, queryClient),
    },
  });
}

async function restoreAll(ids: readonly number[], queryClient: QueryClient): Promise<void> {
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
  const what = formatCount(ids.length, 'LeaveBit');
  if (problem === null) {
    toast({ title: ids.length === 1 ? 'LeaveBit restored' : `${what} restored`, variant: 'success' });
    return;
  }
  toast({
    title: restored === 0 ? 'Not restored' : `Only ${restored} of ${what} restored`,
    description: getErrorMessage(problem, 'It’s still in the trash. Please try again there.'),
    variant: 'destructive',
  });
}
