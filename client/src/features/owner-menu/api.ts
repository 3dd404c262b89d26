import { queryOptions } from '@tanstack/react-query';
import { serviceInfo } from '#shared/contracts/service.ts';
import { apiRequest } from '../../lib/http/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import { forAnyone } from '../../lib/query-client.ts';

/** Who runs this service, and how to reach them. */
export const serviceQuery = queryOptions({
  queryKey: [apiPaths.service()] as const,
  queryFn: ({ signal }) => apiRequest('GET', apiPaths.service(), { schema: serviceInfo, signal }),
  meta: forAnyone,
});
