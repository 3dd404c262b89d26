import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { downloadCalls } from '#shared/contracts/downloads.ts';
import type { WantedDownload } from '#shared/contracts/downloads.ts';
import { EMAIL_SESSION_HEADER, recipientCalls } from '#shared/contracts/recipients.ts';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { call } from '../../lib/http/api-client.ts';
import type { Address } from './gate/address.ts';

/** Asks for a code by mail. The answer does not say whether anything is shared with the address. */
export function requestCode({ encodedEmail }: Address, scope: ShareScope) {
  return call(recipientCalls.requestCode, { params: { id: scope }, body: { encodedEmail } });
}

const sessionHeader = (emailSessionId: string) => ({ [EMAIL_SESSION_HEADER]: emailSessionId });

export const sharedLeavebitsKey = (encodedEmail: string) =>
  [pathOf(recipientCalls.list, { params: { encodedEmail } })] as const;

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
