import { queryOptions } from '@tanstack/react-query';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { publicQueryMeta } from '#client/lib/queries/query-client.ts';

/* Apart from the calls of the recipient's page, whose scripts the page of this link does not need. */

/** What a link leads back to. The token is in the body and the key, and in no address. */
export const returnLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [recipientEndpoints.readReturnLink.path, token] as const,
    queryFn: ({ signal }) => callEndpoint(recipientEndpoints.readReturnLink, { body: { token }, signal }),
    retry: false,
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const returnToLeavebit = (token: string) =>
  callEndpoint(recipientEndpoints.comeBack, { body: { token } });
