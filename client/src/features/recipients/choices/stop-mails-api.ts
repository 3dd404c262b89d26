import { queryOptions } from '@tanstack/react-query';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';

/* A separate module, because this link's page doesn't need the recipient page's API. */

/** The sender whose emails a link would stop. */
export const stopMailsLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-mails', token],
    queryFn: ({ signal }) => callEndpoint(recipientEndpoints.readStopLink, { params: { token }, signal }),
    retry: false,
  });

export const stopMails = (token: string) => callEndpoint(recipientEndpoints.stopMails, { params: { token } });
