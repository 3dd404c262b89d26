import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { planEndpoints, type PreviewEstate } from '#shared/contracts/plan.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';

/** Shares the LeaveBits key prefix, so anything that invalidates LeaveBits refreshes this too. */
export const planHealthQuery = queryOptions({
  queryKey: [...triggerBytesKey, buildEndpointPath(planEndpoints.health)],
  queryFn: ({ signal }) => callEndpoint(planEndpoints.health, { signal }),
  staleTime: 0,
  // Reporters answer while the page is open.
  refetchOnWindowFocus: 'always',
});

/** When each LeaveBit becomes readable, and for whom. */
export const planTimelineQuery = queryOptions({
  queryKey: [...triggerBytesKey, buildEndpointPath(planEndpoints.timeline)],
  queryFn: ({ signal }) => callEndpoint(planEndpoints.timeline, { signal }),
  staleTime: 0,
});

/** The person and moment to preview. `at` is an ISO timestamp, or null for now. */
export interface PreviewRequest {
  email: string;
  at: string | null;
  estate: PreviewEstate;
  reportType: ReportType;
}

/** What a person would see, in pages, exactly as they would receive it. */
export const planPreviewQuery = ({ email, at, estate, reportType }: PreviewRequest) =>
  infiniteQueryOptions({
    queryKey: [...triggerBytesKey, 'preview', email, at, estate, reportType],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null;
      const preview = await callEndpoint(planEndpoints.preview, {
        params: { encodedEmail: encodeLinkEmail(email) },
        query: {
          estate,
          reportType,
          ...(at !== null && { at }),
          ...(pageParam !== null && { after: pageParam }),
        },
        signal,
        onHeaders: (headers) => (next = headers.get(NEXT_PAGE_HEADER)),
      });
      return { ...preview, next: next as string | null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Keep the previous data, so that the page doesn't jump while the next moment loads.
    placeholderData: keepPreviousData,
  });
