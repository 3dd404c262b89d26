import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { leavebitEndpoints, type Leavebit } from '#shared/contracts/leavebits.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import type { SharingSettings } from '#shared/domain/release.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { callEndpoint, getErrorCode } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';
import { storageQuery } from '../storage/api.ts';
import { useUploadMessages } from '../uploads/use-upload-messages.ts';
import { pollMailStatus } from './poll-mail-status.ts';
import { toSharingFields, type LeavebitFormValues, type RecipientValues } from './form/form-values.ts';
import {
  MissingFilesError,
  saveLeavebitWithFiles,
  type SaveLeavebitInput,
} from './form/save/save-with-files.ts';

/** The owner's LeaveBits in the server's order. Fails immediately when offline, so that users aren't left waiting. */
export const leavebitsQuery = queryOptions({
  queryKey: triggerBytesKey,
  queryFn: ({ signal }) => callEndpoint(leavebitEndpoints.list, { signal }),
});

/** The recipients who have verified their address, with the date of the last verification. */
export const verificationStatusQuery = queryOptions({
  queryKey: [buildEndpointPath(sharingEndpoints.verificationStatus)],
  queryFn: ({ signal }) => callEndpoint(sharingEndpoints.verificationStatus, { signal }),
});

/** The status of the last email to each of the owner's recipients. */
export const mailStatusQuery = queryOptions({
  queryKey: [buildEndpointPath(sharingEndpoints.mailStatus)],
  queryFn: ({ signal }) => callEndpoint(sharingEndpoints.mailStatus, { signal }),
});

/**
 * Refetches after a save, even if it failed, so that the list shows what was actually stored and a conflict has the newer
 * version. Resolves once the list has loaded; the email status may arrive later.
 */
function readAgain(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: verificationStatusQuery.queryKey });
  pollMailStatus(queryClient, mailStatusQuery.queryKey);
  void queryClient.invalidateQueries({ queryKey: storageQuery.queryKey });
  return queryClient.invalidateQueries({ queryKey: triggerBytesKey });
}

export function useLeavebitMutation<Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => {
      const reading = readAgain(queryClient);
      // Each uploaded file counts as a save, so the form needs the latest version.
      return error instanceof MissingFilesError ? reading : waitForRefetchOnSuccess(error, reading);
    },
  });
}

export function useSaveLeavebit() {
  const t = useUploadMessages();
  return useLeavebitMutation((save: SaveLeavebitInput) => saveLeavebitWithFiles(save, t));
}

export interface SaveSharingInput extends Pick<LeavebitFormValues, 'hidesAddresses'> {
  recipients: readonly RecipientValues[];
  base: Pick<Leavebit, 'id' | 'seqno'>;
}

/** Saves only a LeaveBit's recipients, their rules and whether they can see one another's addresses. */
export const useSaveSharing = () =>
  useLeavebitMutation(({ recipients, hidesAddresses, base }: SaveSharingInput) =>
    callEndpoint(leavebitEndpoints.update, {
      params: { id: base.id },
      body: { ...toSharingFields(recipients), hidesAddresses, seqno: base.seqno },
    }),
  );

export interface ShareLeavebitsInput {
  triggerByteIds: number[];
  emails: string[];
  sharingConfig: SharingSettings['sharingConfig'];
  shareWithPreConfigured: boolean;
}

export const useShareLeavebits = () =>
  useLeavebitMutation((body: ShareLeavebitsInput) => callEndpoint(sharingEndpoints.shareMultiple, { body }));

/** Resends a recipient's link. */
export function useRemindRecipient(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callEndpoint(sharingEndpoints.remind, { params: { encodedEmail: encodeLinkEmail(email) } }),
    onSettled: () => {
      pollMailStatus(queryClient, mailStatusQuery.queryKey);
      // The request may have failed because the recipient has just verified their address.
      void queryClient.invalidateQueries({ queryKey: verificationStatusQuery.queryKey });
    },
  });
}

const deleteLeavebit = (id: number) => callEndpoint(leavebitEndpoints.remove, { params: { id } });

/** Deletes a LeaveBit. A missing one was already deleted elsewhere, which counts as success. */
async function deleteOrGone(id: number): Promise<void> {
  try {
    await deleteLeavebit(id);
  } catch (error) {
    if (getErrorCode(error) !== 'not-found') throw error;
  }
}

export const useDeleteLeavebit = () => useLeavebitMutation(deleteOrGone);

export interface DeleteLeavebitsInput {
  ids: readonly number[];
  /** Called before each deletion with the item's one-based position. */
  onStart: (position: number) => void;
}

/** Deletes LeaveBits one by one. Returns failures with their reasons instead of stopping. */
async function deleteLeavebits({ ids, onStart }: DeleteLeavebitsInput): Promise<Map<number, unknown>> {
  const failures = new Map<number, unknown>();
  for (const [index, id] of ids.entries()) {
    onStart(index + 1);
    try {
      await deleteLeavebit(id);
    } catch (error) {
      const code = getErrorCode(error);
      // Someone has already deleted it.
      if (code === 'not-found') continue;
      failures.set(id, error);
      // Without a connection or a session, all remaining requests would fail too.
      if (code === 'unreachable' || code === 'not-signed-in') {
        for (const left of ids.slice(index + 1)) failures.set(left, error);
        break;
      }
    }
  }
  return failures;
}

export const useDeleteLeavebits = () => useLeavebitMutation(deleteLeavebits);
