import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { EMAIL_SESSION_HEADER, sharedLeavebit } from '#shared/contracts/recipients.ts';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { ApiError, apiRequest } from '../../lib/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import type { Address } from './address.ts';

/** Asks for a code by mail. The answer does not tell whether anything is shared with the address. */
export function requestCode({ encodedEmail }: Address, scope: ShareScope) {
  return apiRequest('POST', apiPaths.requestCode(scope), { body: { encodedEmail } });
}

const sessionHeader = (emailSessionId: string) => ({ [EMAIL_SESSION_HEADER]: emailSessionId });

export const sharedLeavebitsKey = (encodedEmail: string) => [apiPaths.myLeavebits(encodedEmail)] as const;

/** What is shared with the address. The session is part of the key: another one never sees a former one's answers. */
export const sharedLeavebitsQuery = (encodedEmail: string, emailSessionId: string) =>
  queryOptions({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId],
    queryFn: ({ signal }) =>
      apiRequest('GET', apiPaths.myLeavebits(encodedEmail), {
        headers: sessionHeader(emailSessionId),
        schema: z.array(sharedLeavebit),
        signal,
      }),
    gcTime: 0,
  });

/** An attachment's bytes. A plain link cannot carry the session's header. */
export async function fetchAttachment(id: number, name: string, emailSessionId: string): Promise<Blob> {
  const response = await fetch(apiPaths.attachment(id, name), {
    headers: sessionHeader(emailSessionId),
    credentials: 'same-origin',
  });
  if (response.ok) return response.blob();
  const body = (await response.json().catch(() => undefined)) as { message?: unknown } | undefined;
  throw new ApiError(response.status, typeof body?.message === 'string' ? body.message : '');
}
