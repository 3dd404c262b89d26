import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { trashCalls } from '#shared/contracts/trash.ts';
import { call, codeOf } from '../../../lib/http/api-client.ts';
import { unlessRefused } from '../../../lib/queries/unless-refused.ts';

/** What the owner has deleted, read again whenever it shows. */
export const trashQuery = queryOptions({
  queryKey: [pathOf(trashCalls.list)],
  queryFn: ({ signal }) => call(trashCalls.list, { signal }),
  staleTime: 0,
});

export const restoreItem = (id: number) => call(trashCalls.restore, { params: { id } });

/** Something that is gone was deleted for good elsewhere. That is what the owner wanted. */
async function purgeOrGone(id: number): Promise<void> {
  try {
    await call(trashCalls.purge, { params: { id } });
  } catch (error) {
    if (codeOf(error) !== 'not-found') throw error;
  }
}

/** Reads everything again, also after a failure: what is restored shows in the list, in the room and beside its people. */
export const readTrashAgain = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries();

function useTrashMutation<Answer>(mutationFn: (id: number) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => unlessRefused(error, readTrashAgain(queryClient)),
  });
}

export const useRestore = () => useTrashMutation(restoreItem);
export const usePurge = () => useTrashMutation(purgeOrGone);
