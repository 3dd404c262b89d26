import { queryOptions } from '@tanstack/react-query';
import { recipientEndpoints } from '#shared/contracts/recipients.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { publicQueryMeta } from '#client/lib/queries/query-client.ts';

/* A separate module, because this link's page doesn't need the recipient page's API. */

/** What a return link would restore. The token is in the request body and the query key, never in a URL. */
export const leavebitReturnLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [recipientEndpoints.readReturnLink.path, token] as const,
    queryFn: ({ signal }) => callEndpoint(recipientEndpoints.readReturnLink, { body: { token }, signal }),
    retry: false,
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const returnToLeavebit = (token: string) =>
  callEndpoint(recipientEndpoints.comeBack, { body: { token } });
