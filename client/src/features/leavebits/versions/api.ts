import { infiniteQueryOptions } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import { versionEndpoints, type LeavebitVersion } from '#shared/contracts/versions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { useUploadMessages } from '../../uploads/use-upload-messages.ts';
import { useLeavebitMutation } from '../api.ts';

const lazySealing = lazyModule(() => import('./seal-again.ts'));

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
  to: LeavebitVersion;
  /** Set to seal it again for the cards of all its recipients, once it is back. */
  sealsAgainAs?: { ownerId: number };
}

/** The version is back, but it couldn't be sealed again. `cause` is the reason. */
export class NotSealedAgainError extends Error {}

async function restoreVersion(
  { from, to, sealsAgainAs }: GoBack,
  t: TextMessages<'owner-uploads'>,
): Promise<Leavebit> {
  const restored = await callEndpoint(versionEndpoints.restore, {
    params: { id: from.id, seqno: to.seqno },
    body: { seqno: from.seqno },
  });
  if (!sealsAgainAs) return restored;
  try {
    const { sealAgain } = await lazySealing.load();
    return await sealAgain(sealsAgainAs.ownerId, { restored, version: to }, t);
  } catch (cause) {
    throw new NotSealedAgainError('It was restored, but not sealed again', { cause });
  }
}

export function useRestoreVersion() {
  const t = useUploadMessages();
  return useLeavebitMutation((goBack: GoBack) => restoreVersion(goBack, t));
}
