import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { call } from '../../lib/http/api-client.ts';
import { forAnyone } from '../../lib/queries/query-client.ts';

/** Who runs this service, and how people reach them. */
export const serviceQuery = queryOptions({
  queryKey: [pathOf(sessionCalls.service)] as const,
  queryFn: ({ signal }) => call(sessionCalls.service, { signal }),
  meta: forAnyone,
});
