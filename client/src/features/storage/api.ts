import { queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { storageEndpoints } from '#shared/contracts/storage.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** Storage usage of the owner's files, refetched whenever something shows it. */
export const storageQuery = queryOptions({
  queryKey: [buildEndpointPath(storageEndpoints.read)],
  queryFn: ({ signal }) => callEndpoint(storageEndpoints.read, { signal }),
  staleTime: 0,
});
