import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  downloadEndpoints,
  NEXT_PAGE_HEADER,
  recipientEndpoints,
  type DownloadTicketRequest,
  type SharedLeavebit,
} from '#shared/contracts/recipients.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import type { Language } from '#shared/domain/languages.ts';
import { callEndpoint, getErrorCode } from '../../lib/http/api-client.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';
import { sharedLeavebitsKey, type ViewSession } from './verification/email-session.ts';

const sessionHeader = (emailSessionId: string) => ({ [EMAIL_SESSION_HEADER]: emailSessionId });

/** Limits the list to the LeaveBits named in a link, or to those from hidden or visible senders. */
export interface SharedLeavebitsFilter {
  ids?: readonly number[] | undefined;
  isHidden?: boolean;
}

/**
 * Everything shared with the address, in pages. The session is part of the key, so that sessions never share cached responses.
 */
export const sharedLeavebitsQuery = (
  { encodedEmail, emailSessionId }: ViewSession,
  { ids, isHidden = false }: SharedLeavebitsFilter,
) =>
  infiniteQueryOptions({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId, 'list', { ids, isHidden }],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null;
      const leavebits = await callEndpoint(recipientEndpoints.list, {
        params: { encodedEmail },
        query: {
          ...(ids && { ids: ids.join(',') }),
          ...(isHidden && { hidden: 'true' as const }),
          ...(pageParam !== null && { after: pageParam }),
        },
        headers: sessionHeader(emailSessionId),
        signal,
        onHeaders: (headers) => (next = headers.get(NEXT_PAGE_HEADER)),
      });
      return { leavebits, next: next as string | null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });

/** A LeaveBit with its full text, for lists too large to include it. */
export const sharedLeavebitDetailsQuery = ({ encodedEmail, emailSessionId }: ViewSession, id: number) =>
  queryOptions({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId, 'details', id],
    queryFn: ({ signal }) =>
      callEndpoint(recipientEndpoints.details, {
        params: { encodedEmail, id },
        headers: sessionHeader(emailSessionId),
        signal,
      }),
    gcTime: 0,
  });

/** What the page of a single LeaveBit shows once what it was opened with is outdated. Only ever set. */
export const latestLeavebitQuery = ({ encodedEmail, emailSessionId }: ViewSession, id: number) =>
  queryOptions<SharedLeavebit>({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId, 'latest', id],
    queryFn: skipToken,
    gcTime: Infinity,
  });

/** The recipient's choices for each sender. */
export const senderChoicesQuery = ({ encodedEmail, emailSessionId }: ViewSession) =>
  queryOptions({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId, 'choices'],
    queryFn: ({ signal }) =>
      callEndpoint(recipientEndpoints.choices, {
        params: { encodedEmail },
        headers: sessionHeader(emailSessionId),
        signal,
      }),
    gcTime: 0,
  });

/** The language in which the recipient has asked for our emails. */
export const mailLanguageQuery = ({ encodedEmail, emailSessionId }: ViewSession) =>
  queryOptions({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId, 'mail-language'],
    queryFn: ({ signal }) =>
      callEndpoint(recipientEndpoints.mailLanguage, {
        params: { encodedEmail },
        headers: sessionHeader(emailSessionId),
        signal,
      }),
    gcTime: 0,
  });

/** Asks us to write to the recipient in a language from now on. */
export const useChooseMailLanguage = ({ encodedEmail, emailSessionId }: ViewSession) =>
  useMutation({
    mutationFn: (language: Language) =>
      callEndpoint(recipientEndpoints.chooseMailLanguage, {
        params: { encodedEmail },
        body: { language },
        headers: sessionHeader(emailSessionId),
      }),
  });

/** A mutation that invalidates everything shown in the session. */
function useRecipientMutation<Variables>(
  { encodedEmail }: ViewSession,
  mutationFn: (variables: Variables) => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) =>
      waitForRefetchOnSuccess(
        error,
        queryClient.invalidateQueries({ queryKey: sharedLeavebitsKey(encodedEmail) }),
      ),
  });
}

/** Hides or unhides a sender, and stops or resumes their emails. */
export const useUpdateSenderChoice = (session: ViewSession) =>
  useRecipientMutation(session, (body: { username: string; isHidden?: boolean; mailsStopped?: boolean }) =>
    callEndpoint(recipientEndpoints.choose, {
      params: { encodedEmail: session.encodedEmail },
      body,
      headers: sessionHeader(session.emailSessionId),
    }),
  );

/** Leaves a LeaveBit. If it is no longer shared, that counts as success. */
export const useLeaveLeavebit = (session: ViewSession) =>
  useRecipientMutation(session, async (id: number) => {
    try {
      const { encodedEmail, emailSessionId } = session;
      await callEndpoint(recipientEndpoints.leave, {
        params: { encodedEmail, id },
        headers: sessionHeader(emailSessionId),
      });
    } catch (error) {
      if (getErrorCode(error) !== 'not-found') throw error;
    }
  });

/**
 * Requests a ticket to download a file or an entire LeaveBit, because a plain link can't carry the session header. The server
 * rejects the request if the download could not succeed.
 */
export function requestDownloadTicket(id: number, wanted: DownloadTicketRequest, emailSessionId: string) {
  return callEndpoint(downloadEndpoints.ticket, {
    params: { id },
    body: wanted,
    headers: sessionHeader(emailSessionId),
  });
}

/** Requests a ticket to download everything that the address may read, from all senders. */
export function requestEverythingTicket({ encodedEmail, emailSessionId }: ViewSession) {
  return callEndpoint(downloadEndpoints.everythingTicket, {
    params: { encodedEmail },
    headers: sessionHeader(emailSessionId),
  });
}

/** Whether a ticket's link works, without downloading the file. False if there is no response. */
export async function isDownloadReady(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', credentials: 'same-origin' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
