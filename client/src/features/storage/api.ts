import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { storageCalls } from '#shared/contracts/storage.ts';
import { call } from '../../lib/http/api-client.ts';

/** How much room the owner's files have, read again whenever something shows it. */
export const storageQuery = queryOptions({
  queryKey: [pathOf(storageCalls.read)],
  queryFn: ({ signal }) => call(storageCalls.read, { signal }),
  staleTime: 0,
});
