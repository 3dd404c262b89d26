import { queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { storageEndpoints } from '#shared/contracts/storage.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** How much storage the owner's files use. Refetched whenever it is shown. */
export const storageQuery = queryOptions({
  queryKey: [buildEndpointPath(storageEndpoints.read)],
  queryFn: ({ signal }) => callEndpoint(storageEndpoints.read, { signal }),
  staleTime: 0,
});
