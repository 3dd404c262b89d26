import { queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { exportEndpoints } from '#shared/contracts/exports.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** How much the owner can take along, and who receives something. Read again each time it is shown. */
export const exportOverviewQuery = queryOptions({
  queryKey: [buildEndpointPath(exportEndpoints.overview)],
  queryFn: ({ signal }) => callEndpoint(exportEndpoints.overview, { signal }),
  staleTime: 0,
});

/** Asks for an export, with the code of a proof where one was asked for. @param email whose; undefined for everything. */
export const prepareExport = (email: string | undefined, code: string | undefined) =>
  callEndpoint(exportEndpoints.prepare, { body: { email, code } });
