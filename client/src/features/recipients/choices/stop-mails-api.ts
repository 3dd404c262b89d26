import { queryOptions } from '@tanstack/react-query';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';

/* Apart from the calls of the recipient's page, whose scripts the page of this link does not need. */

/** Whose mails a link stops. */
export const stopMailsLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-mails', token],
    queryFn: ({ signal }) => callEndpoint(recipientEndpoints.readStopLink, { params: { token }, signal }),
    retry: false,
  });

export const stopMails = (token: string) => callEndpoint(recipientEndpoints.stopMails, { params: { token } });
