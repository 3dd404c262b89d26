import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { buildEndpointPath, type ReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import { trashEndpoints } from '#shared/contracts/trash.ts';
import { callEndpoint, getErrorCode } from '#client/lib/http/api-client.ts';
import { waitForRefetchOnSuccess } from '#client/lib/queries/wait-for-refetch.ts';

/** What the owner has deleted. Refetched each time it is shown. */
export const trashQuery = queryOptions({
  queryKey: [buildEndpointPath(trashEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(trashEndpoints.list, { signal }),
  staleTime: 0,
});

export const restoreTrashItem = (id: number) => callEndpoint(trashEndpoints.restore, { params: { id } });

interface Purge {
  id: number;
  /** The reauthentication code, if one was required. */
  code: string | undefined;
}

/** Purges an item. A missing one was already purged elsewhere, which counts as success. */
async function purgeOrGone({ id, code }: Purge): Promise<ReauthenticationRequired | null> {
  try {
    return (await callEndpoint(trashEndpoints.purge, { params: { id }, body: { code } })) ?? null;
  } catch (error) {
    if (getErrorCode(error) !== 'not-found') throw error;
    return null;
  }
}

/** Refetches everything, even after a failure, because restored items affect the list, the storage usage and the people page. */
export const invalidateAllQueries = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries();

function useTrashMutation<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => waitForRefetchOnSuccess(error, invalidateAllQueries(queryClient)),
  });
}

export const useRestoreTrashItem = () => useTrashMutation(restoreTrashItem);
export const usePurgeTrashItem = () => useTrashMutation(purgeOrGone);
