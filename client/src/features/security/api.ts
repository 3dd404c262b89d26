import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** What protects the account, and which resets are pending. */
export const securityOverviewQuery = queryOptions({
  queryKey: [buildEndpointPath(securityEndpoints.standing)],
  queryFn: ({ signal }) => callEndpoint(securityEndpoints.standing, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: [buildEndpointPath(securityEndpoints.passkeys)],
  queryFn: ({ signal }) => callEndpoint(securityEndpoints.passkeys, { signal }),
});

export const signInsQuery = queryOptions({
  queryKey: [buildEndpointPath(securityEndpoints.signIns)],
  queryFn: ({ signal }) => callEndpoint(securityEndpoints.signIns, { signal }),
  // Refetched each time the section opens.
  staleTime: 0,
});

/** Invalidates everything that a change of the second factors affects. */
export function useInvalidateFactors(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { queryKey } of [securityOverviewQuery, passkeysQuery])
      void queryClient.invalidateQueries({ queryKey });
  };
}
