import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { pathOf, type ProofAsked } from '#shared/contracts/call.ts';
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

interface Purge {
  id: number;
  /** The proof, where one was asked for. */
  code: string | undefined;
}

/** Something that is gone was deleted for good elsewhere. That is what the owner wanted. */
async function purgeOrGone({ id, code }: Purge): Promise<ProofAsked | null> {
  try {
    return (await call(trashCalls.purge, { params: { id }, body: { code } })) ?? null;
  } catch (error) {
    if (codeOf(error) !== 'not-found') throw error;
    return null;
  }
}

/** Reads everything again, also after a failure: what is restored shows in the list, in the room and beside its people. */
export const readTrashAgain = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries();

function useTrashMutation<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => unlessRefused(error, readTrashAgain(queryClient)),
  });
}

export const useRestore = () => useTrashMutation(restoreItem);
export const usePurge = () => useTrashMutation(purgeOrGone);
