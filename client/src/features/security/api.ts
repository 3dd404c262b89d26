import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** How the account is protected, and any pending password resets. */
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

/** Invalidates everything that changes with the second factors. */
export function useInvalidateFactors(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { queryKey } of [securityOverviewQuery, passkeysQuery])
      void queryClient.invalidateQueries({ queryKey });
  };
}
