import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { checkupEndpoints, type Checkup, type CheckupInterval } from '#shared/contracts/checkups.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';

/** The state of the owner's check-up. */
export const checkupQuery = queryOptions({
  queryKey: [buildEndpointPath(checkupEndpoints.read)],
  queryFn: ({ signal }) => callEndpoint(checkupEndpoints.read, { signal }),
  staleTime: 0,
});

/** Caches the state returned by the server, and refetches the plan, which shows whether a check-up is due. */
function useKept<Input>(change: (input: Input) => Promise<Checkup>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (checkup) => {
      client.setQueryData(checkupQuery.queryKey, checkup);
      void client.invalidateQueries({ queryKey: triggerBytesKey });
    },
  });
}

export const useSetCheckupInterval = () =>
  useKept((every: CheckupInterval) => callEndpoint(checkupEndpoints.set, { body: { every } }));

export const useFinishCheckup = () => useKept((_: void) => callEndpoint(checkupEndpoints.finish));
