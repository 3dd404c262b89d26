import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import type { SharingSettings } from '#shared/domain/release.ts';
import { encodeEmail } from '#shared/domain/encoded-email.ts';
import { callEndpoint, getErrorCode } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';
import { storageQuery } from '../storage/api.ts';
import { pollMailStatus } from './poll-mail-status.ts';
import { toSharingFields } from './form/form-values.ts';
import type { LeavebitFormValues, RecipientValues } from './form/form-values.ts';
import { MissingFilesError, saveLeavebitWithFiles } from './form/save/save-with-files.ts';

/** The owner's LeaveBits in the server's order. Offline it fails at once, so that nobody waits in vain. */
export const leavebitsQuery = queryOptions({
  queryKey: triggerBytesKey,
  queryFn: ({ signal }) => callEndpoint(leavebitEndpoints.list, { signal }),
});

/** The recipients who have proved their address, and when they last did. */
export const verificationStatusQuery = queryOptions({
  queryKey: [buildEndpointPath(sharingEndpoints.verificationStatus)],
  queryFn: ({ signal }) => callEndpoint(sharingEndpoints.verificationStatus, { signal }),
});

/** The state of the last mail to each of the owner's recipients. */
export const mailStatusQuery = queryOptions({
  queryKey: [buildEndpointPath(sharingEndpoints.mailStatus)],
  queryFn: ({ signal }) => callEndpoint(sharingEndpoints.mailStatus, { signal }),
});

/**
 * Reads again after a save, also after a failed one. The list then shows what was really kept, and a conflict brings
 * the newer save. Resolves once the list is there. The mail status may come later.
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
      // Each file that arrived counts as a save. So the form needs the newest one.
      return error instanceof MissingFilesError ? reading : waitForRefetchOnSuccess(error, reading);
    },
  });
}

export const useSaveLeavebit = () => useLeavebitMutation(saveLeavebitWithFiles);

export interface SaveSharingInput extends Pick<LeavebitFormValues, 'hidesAddresses'> {
  recipients: readonly RecipientValues[];
  base: Pick<Leavebit, 'id' | 'seqno'>;
}

/** Saves the recipients of a LeaveBit, their rules and what they see of one another, and nothing else. */
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

/** Sends a recipient their link once more. */
export function useRemindRecipient(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(sharingEndpoints.remind, { params: { encodedEmail: encodeEmail(email) } }),
    onSettled: () => {
      pollMailStatus(queryClient, mailStatusQuery.queryKey);
      // A refusal may say that they have proved their address in the meantime.
      void queryClient.invalidateQueries({ queryKey: verificationStatusQuery.queryKey });
    },
  });
}

const deleteLeavebit = (id: number) => callEndpoint(leavebitEndpoints.remove, { params: { id } });

/** A LeaveBit that is gone was deleted elsewhere. That is what the owner wanted. */
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
  /** Called before each deletion, with its position from 1. */
  onStart: (position: number) => void;
}

/** Deletes one after the other. A failure is returned with its reason and does not stop the rest. */
async function deleteLeavebits({ ids, onStart }: DeleteLeavebitsInput): Promise<Map<number, unknown>> {
  const failures = new Map<number, unknown>();
  for (const [index, id] of ids.entries()) {
    onStart(index + 1);
    try {
      await deleteLeavebit(id);
    } catch (error) {
      const code = getErrorCode(error);
      // It was deleted elsewhere.
      if (code === 'not-found') continue;
      failures.set(id, error);
      // Without a connection or a session the rest would fail in the same way.
      if (code === 'unreachable' || code === 'not-signed-in') {
        for (const left of ids.slice(index + 1)) failures.set(left, error);
        break;
      }
    }
  }
  return failures;
}

export const useDeleteLeavebits = () => useLeavebitMutation(deleteLeavebits);
