import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { planEndpoints } from '#shared/contracts/plan.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** Whether the owner has put the first steps away. */
export const firstUseQuery = queryOptions({
  queryKey: [buildEndpointPath(planEndpoints.readFirstUse)],
  queryFn: ({ signal }) => callEndpoint(planEndpoints.readFirstUse, { signal }),
});

/** Puts the first steps away on all devices. If that fails, they come back with the next visit. */
export function usePutAwayFirstUse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(planEndpoints.saveFirstUse, { body: { isPutAway: true } }),
    onMutate: () => queryClient.setQueryData(firstUseQuery.queryKey, { isPutAway: true }),
  });
}
