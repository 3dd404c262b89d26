import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { draftEndpoints, NEW_DRAFT, type Draft, type DraftContent } from '#shared/contracts/drafts.ts';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { sealingQuery } from '#client/features/sealing/api.ts';
import { getUnlockedKeys } from '#client/features/sealing/unlocked-key.ts';

const sealedDrafts = lazyModule(() => import('./sealed-drafts.ts'));

/** The owner's unsaved changes on the server, newest first, without their content. */
export const draftsQuery = queryOptions({
  queryKey: [buildEndpointPath(draftEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(draftEndpoints.list, { signal }),
});

type Base = Pick<Leavebit, 'id' | 'seqno'> | null;
const paramsOf = (leavebitId: number | null) => ({ id: leavebitId ?? NEW_DRAFT });

/**
 * A draft as it may leave the browser. That of a sealed LeaveBit is sealed for its owner. So is that of any new LeaveBit of an owner
 * who has a key for it, because they may choose to seal it after they have typed something.
 * @throws NoSealingKeyError if it is to be sealed and the owner has no key yet
 */
export async function protectDraft(
  queryClient: QueryClient,
  base: Leavebit | null,
  content: DraftContent,
): Promise<DraftContent> {
  if (!content.sealed && base !== null) return content;
  const { publicKey } = await queryClient.ensureQueryData(sealingQuery);
  if (publicKey === null) {
    if (content.sealed) throw new NoSealingKeyError();
    return content;
  }
  const { sealDraft } = await sealedDrafts.load();
  return sealDraft({ ...content, sealed: true, willSeal: content.sealed }, publicKey, base);
}

/** @param content from `protectDraft` */
export const storeDraft = (base: Base, content: DraftContent) =>
  callEndpoint(draftEndpoints.save, {
    params: paramsOf(base?.id ?? null),
    body: { seqno: base?.seqno ?? null, content },
  });

export const removeDraft = (leavebitId: number | null) =>
  callEndpoint(draftEndpoints.discard, { params: paramsOf(leavebitId) });

/**
 * The draft of a LeaveBit, or of a new one. Null if there is none.
 * @param leavebit opened if it is sealed
 * @throws LockedDraftError if it is sealed and the owner has to unlock their key first
 * @throws ApiError if there is one that can't be loaded, because opening the form without it would overwrite it
 */
export async function fetchDraft(
  queryClient: QueryClient,
  leavebit: Leavebit | null,
  t: TextMessages<'owner-form'>,
): Promise<Draft | null> {
  const leavebitId = leavebit?.id ?? null;
  const drafts = await queryClient.ensureQueryData(draftsQuery);
  const isStored = drafts.some((draft) => draft.leavebitId === leavebitId);
  if (!isStored) return null;
  const draft = await callEndpoint(draftEndpoints.read, { params: paramsOf(leavebitId) });
  if (!draft.content.sealed) return draft;
  const keys = getUnlockedKeys();
  if (keys.length === 0) throw new LockedDraftError();
  const { openDraft } = await sealedDrafts.load();
  return { ...draft, content: await openDraft(draft.content, { keys, base: leavebit }, t) };
}

/** A draft has to be sealed first, and its owner hasn't set up sealing. Until then it is only in the tab. */
class NoSealingKeyError extends Error {}

/** The draft is sealed, and the owner's key is locked. */
export class LockedDraftError extends Error {}
