import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { draftEndpoints, NEW_DRAFT, type Draft, type DraftContent } from '#shared/contracts/drafts.ts';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';

/** The owner's unsaved changes on the server, newest first, without their content. */
export const draftsQuery = queryOptions({
  queryKey: [buildEndpointPath(draftEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(draftEndpoints.list, { signal }),
});

type Base = Pick<Leavebit, 'id' | 'seqno'> | null;
const paramsOf = (leavebitId: number | null) => ({ id: leavebitId ?? NEW_DRAFT });

export const storeDraft = (base: Base, content: DraftContent) =>
  callEndpoint(draftEndpoints.save, {
    params: paramsOf(base?.id ?? null),
    body: { seqno: base?.seqno ?? null, content },
  });

export const removeDraft = (leavebitId: number | null) =>
  callEndpoint(draftEndpoints.discard, { params: paramsOf(leavebitId) });

/**
 * The draft of a LeaveBit, or of a new one. Null if there is none.
 * @throws ApiError if there is one that can't be loaded, because opening the form without it would overwrite it
 */
export async function fetchDraft(queryClient: QueryClient, leavebitId: number | null): Promise<Draft | null> {
  const drafts = await queryClient.ensureQueryData(draftsQuery);
  const isStored = drafts.some((draft) => draft.leavebitId === leavebitId);
  return isStored ? callEndpoint(draftEndpoints.read, { params: paramsOf(leavebitId) }) : null;
}
