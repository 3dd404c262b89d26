import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { activityEndpoints } from '#shared/contracts/activity.ts';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';

export interface ActivityFilter {
  /** The group to show, or an empty string for all. */
  kind: string;
  /** Words that entries must contain, or an empty string for any. */
  text: string;
}

/** The owner's activity log, newest first, in pages. Keeps showing the current entries until the filtered ones have loaded. */
export const activityQuery = ({ kind, text }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [buildEndpointPath(activityEndpoints.list, { query: {} }), { kind, text }],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(activityEndpoints.list, {
        query: {
          ...(pageParam !== null && { before: String(pageParam) }),
          ...(kind && { kind }),
          ...(text && { text }),
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
