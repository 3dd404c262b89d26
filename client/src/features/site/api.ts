import { queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { publicQueryMeta } from '../../lib/queries/query-client.ts';

/** Who runs this service and how to reach them. */
export const serviceInfoQuery = queryOptions({
  queryKey: [buildEndpointPath(sessionEndpoints.service)] as const,
  queryFn: ({ signal }) => callEndpoint(sessionEndpoints.service, { signal }),
  meta: publicQueryMeta,
});
