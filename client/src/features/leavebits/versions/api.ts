import { infiniteQueryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { versionEndpoints } from '#shared/contracts/versions.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { useLeavebitMutation } from '../api.ts';

/** The earlier versions of a LeaveBit, in pages. The key contains `seqno`, so each save triggers a refetch. */
export const versionsQuery = ({ id, seqno }: Pick<Leavebit, 'id' | 'seqno'>) =>
  infiniteQueryOptions({
    queryKey: [buildEndpointPath(versionEndpoints.list, { params: { id }, query: {} }), seqno],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null;
      const versions = await callEndpoint(versionEndpoints.list, {
        params: { id },
        query: pageParam === null ? {} : { before: Number(pageParam) },
        signal,
        onHeaders: (headers) => (next = headers.get(NEXT_PAGE_HEADER)),
      });
      return { versions, next: next as string | null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

interface GoBack {
  /** The latest version that the user saw when deciding. */
  from: Pick<Leavebit, 'id' | 'seqno'>;
  /** The version to restore. */
  to: number;
}

export const useRestoreVersion = () =>
  useLeavebitMutation(({ from, to }: GoBack) =>
    callEndpoint(versionEndpoints.restore, {
      params: { id: from.id, seqno: to },
      body: { seqno: from.seqno },
    }),
  );
