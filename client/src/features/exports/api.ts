import { queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { exportEndpoints } from '#shared/contracts/exports.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

/** The size of the owner's data, and its recipients. Refetched each time it is shown. */
export const exportOverviewQuery = queryOptions({
  queryKey: [buildEndpointPath(exportEndpoints.overview)],
  queryFn: ({ signal }) => callEndpoint(exportEndpoints.overview, { signal }),
  staleTime: 0,
});

/**
 * Requests an export, with the reauthentication code if the server asked for one. @param email the recipient whose data to
 * export; undefined exports everything.
 */
export const prepareExport = (email: string | undefined, code: string | undefined) =>
  callEndpoint(exportEndpoints.prepare, { body: { email, code } });
