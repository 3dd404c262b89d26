import { queryOptions } from '@tanstack/react-query';
import { downloadCalls } from '#shared/contracts/downloads.ts';
import type { WantedDownload } from '#shared/contracts/downloads.ts';
import { recipientCalls } from '#shared/contracts/recipients.ts';
import { EMAIL_SESSION_HEADER } from '#shared/contracts/view-session.ts';
import { call } from '../../lib/http/api-client.ts';
import { sharedLeavebitsKey } from './gate/email-session.ts';

const sessionHeader = (emailSessionId: string) => ({ [EMAIL_SESSION_HEADER]: emailSessionId });

/**
 * Everything that is shared with the address. The session is part of the key, so that no session sees another one's
 * answers.
 */
export const sharedLeavebitsQuery = (encodedEmail: string, emailSessionId: string) =>
  queryOptions({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId],
    queryFn: ({ signal }) =>
      call(recipientCalls.list, {
        params: { encodedEmail },
        headers: sessionHeader(emailSessionId),
        signal,
      }),
    gcTime: 0,
  });

/**
 * Asks for a ticket to download one file or a whole LeaveBit. A plain link needs it, because a link cannot carry the
 * session's header. The server refuses at once if it knows that the download would fail.
 */
export function requestDownload(id: number, wanted: WantedDownload, emailSessionId: string) {
  return call(downloadCalls.ticket, {
    params: { id },
    body: wanted,
    headers: sessionHeader(emailSessionId),
  });
}

/** Whether a ticket's link works, without fetching the file. No answer counts as no. */
export async function isDownloadReady(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', credentials: 'same-origin' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
