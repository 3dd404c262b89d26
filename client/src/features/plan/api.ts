import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { planCalls, type ImaginedEstate } from '#shared/contracts/plan.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { encodeEmail } from '#shared/domain/encoded-email.ts';
import { call } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';

/** The key begins like that of the LeaveBits, so whatever changes them brings it up to date. */
export const healthQuery = queryOptions({
  queryKey: [...triggerBytesKey, pathOf(planCalls.health)],
  queryFn: ({ signal }) => call(planCalls.health, { signal }),
  staleTime: 0,
});

/** What opens when for whom. */
export const timelineQuery = queryOptions({
  queryKey: [...triggerBytesKey, pathOf(planCalls.timeline)],
  queryFn: ({ signal }) => call(planCalls.timeline, { signal }),
  staleTime: 0,
});

/** What the owner wants to look at. `at`: an ISO moment; null for now. */
export interface Wish {
  email: string;
  at: string | null;
  estate: ImaginedEstate;
}

/** What a person would see, page by page, as the person gets it. */
export const previewQuery = ({ email, at, estate }: Wish) =>
  infiniteQueryOptions({
    queryKey: [...triggerBytesKey, 'preview', email, at, estate],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null;
      const preview = await call(planCalls.preview, {
        params: { encodedEmail: encodeEmail(email) },
        query: { estate, ...(at !== null && { at }), ...(pageParam !== null && { after: pageParam }) },
        signal,
        onHeaders: (headers) => (next = headers.get(NEXT_PAGE_HEADER)),
      });
      return { ...preview, next: next as string | null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // The page does not jump while the next moment loads.
    placeholderData: keepPreviousData,
  });
