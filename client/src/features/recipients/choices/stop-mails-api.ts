import { queryOptions } from '@tanstack/react-query';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';

/* Separate from the recipient page's API, whose code this link's page does not need. */

/** Whose emails a link stops. */
export const stopMailsLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-mails', token],
    queryFn: ({ signal }) => callEndpoint(recipientEndpoints.readStopLink, { params: { token }, signal }),
    retry: false,
  });

export const stopMails = (token: string) => callEndpoint(recipientEndpoints.stopMails, { params: { token } });
