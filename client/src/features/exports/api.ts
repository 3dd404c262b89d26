import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { exportCalls } from '#shared/contracts/exports.ts';
import { call } from '../../lib/http/api-client.ts';

/** How much the owner can take along, and who receives something. Read again each time it is shown. */
export const exportOverviewQuery = queryOptions({
  queryKey: [pathOf(exportCalls.overview)],
  queryFn: ({ signal }) => call(exportCalls.overview, { signal }),
  staleTime: 0,
});

/** Asks for an export, with the code of a proof where one was asked for. @param email whose; undefined for everything. */
export const prepareExport = (email: string | undefined, code: string | undefined) =>
  call(exportCalls.prepare, { body: { email, code } });
